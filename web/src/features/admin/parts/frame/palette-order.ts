import type { RecordHit } from './palette-search.js';
import type { RecentRecord } from './recent-records.js';

/** After an exact number and what one had open: in the order in which they are looked for. */
const KINDS = ['trademark', 'user', 'registration_request', 'service_request', 'office_action', 'case'];

const rankOf = ({ table }: RecordHit): number => {
  const at = KINDS.indexOf(table);
  return at === -1 ? KINDS.length : at;
};

/** Hits by use: the exact number, then what this person had open last, then marks, clients, orders, service orders, letters, threats, the rest; otherwise as they came. */
export function inOrderOfUse(
  hits: readonly RecordHit[],
  recent: readonly RecentRecord[],
): readonly RecordHit[] {
  const seen = ({ to }: RecordHit): number => {
    const at = recent.findIndex((one) => one.to === to);
    return at === -1 ? recent.length : at;
  };
  return [...hits].sort(
    (left, right) =>
      Number(right.exact) - Number(left.exact) || seen(left) - seen(right) || rankOf(left) - rankOf(right),
  );
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word that was typed stands somewhere in the text; accents, case and order do not matter. */
export function hasWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
