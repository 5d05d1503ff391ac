import { lastOpenDay, futureProblem, officeToday, orderProblem } from './office-day.js';
import { laterThanRule, type RuleDates } from './rule-dates.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** Why a last day may lie beyond what its rule gives. */
export const laterDueDateCauses = ['Extension granted', 'Rule does not fit'] as const;
/** One of `laterDueDateCauses`. */
export type LaterDueDateCause = (typeof laterDueDateCauses)[number];

/** What a rule is asked about: the letter as it stands. Dates `YYYY-MM-DD` at the office. */
export interface DueLetter {
  readonly office: string | undefined;
  readonly issueDate: string | undefined;
  readonly dueDate: string | undefined;
  /** It was extended, and a second person confirmed the new day. */
  readonly extended: boolean;
}

/** Another last day, and what it stands on. */
export interface LaterDueDate {
  readonly dueDate: string;
  readonly laterDueDateCause?: LaterDueDateCause | null;
  readonly extendedOn?: string | null;
  readonly dueDateSourceId?: string | null;
}

const at = (key: string, code: string, message: string): Refusal =>
  refuseFields([{ path: [key], code, message }]);

/** The latest day that needs no cause: the rule's, or where a confirmed extension led. */
export const latestByRule = (rule: RuleDates, extended: boolean): string =>
  extended ? (rule.extended.at(-1) ?? rule.due) : rule.due;

/** Why a day cannot be the last one: it comes before the letter, or after what the rule gives without a cause that holds. */
export function laterDueDateProblem(
  letter: DueLetter,
  entered: LaterDueDate,
  { rule, now }: { readonly rule: RuleDates | undefined; readonly now: Date },
): Refusal | undefined {
  const early = orderProblem('dueDate', entered.dueDate, letter.issueDate);
  if (early !== undefined || rule === undefined) return early;
  const last = latestByRule(rule, letter.extended);
  if (entered.dueDate <= last) return undefined;
  if (entered.laterDueDateCause === 'Extension granted')
    return extensionProblem(letter, entered, { rule, now });
  if (entered.laterDueDateCause === 'Rule does not fit')
    return entered.dueDateSourceId
      ? undefined
      : at(
          'dueDateSourceId',
          'REQUIRED',
          'Choose the paper that gives this day. If it is not there yet, add it to the papers of the letter first.',
        );
  return laterThanRule(
    'dueDate',
    last,
    rule,
    'Enter that day, or say why it is later: the office granted more time, with the day it was asked for, or the rule does not fit, with the paper that gives the day.',
  );
}

function extensionProblem(
  { office, issueDate, dueDate, extended }: DueLetter,
  entered: LaterDueDate,
  { rule, now }: { readonly rule: RuleDates; readonly now: Date },
): Refusal | undefined {
  const furthest = rule.extended.at(-1);
  if (furthest === undefined)
    return at(
      'laterDueDateCause',
      'NOT_EXTENDABLE',
      'By its rule this office gives no more time for such a letter. If its paper does, say that the rule does not fit.',
    );
  if (extended) return at('laterDueDateCause', 'EXTENDED_ONCE', 'The office extends once, and that is done.');
  if (!entered.extendedOn)
    return at('extendedOn', 'REQUIRED', 'Enter the day on which the office was asked for more time.');
  const asked =
    futureProblem('extendedOn', entered.extendedOn, officeToday(office, now)) ??
    orderProblem('extendedOn', entered.extendedOn, issueDate);
  if (asked !== undefined) return asked;
  const until = lastOpenDay(office, dueDate ?? rule.due);
  if (entered.extendedOn > until)
    return at('extendedOn', 'TOO_LATE', `More time could be asked for until ${dayInWords(until)}.`);
  return entered.dueDate > furthest
    ? laterThanRule(
        'dueDate',
        furthest,
        rule,
        'Enter that day at the latest: the office cannot extend further.',
      )
    : undefined;
}
