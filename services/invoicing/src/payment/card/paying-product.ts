import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { DataSource } from 'typeorm';
import type { Currency } from '../../money/exact/amount.js';

/** What the payment of a product needs to know of it. */
export interface PayingProduct {
  readonly id: string;
  readonly userId: string | null;
  readonly status: string;
  readonly name: string;
  /** Of the pages the payer came from. */
  readonly language: string | null;
  readonly paymentType: 'card' | 'wallet' | 'transfer' | null;
  readonly paymentState: string | null;
  /** What is left to pay. */
  readonly due: { readonly amountMinor: number; readonly currency: Currency };
  readonly billing: { readonly name: string; readonly email: string } | null;
  /** A part of it came by transfer; the rest comes that way as well. */
  readonly isPartlyPaid: boolean;
  readonly gatewayOrderId: string | null;
  readonly attempt: number | null;
  readonly checkoutUrl: string | null;
  /** Whose order it is at the provider, where a card is kept or used again. */
  readonly gatewayCustomerId: string | null;
  readonly saveCard: boolean;
  /** The press that wants the saved card charged; null once it was. */
  readonly chargeWanted: string | null;
  /** Which try of the card on file without the customer; null where he pays himself. */
  readonly chargeAttempt: number | null;
  /** The saved card that was chosen, as the provider knows it; null also when it was taken away meanwhile. */
  readonly card: { readonly methodId: string; readonly customerId: string } | null;
  /** Keys of what the provider told before. */
  readonly recorded: ReadonlySet<string>;
}

export async function payingProduct(db: DataSource, id: string): Promise<PayingProduct | undefined> {
  const row = await byItself(db, (tx) =>
    queryRow<Omit<PayingProduct, 'recorded'> & { readonly recorded: readonly string[] }>(
      tx,
      `select id, status, name, language, payment_type as "paymentType", payment_state as "paymentState", json_build_object('amountMinor', (total ->> 'amountMinor')::bigint - coalesce((credit_used ->> 'amountMinor')::bigint, 0), 'currency', currency) as due, still_to_pay is not null as "isPartlyPaid", billing, gateway_order_id as "gatewayOrderId", attempt, user_id as "userId",
         checkout_url as "checkoutUrl", gateway_customer_id as "gatewayCustomerId", coalesce(save_card, false) as "saveCard", charge_wanted as "chargeWanted", charge_attempt as "chargeAttempt",
         (select json_build_object('methodId', c.gateway_method_id, 'customerId', c.gateway_customer_id) from user_payment_method c where c.id = p.payment_method_id and c.user_id = p.user_id and c.gateway_method_id is not null) as card,
         array(select e.gateway_id from product_event e where e.product_id = p.id) as recorded
       from product p where id = $1`,
      [id],
    ),
  );
  return row === undefined ? undefined : { ...row, recorded: new Set(row.recorded) };
}
