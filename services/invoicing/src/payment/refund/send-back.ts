import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Currency } from '../../money/exact/amount.js';
import { product } from '../../product/product.work-item.js';
import type { PaymentParts } from '../card/payment-parts.js';
import { inOneTransaction } from '../../product/run-steps.js';

const refund = product.steps.refundProduct;
const askByHand = product.steps.askForProductTransferBack;

interface Credit {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly reason: string;
  readonly productId: string | null;
  readonly paymentType: string | null;
  readonly gatewayOrderId: string | null;
  readonly paidAt: Date | null;
  readonly usedCredit: boolean;
  readonly isDisputed: boolean;
}

/** The money of a credit note goes back the way it came: by the provider with the credit note's id as its key, or by hand for a transfer.
 *  @source money rules R-REF-1…3 */
export async function sendBack({ runtime, provider }: PaymentParts, creditNoteId: string): Promise<null> {
  const credit = await inTransaction(runtime.db, (tx) =>
    queryRow<Credit>(
      tx,
      `select -(n.total ->> 'amountMinor')::bigint::integer - coalesce(n.settles_minor, 0) as "amountMinor", n.currency, n.reason, p.id as "productId", p.payment_type as "paymentType", p.gateway_order_id as "gatewayOrderId", p.paid_at as "paidAt",
         p.credit_used is not null as "usedCredit", coalesce(p.dispute_state in ('Open', 'Lost'), false) as "isDisputed"
       from credit_note n join invoice i on i.id = n.invoice_id left join product p on p.id = i.product_id where n.id = $1`,
      [creditNoteId],
    ),
  );
  // A credit of what nobody has paid gives nothing back.
  if (credit === undefined || credit.productId === null || credit.paidAt === null) return null;
  const {
    productId: streamId,
    amountMinor,
    currency,
    reason,
    gatewayOrderId,
    paymentType,
    usedCredit,
    isDisputed,
  } = credit;
  if (amountMinor <= 0) return null;
  // Also by hand: what an earlier transfer paid a part of, and what the payer's bank may take back itself.
  if (paymentType === 'transfer' || gatewayOrderId === null || usedCredit || isDisputed) {
    await inOneTransaction(runtime, (run) =>
      run(askByHand, { streamId, input: { amountMinor }, key: creditNoteId }),
    );
    return null;
  }
  await provider.refund({
    orderId: gatewayOrderId,
    amount: amountMinor,
    currency,
    reason,
    key: creditNoteId,
  });
  await inOneTransaction(runtime, (run) =>
    run(refund, { streamId, input: { amount: { amountMinor, currency }, reason }, key: creditNoteId }),
  );
  return null;
}
