import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { languageOf } from '@cotta/reference/languages.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { no } from '../refusals.js';
import { CaseLetterStatus } from './case-letter-status.js';
import { dayOfLetter } from './letter-text.js';

/** Days after the client got the letter on which a reminder goes out. */
export const REMINDER_DAYS = [3, 7] as const;
/** Days after it went on which somebody looks for an answer. */
export const SILENCE_DAYS = [7, 14] as const;
const DAY_MS = 86_400_000;

interface Letter {
  readonly status?: string;
  readonly language?: string;
  readonly text?: string | null;
  readonly answerBy?: string;
  readonly draftNumber?: number;
  readonly offeredAt?: string | null;
  readonly remindersSent?: number | null;
  readonly sentOn?: string | null;
  readonly silencesNoted?: number | null;
  readonly emailNumber?: number | null;
  readonly way?: string | null;
}
type Now = Pick<CommandContext, 'now'>;

const todayAt = ({ now }: Now): string => calendarDate(now, FIRM_ZONE);

/** A letter is written anew only at the lawyer’s desk, `LETTER_WITH_CLIENT`, and its words name the very day that is its last, `DAY_NOT_IN_TEXT` at `text`. */
export function wordsProblem({ status, language, text, answerBy = '' }: Letter): Refusal | undefined {
  if (status !== CaseLetterStatus.draft && status !== CaseLetterStatus.changesAsked)
    return no('LETTER_WITH_CLIENT');
  const day = dayOfLetter(answerBy, languageOf(language));
  return (text ?? '').includes(day)
    ? undefined
    : refuseFields([
        {
          path: ['text'],
          code: 'DAY_NOT_IN_TEXT',
          message: `Name the last day to answer in the letter: ${day}.`,
        },
      ]);
}

/** Nobody is asked to answer by a day that is over: `TIME_LIMIT_PAST`. */
export function timeLimitProblem({ answerBy = '' }: Letter, context: Now): Refusal | undefined {
  return answerBy > todayAt(context) ? undefined : no('TIME_LIMIT_PAST');
}

/** The client says a word about what is there now: `DRAFT_OUTDATED` where a newer one came meanwhile. */
export function draftProblem({ draftNumber = 0 }: Letter, read: number): Refusal | undefined {
  return draftNumber === read ? undefined : no('DRAFT_OUTDATED');
}

/** It went, or its answer came, today or before, and the answer not before the letter: `IN_FUTURE`, `BEFORE_LETTER` at the day. */
export function dayProblem(
  path: string,
  { day, since = '' }: { readonly day: string; readonly since?: string | null },
  context: Now,
): Refusal | undefined {
  if (day > todayAt(context))
    return refuseFields([
      { path: [path], code: 'IN_FUTURE', message: 'Give the day on which it happened, not a coming one.' },
    ]);
  return day < (since ?? '')
    ? refuseFields([
        { path: [path], code: 'BEFORE_LETTER', message: 'Nobody answers before the letter went.' },
      ])
    : undefined;
}

/** What is said of an e-mail holds for the letter only while no other one, and no post, went after it: `OTHER_EMAIL`. */
export function emailProblem({ status, emailNumber, way }: Letter, number: number): Refusal | undefined {
  const isThatOne = emailNumber === number && (status !== CaseLetterStatus.sent || way === 'e-mail');
  return isThatOne ? undefined : no('OTHER_EMAIL');
}

/** Reminders are due in order, each on its day: `TOO_EARLY`. */
export function remindProblem({ offeredAt, remindersSent }: Letter, { now }: Now): Refusal | undefined {
  const days = REMINDER_DAYS[remindersSent ?? 0];
  const since = Date.parse(offeredAt ?? '');
  return days !== undefined && now.getTime() - since >= days * DAY_MS ? undefined : no('TOO_EARLY');
}

/** Silence is noted after seven and after fourteen days: `TOO_EARLY`. */
export function silenceProblem({ sentOn, silencesNoted }: Letter, context: Now): Refusal | undefined {
  const days = SILENCE_DAYS[silencesNoted ?? 0];
  return days !== undefined && sentOn && addDays(sentOn, days) <= todayAt(context)
    ? undefined
    : no('TOO_EARLY');
}

/** Why a letter cannot be removed: `RETAINED.letter` once the client read it. */
export function keepLetter({ draftNumber = 0 }: Letter): Refusal | undefined {
  return draftNumber === 0 ? undefined : no('RETAINED.letter');
}
