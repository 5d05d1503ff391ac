import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { issuerOf } from '../price-list/issuers.js';
import { no } from '../refusals.js';
import { ProductStatus } from './product-status.js';

/** A transfer as an admin reads it from the statement of the bank. */
interface ReadTransfer {
  readonly amount: Money;
  readonly receivedOn: string;
  readonly bankReference: string;
}

interface Product {
  readonly status?: string;
  readonly paymentType?: string | null;
  readonly currency?: string;
  readonly billingEntityCode?: string | null;
}

/** Money came, in the currency that was asked for, and not tomorrow. Refused with PAYMENT_UNDER_WAY.method while a card is being finished, or at the field with
 *  OTHER_CURRENCY, TOO_SMALL or IN_THE_FUTURE. */
export function confirmedTransferProblem(
  { status, paymentType, currency, billingEntityCode }: Product,
  { amount, receivedOn }: ReadTransfer,
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  if (status === ProductStatus.checkoutCompleted && paymentType !== 'transfer')
    return no('PAYMENT_UNDER_WAY.method');
  return (
    amountProblem(amount, currency) ??
    dayProblem('receivedOn', receivedOn, { now, zone: issuerOf(billingEntityCode ?? undefined)?.timeZone })
  );
}

function amountProblem(amount: Money, currency: string | undefined): Refusal | undefined {
  if (amount.currency !== currency)
    return refuseFields([
      {
        path: ['amount'],
        code: 'OTHER_CURRENCY',
        message: 'Another currency was asked for: send the transfer back, or write what the bank made of it.',
      },
    ]);
  return amount.amountMinor > 0
    ? undefined
    : refuseFields([{ path: ['amount'], code: 'TOO_SMALL', message: 'Enter what came: more than zero.' }]);
}

/** Money that is confirmed has come. `zone`: where the issuer counts days. Refused at the field with IN_THE_FUTURE. */
export function dayProblem(
  key: string,
  day: string,
  { now, zone = 'UTC' }: { readonly now: Date; readonly zone?: string | undefined },
): Refusal | undefined {
  return day <= calendarDate(now, zone)
    ? undefined
    : refuseFields([
        {
          path: [key],
          code: 'IN_THE_FUTURE',
          message: 'This day has not come yet; enter the day on the statement.',
        },
      ]);
}

/** No transfer pays twice, whoever booked it first: the feed of the bank or a colleague. Refused at the field with TRANSFER_BOOKED. */
export async function transferBookedBefore(
  tx: EntityManager,
  bankReference: string,
): Promise<Record<never, never> | Refusal> {
  const booked = await queryRow(tx, 'select 1 from bank_credit where transaction_id = $1', [bankReference]);
  return booked === undefined
    ? {}
    : refuseFields([
        {
          path: ['bankReference'],
          code: 'TRANSFER_BOOKED',
          message: 'This transfer is booked already; look at it among the transfers.',
        },
      ]);
}
