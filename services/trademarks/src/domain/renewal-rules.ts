import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import { lastDayToOrder, renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { futureProblem, officeToday, orderProblem } from './office-day.js';

interface RegisteredMark {
  readonly jurisdiction?: string;
  readonly expirationDate?: string | null;
  readonly renewalOrderedOn?: string | null;
  readonly renewalFiledOn?: string | null;
}

export function renewalOrderProblem(
  { jurisdiction = '', expirationDate, renewalOrderedOn }: RegisteredMark,
  now: Date,
): Refusal | undefined {
  if (renewalOrderedOn)
    return refuse(
      'RENEWAL_ORDERED',
      `The renewal was ordered on ${dayInWords(renewalOrderedOn)} and is on its way.`,
      { orderedOn: renewalOrderedOn },
    );
  if (!expirationDate) return refuse('EXPIRY_UNKNOWN', 'The day it expires is not known; enter it first.');
  const window = renewalWindow(jurisdiction, expirationDate);
  const [from, to] = [window.orderFrom, lastDayToOrder(window)];
  const stage = renewalStage(window, officeToday(jurisdiction, now));
  if (stage === 'too early')
    return refuse('TOO_EARLY_TO_RENEW', `A renewal can be ordered from ${dayInWords(from)}.`, { from });
  return stage === 'over'
    ? refuse(
        'TOO_LATE_TO_RENEW',
        `A renewal could be ordered until ${dayInWords(to)}; the mark has to be filed anew.`,
        { to },
      )
    : undefined;
}

/** An office hands back what comes before its window opens. */
export function renewalFilingProblem(
  { jurisdiction = '', expirationDate, renewalOrderedOn }: RegisteredMark,
  filedOn: string,
  now: Date,
): Refusal | undefined {
  if (!renewalOrderedOn || !expirationDate)
    return refuse('NOT_ORDERED', 'No renewal was ordered; record the order first.');
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
  if (!renewalOrderedOn) return refuse('NOT_ORDERED', 'No renewal was ordered.');
  return renewalFiledOn
    ? refuse('RENEWAL_FILED', `The renewal was filed on ${dayInWords(renewalFiledOn)}.`, {
        filedOn: renewalFiledOn,
      })
    : undefined;
}

export function renewalRecordProblem(
  { expirationDate, renewalOrderedOn }: RegisteredMark,
  given: { readonly expirationDate: string; readonly paid: boolean },
): Refusal | undefined {
  if (!renewalOrderedOn) return refuse('NOT_ORDERED', 'No renewal was ordered; record the order first.');
  if (!given.paid) return refuse('RENEWAL_UNPAID', 'The renewal is recorded once it is paid.');
  return expirationDate && given.expirationDate <= expirationDate
    ? refuse('NOT_LATER', `The new day of expiry has to be after ${dayInWords(expirationDate)}.`, {
        expirationDate,
      })
    : undefined;
}

/** Only after the office takes no renewal any more, and after somebody looked into its register. */
export function expiryProblem(
  { jurisdiction = '', expirationDate }: RegisteredMark,
  registerCheckedOn: string,
  now: Date,
): Refusal | undefined {
  if (!expirationDate) return refuse('EXPIRY_UNKNOWN', 'The day it expires is not known; enter it first.');
  const window = renewalWindow(jurisdiction, expirationDate);
  const to = lastDayToOrder(window);
  if (renewalStage(window, officeToday(jurisdiction, now)) !== 'over')
    return refuse('GRACE_RUNS', `It can still be renewed until ${dayInWords(to)}.`, { to });
  return registerCheckedOn > (window.graceEndsByLaw ?? window.lastDayByLaw)
    ? undefined
    : refuse('REGISTER_UNCHECKED', `Look into the register after ${dayInWords(to)}.`, { to });
}
