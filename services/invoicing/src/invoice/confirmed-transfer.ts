import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { dayProblem } from '../product/confirmed-transfer.js';
import { no } from '../refusals.js';

interface Invoice {
  readonly productId?: string | null;
  readonly billingEntity?: { readonly timeZone: string };
}

/** An invoice of an order is paid with its order, and money that is confirmed has come. Refused with PAID_AT_THE_ORDER, or at the field with IN_THE_FUTURE. */
export function invoiceTransferProblem(
  { productId, billingEntity }: Invoice,
  { paymentDate }: { readonly paymentDate: string },
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  if (productId) return no('PAID_AT_THE_ORDER');
  return dayProblem('paymentDate', paymentDate, { now, zone: billingEntity?.timeZone });
}

/** Exactly what the invoice asks for, less what its credit notes took back: an invoice alone keeps neither a rest nor a surplus. Refused at the field with AMOUNT_DIFFERS. */
export async function leftToPayProblem(
  tx: EntityManager,
  invoiceId: string,
  amount: Money,
): Promise<Record<never, never> | Refusal> {
  const left = await queryRow<{ minor: string; currency: string }>(
    tx,
    `select ((i.total ->> 'amountMinor')::bigint + coalesce((select sum((n.total ->> 'amountMinor')::bigint) from credit_note n where n.invoice_id = i.id), 0)) as minor, i.currency
       from invoice i where i.id = $1`,
    [invoiceId],
  );
  if (left === undefined || (Number(left.minor) === amount.amountMinor && left.currency === amount.currency))
    return {};
  return refuseFields([
    {
      path: ['amount'],
      code: 'AMOUNT_DIFFERS',
      message:
        'The invoice asks for another sum. Where less came, ask for the rest and confirm both together; where more came, send the difference back first.',
    },
  ]);
}
