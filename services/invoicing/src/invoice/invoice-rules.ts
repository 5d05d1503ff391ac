import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { no } from '../refusals.js';
import { totalsOf, type StoredTaxGroup } from '../tax/tax-groups.js';

/** @source money rules R-REM-1 */
const DUE_DAYS = 7;

interface Invoice {
  readonly number?: string | null;
  readonly currency?: string;
  readonly billingEntity?: { readonly timeZone: string };
  readonly dueDate?: string | null;
  readonly lines?: readonly { readonly net: number }[];
  readonly taxGroups?: readonly StoredTaxGroup[];
}

/** The law keeps what has a number. @source money rules R-DOC-4, R-NUM-3 */
export function keepIssued({ number }: Invoice): Refusal | undefined {
  return (number ?? null) === null ? undefined : no('RETAINED.document');
}

/** Net, VAT and total of an invoice, added up over its tax groups. */
export function sumsOf({ taxGroups = [], currency = '' }: Invoice): { net: Money; vat: Money; total: Money } {
  const { net, vat, total } = totalsOf(taxGroups);
  return {
    net: { amountMinor: net, currency },
    vat: { amountMinor: vat, currency },
    total: { amountMinor: total, currency },
  };
}

/** @source money rules, invariant 2 */
export function linesProblem({ lines = [], taxGroups = [] }: Invoice): Refusal | undefined {
  const ofLines = lines.reduce((sum, { net }) => sum + net, 0);
  const { net } = totalsOf(taxGroups);
  if (ofLines === net) return undefined;
  return refuseFields([
    {
      path: ['taxGroups'],
      code: 'SUMS_DIFFER',
      message: 'The tax groups do not add up to the lines; calculate the price again.',
      params: { lines: ofLines, groups: net },
    },
  ]);
}

/** @source money rules R-CPN-5 */
export function issueProblem({ taxGroups = [] }: Invoice): Refusal | undefined {
  return totalsOf(taxGroups).total > 0 ? undefined : no('NOTHING_TO_INVOICE');
}

/** Last day to pay, `YYYY-MM-DD`: the one that was said, else seven days after `issuedOn`, a day in the issuer's zone. @source money rules R-REM-1 */
export function dueDateOf({ dueDate }: Invoice, issuedOn: string): string {
  return dueDate ?? addDays(issuedOn, DUE_DAYS);
}

/** An invoice is overdue from the day after its due date on, in the issuer's zone. Refused with NOT_DUE before. */
export function overdueProblem(
  { billingEntity, dueDate }: Invoice,
  { now }: CommandContext,
): Refusal | undefined {
  const today = calendarDate(now, billingEntity?.timeZone ?? 'UTC');
  return dueDate === undefined || dueDate === null || today > dueDate
    ? undefined
    : no('NOT_DUE', { dueDate });
}
