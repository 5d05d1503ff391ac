import type { DraftRequest } from './use-draft.js';

type Gaps = DraftRequest['draftGaps'];

/** What the client still has to answer: for the step that is next, and later. Terms of a class that was left to the lawyer are the lawyer's work. */
export function clientsGaps({ draftGaps, status }: Pick<DraftRequest, 'draftGaps' | 'status'>): {
  readonly now: Gaps;
  readonly later: Gaps;
} {
  const theirs = draftGaps.filter(({ turn }) => turn === 'CLIENT');
  const waits = ({ before }: Gaps[number]): boolean =>
    status === 'READY_FOR_DRAFTING' && before === 'APPROVAL';
  return { now: theirs.filter((gap) => !waits(gap)), later: theirs.filter(waits) };
}
