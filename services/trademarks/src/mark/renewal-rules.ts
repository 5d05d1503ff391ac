import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { lastDayToOrder, renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { futureProblem, officeToday, orderProblem } from '../deadlines/office-day.js';
import { no } from '../refusals.js';

interface RegisteredMark {
  readonly jurisdiction?: string;
  readonly expirationDate?: string | null;
  readonly renewalOrderedOn?: string | null;
  readonly renewalFiledOn?: string | null;
}

/** Why no renewal can be ordered on this day at the office: `RENEWAL_ORDERED`, `EXPIRY_UNKNOWN`, `TOO_EARLY_TO_RENEW` with the first day in
 *  `from`, `TOO_LATE_TO_RENEW` with the last in `to`. */
export function renewalOrderProblem(
  { jurisdiction = '', expirationDate, renewalOrderedOn }: RegisteredMark,
  now: Date,
): Refusal | undefined {
  if (renewalOrderedOn)
    return no(
      'RENEWAL_ORDERED',
      { orderedOn: renewalOrderedOn },
      { orderedOn: dayInWords(renewalOrderedOn) },
    );
  if (!expirationDate) return no('EXPIRY_UNKNOWN');
  const window = renewalWindow(jurisdiction, expirationDate);
  const [from, to] = [window.orderFrom, lastDayToOrder(window)];
  const stage = renewalStage(window, officeToday(jurisdiction, now));
  if (stage === 'too early') return no('TOO_EARLY_TO_RENEW', { from }, { from: dayInWords(from) });
  return stage === 'over' ? no('TOO_LATE_TO_RENEW', { to }, { to: dayInWords(to) }) : undefined;
}

/** An office hands back what comes before its window opens. */
export function renewalFilingProblem(
  { jurisdiction = '', expirationDate, renewalOrderedOn }: RegisteredMark,
  filedOn: string,
  now: Date,
): Refusal | undefined {
  if (!renewalOrderedOn || !expirationDate) return no('NOT_ORDERED.record');
  const { opensOn } = renewalWindow(jurisdiction, expirationDate);
  return (
    orderProblem('renewalFiledOn', filedOn, opensOn) ??
    futureProblem('renewalFiledOn', filedOn, officeToday(jurisdiction, now))
  );
}

/** Once it is at the office it cannot be taken back. */
export function renewalReleaseProblem({
  renewalOrderedOn,
  renewalFiledOn,
}: RegisteredMark): Refusal | undefined {
  if (!renewalOrderedOn) return no('NOT_ORDERED');
  return renewalFiledOn
    ? no(
        'RENEWAL_FILED',
        {
          filedOn: renewalFiledOn,
        },
        { filedOn: dayInWords(renewalFiledOn) },
      )
    : undefined;
}

/** A renewal is recorded once it was ordered (`NOT_ORDERED.record`) and paid (`RENEWAL_UNPAID`), with a new day of expiry after the old one
 *  (`NOT_LATER`). Dates `YYYY-MM-DD`. */
export function renewalRecordProblem(
  { expirationDate, renewalOrderedOn }: RegisteredMark,
  given: { readonly expirationDate: string; readonly paid: boolean },
): Refusal | undefined {
  if (!renewalOrderedOn) return no('NOT_ORDERED.record');
  if (!given.paid) return no('RENEWAL_UNPAID');
  return expirationDate && given.expirationDate <= expirationDate
    ? no(
        'NOT_LATER',
        {
          expirationDate,
        },
        { expirationDate: dayInWords(expirationDate) },
      )
    : undefined;
}

/** Only after the office takes no renewal any more, and after somebody looked into its register. */
export function expiryProblem(
  { jurisdiction = '', expirationDate }: RegisteredMark,
  registerCheckedOn: string,
  now: Date,
): Refusal | undefined {
  if (!expirationDate) return no('EXPIRY_UNKNOWN');
  const window = renewalWindow(jurisdiction, expirationDate);
  const to = lastDayToOrder(window);
  if (renewalStage(window, officeToday(jurisdiction, now)) !== 'over')
    return no('GRACE_RUNS', { to }, { to: dayInWords(to) });
  return registerCheckedOn > (window.graceEndsByLaw ?? window.lastDayByLaw)
    ? undefined
    : no('REGISTER_UNCHECKED', { to }, { to: dayInWords(to) });
}
