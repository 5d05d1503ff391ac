import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** Between these stands what has to be written before the answer goes out. */
const TO_FILL = /⟦[^⟧]*⟧/u;

/** Whether something of a template was left to be written. */
export const isUnfilled = (answer: string | null | undefined): boolean => TO_FILL.test(answer ?? '');

interface Answer {
  readonly responseText?: string | null;
  readonly draftNumber?: number | null;
  readonly draftText?: string | null;
  readonly draftApprovedAt?: string | null;
}

/** What would be sent or filed now; what stands around the words says nothing. */
export const wordsOf = ({ responseText }: Answer): string => (responseText ?? '').trim();

/** What goes to the client is written, filled, and not what the client has already. Refused with NO_ANSWER_WRITTEN, TEMPLATE_UNFILLED or DRAFT_UNCHANGED. */
export function draftToSendProblem(answer: Answer): Refusal | undefined {
  const words = wordsOf(answer);
  if (words === '') return no('NO_ANSWER_WRITTEN');
  if (isUnfilled(words)) return no('TEMPLATE_UNFILLED.draft');
  return words === answer.draftText ? no('DRAFT_UNCHANGED') : undefined;
}

/** A client decides about the draft that is there, and agrees once. `read`: its number. Refused with DRAFT_MISSING, DRAFT_REPLACED or DRAFT_AGREED. */
export function draftDecisionProblem(
  { draftNumber, draftApprovedAt }: Answer,
  read: number,
): Refusal | undefined {
  if (!draftNumber) return no('DRAFT_MISSING');
  if (draftNumber !== read) return no('DRAFT_REPLACED');
  return draftApprovedAt ? no('DRAFT_AGREED') : undefined;
}

/** Whoever asks for changes says which. */
export const changesProblem = (words: string): Refusal | undefined =>
  words.trim() === ''
    ? refuseFields([{ path: ['draftWish'], code: 'REQUIRED', message: 'Say what should be different.' }])
    : undefined;

/** Whoever notes that a client agreed keeps what the client said. */
export const agreementProblem = (words: string): Refusal | undefined =>
  words.trim() === ''
    ? refuseFields([
        { path: ['draftAgreedWords'], code: 'REQUIRED', message: 'Write down what the client said.' },
      ])
    : undefined;

/** Whether the answer is, word for word, what the client agreed to. */
export const isAgreed = (answer: Answer): boolean =>
  Boolean(answer.draftApprovedAt) && wordsOf(answer) === answer.draftText;

/** What leaves has the client's word, or the lawyer says why it goes without. Refused with ANSWER_UNAPPROVED. */
export const unapprovedProblem = (answer: Answer, reason: string | null | undefined): Refusal | undefined =>
  isAgreed(answer) || (reason ?? '').trim() !== '' ? undefined : no('ANSWER_UNAPPROVED');
