import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { officeToday } from '../../deadlines/office-day.js';
import { answerDates } from '../../deadlines/rule-dates.js';
import { awaitsAnswer } from '../reading/letter-words.js';
import { readLetter } from '../reading/read-letter.js';
import type { LetterReading, LetterText, ReadSuggestion } from '../reading/reading.js';
import type { ReadDoubt } from './doubts.js';
import { findMark, otherNumbers, type FoundMark, type MarkSearch } from './find-mark.js';

/** A letter as it came, and what is known of how it came. */
export interface Arrival extends LetterText {
  readonly senderVerified: boolean;
  /** Why its file gave no words. */
  readonly trouble: ReadDoubt | null;
}

/** What stands in the row of the message once its letter was read. */
export type ArrivalReading = Awaited<ReturnType<typeof readArrival>>;

/** Reads a letter, finds its mark and counts the day it gives. Nothing of it counts before a person confirmed it; where anything is doubtful it waits for one who looks closer. */
export async function readArrival(tx: EntityManager, arrival: Arrival, now: Date) {
  const reading = readLetter(arrival);
  const search = await findMark(tx, reading);
  const mark = 'mark' in search ? search.mark : undefined;
  const due = dueDate(reading, mark);
  const doubts = [
    ...(arrival.trouble === null ? [] : [arrival.trouble]),
    ...(arrival.senderVerified ? [] : (['sender unproved'] as const)),
    ...doubtsOfReading(reading, search),
    ...doubtsOfDays(reading, due, now),
    ...(mark !== undefined && (await isDocketed(tx, mark.id, reading.issueDate))
      ? (['docketed already'] as const)
      : []),
  ];
  return {
    office: reading.office ?? null,
    kind: reading.kind ?? null,
    numbersFound: [...reading.numbers],
    trademarkId: mark?.id ?? null,
    proposedIssueDate: reading.issueDate ?? null,
    proposedDueDate: due?.day ?? null,
    groundsFound: [...reading.grounds],
    suggestions: [
      ...reading.suggestions,
      ...citedMarks(reading, mark),
      ...(due?.follows === undefined ? [] : [due.follows]),
    ],
    doubts,
    state: doubts.length === 0 ? ('parsed' as const) : ('needs review' as const),
  };
}

interface Due {
  readonly day: string;
  /** Of a day that is counted, and printed nowhere. */
  readonly follows?: ReadSuggestion;
  readonly isLater: boolean;
}

/** The day a letter prints, and never a later one than its rule gives; where it prints none, the rule's. */
function dueDate(
  { office, kind, issueDate, dueDate: printed }: LetterReading,
  mark: FoundMark | undefined,
): Due | undefined {
  if (kind === undefined || !awaitsAnswer(kind)) return undefined;
  const rule = answerDates({ office, bases: mark?.filingBasis, issueDate })?.due;
  const isLater = printed !== undefined && rule !== undefined && printed > rule;
  if (printed !== undefined && !isLater) return { day: printed, isLater };
  if (rule === undefined) return undefined;
  return { day: rule, isLater, follows: { field: 'due date', value: rule, confidence: 'medium' } };
}

function doubtsOfReading(reading: LetterReading, search: MarkSearch): readonly ReadDoubt[] {
  return [
    ...(reading.office === undefined ? (['office unknown'] as const) : []),
    ...(reading.language === undefined ? (['language unknown'] as const) : []),
    ...(reading.kind === undefined ? (['kind unknown'] as const) : []),
    ...(search.by === 'nothing' ? (['mark unknown'] as const) : []),
    ...(search.by === 'words' ? (['found by words only'] as const) : []),
    ...(search.by === 'several' ? (['several marks'] as const) : []),
  ];
}

function doubtsOfDays(
  { office, kind, issueDate }: LetterReading,
  due: Due | undefined,
  now: Date,
): readonly ReadDoubt[] {
  if (kind === undefined || !awaitsAnswer(kind)) return [];
  const today = officeToday(office, now);
  return [
    ...(issueDate === undefined ? (['no date'] as const) : []),
    ...(issueDate !== undefined && issueDate > today ? (['date to come'] as const) : []),
    ...(due === undefined ? (['due date unknown'] as const) : []),
    ...(due !== undefined && due.day < today ? (['due date over'] as const) : []),
    ...(due?.isLater === true ? (['later than the rule'] as const) : []),
  ];
}

/** Where an earlier mark is held against ours, the other numbers of the letter are probably its. */
function citedMarks(reading: LetterReading, mark: FoundMark | undefined): readonly ReadSuggestion[] {
  if (mark === undefined || !reading.grounds.includes('Earlier marks')) return [];
  const others = otherNumbers(reading, mark);
  return reading.suggestions
    .filter(({ field, value }) => field === 'number' && others.includes(value))
    .map((suggestion) => ({ ...suggestion, field: 'cited mark' as const, confidence: 'low' as const }));
}

async function isDocketed(
  tx: EntityManager,
  trademarkId: string,
  issueDate: string | undefined,
): Promise<boolean> {
  if (issueDate === undefined) return false;
  const row = await queryRow<{ id: string }>(
    tx,
    'select id from office_action where trademark_id = $1 and issue_date = $2 limit 1',
    [trademarkId, issueDate],
  );
  return row !== undefined;
}
