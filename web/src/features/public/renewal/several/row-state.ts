import { isEmpty, pricedMark, rowErrors, type RenewalRow } from './renewal-row.js';
import type { RenewalsQuote } from './place-renewals.js';

export type JudgedMark = RenewalsQuote['marks'][number];

/** What is to be said of a row: a problem with what to do about it, or that it is ready. */
export interface RowState {
  /** Key of the sentence under `state`. */
  readonly says: string;
  readonly look: 'wrong' | 'todo' | 'late' | 'ready' | 'plain';
  readonly day?: string;
}

/** What a price was asked for, of one mark. */
export const askedOf = (row: RenewalRow): string => JSON.stringify(pricedMark(row));

/** The first thing that stands in the way, else how the mark stands in the price that was shown. */
export function rowState(
  row: RenewalRow,
  { twice, judged }: { readonly twice: boolean; readonly judged: JudgedMark | undefined },
): RowState {
  if (twice) return { says: 'twice', look: 'wrong' };
  if (row.office === '' && row.unknownOffice !== '') return { says: 'unknownOffice', look: 'wrong' };
  // Nobody is told off for what was not begun.
  if (isEmpty(row)) return { says: 'blank', look: 'plain' };
  if (Object.keys(rowErrors(row)).length > 0)
    return { says: row.known === 'unknown' || row.known === 'away' ? row.known : 'incomplete', look: 'todo' };
  if (judged === undefined)
    return { says: row.known === 'account' || row.known === 'register' ? row.known : 'typed', look: 'plain' };
  if (judged.problem !== null)
    return { says: judged.problem, look: 'wrong', ...(judged.day === null ? {} : { day: judged.day }) };
  if ((judged.surcharge ?? 0) > 0)
    return { says: 'grace', look: 'late', ...(judged.graceEnds === null ? {} : { day: judged.graceEnds }) };
  return { says: 'ready', look: 'ready', ...(judged.lastDay === null ? {} : { day: judged.lastDay }) };
}
