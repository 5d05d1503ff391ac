import { waitsForWord } from '../../../domain/office-letter/answer-draft.js';
import type { LetterOrderResult, LinkedLetterResult } from './office-action.graphql.js';

export type LinkedLetter = NonNullable<LinkedLetterResult['officeAction']>;
export type LetterOption = LinkedLetter['sheet']['options'][number];
export type LetterOrder = NonNullable<LetterOrderResult['serviceRequest']>;

const CHOOSING: readonly string[] = ['KICK_OFF_SENT', 'LANDING_PAGE_VISITED'];
const IN_WORK: readonly string[] = ['ORDERED', 'DRAFTING'];
const OVER: readonly string[] = ['RESPONSE_SUBMITTED', 'CLOSED'];

/** Where its client stands with it: what the page is for. */
export type LetterPhase =
  | 'examined'
  | 'choose'
  | 'late'
  | 'pay'
  | 'work'
  | 'draft'
  | 'agreed'
  | 'answered'
  | 'left';

export function phaseOf(letter: LinkedLetter): LetterPhase {
  if (letter.status === 'ABANDONED') return 'left';
  if (OVER.includes(letter.status)) return 'answered';
  if (letter.status === 'ORDERED' && letter.serviceRequestId !== null && letter.workReleasedAt === null)
    return 'pay';
  if (waitsForWord(letter)) return 'draft';
  if (letter.status === 'DRAFTING' && letter.draftApprovedAt !== null) return 'agreed';
  if (IN_WORK.includes(letter.status)) return 'work';
  if (!CHOOSING.includes(letter.status)) return 'examined';
  return letter.sheet.canOrder ? 'choose' : 'late';
}

/** It was ordered and is paid, and is not with the office yet. */
export const isBegun = (phase: LetterPhase): boolean =>
  phase === 'work' || phase === 'draft' || phase === 'agreed';

/** Whether the lawyer waits for answers of the client. */
export const isAsked = ({ status, clientInput }: LinkedLetter): boolean =>
  IN_WORK.includes(status) && (clientInput ?? []).length > 0;
