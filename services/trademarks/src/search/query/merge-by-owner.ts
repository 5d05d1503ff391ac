import { writtenKey } from '../text/analysed-name.js';
import type { SearchHit } from './register-search.js';

/** One name of one owner, whatever the offices. */
export interface OwnersMark extends Pick<
  SearchHit,
  'name' | 'type' | 'owner' | 'status' | 'live' | 'filingDate'
> {
  readonly jurisdictions: readonly string[];
  readonly numbers: readonly string[];
  readonly classes: readonly number[];
  readonly identical: boolean;
  /** The nearest of them, whose facts stand for all. */
  readonly best: SearchHit;
}

/** Puts marks of one name and owner together, in the order in which the first of each came. Marks of unknown owners stay apart by number. */
export function mergeByOwner(hits: readonly SearchHit[]): OwnersMark[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const key = JSON.stringify([writtenKey(hit.name), hit.owner ?? hit.ref]);
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [best] = group;
    return best === undefined ? [] : [merged(best, group)];
  });
}

function merged(best: SearchHit, group: readonly SearchHit[]): OwnersMark {
  const { name, type, owner, status, filingDate, parts } = best;
  return {
    name,
    type,
    owner,
    status,
    filingDate,
    best,
    jurisdictions: [...new Set(group.flatMap(({ jurisdiction }) => jurisdiction ?? []))],
    numbers: [...new Set(group.flatMap(({ number }) => number ?? []))],
    classes: [...new Set(group.flatMap(({ classes }) => classes))].toSorted((a, b) => a - b),
    live: group.some(({ live }) => live),
    identical: parts.sameLetters || parts.sameSound,
  };
}
