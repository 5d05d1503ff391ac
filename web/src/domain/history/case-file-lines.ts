import type { CaseFileLine } from './case-file.graphql.js';

/** A shown entry; or entries in a row that are not shown, by their numbers and kinds. */
export type FilePart<Entry extends CaseFileLine> =
  | { readonly shown: Entry }
  | {
      readonly from: number;
      readonly to: number;
      readonly kinds: readonly WithheldCount[];
      readonly last: Entry;
    };

export interface WithheldCount {
  readonly kind: string;
  readonly count: number;
}

/** The file as it is read: each entry for itself, and whatever is withheld between two of them as one line. */
export function filePartsOf<Entry extends CaseFileLine>(entries: readonly Entry[]): FilePart<Entry>[] {
  const parts: FilePart<Entry>[] = [];
  for (const entry of entries) {
    const before = parts.at(-1);
    if (entry.withheld === null) parts.push({ shown: entry });
    else if (before !== undefined && 'kinds' in before)
      parts[parts.length - 1] = {
        from: before.from,
        to: entry.number,
        kinds: counted(before.kinds, entry.withheld),
        last: entry,
      };
    else
      parts.push({
        from: entry.number,
        to: entry.number,
        kinds: counted([], entry.withheld),
        last: entry,
      });
  }
  return parts;
}

function counted(kinds: readonly WithheldCount[], kind: string): WithheldCount[] {
  const known = kinds.find((one) => one.kind === kind);
  return known === undefined
    ? [...kinds, { kind, count: 1 }]
    : kinds.map((one) => (one === known ? { kind, count: one.count + 1 } : one));
}

/** Which entry a fingerprint of a printed file stands for; undefined where none has it. Spaces and capitals do not count. */
export function entryOf(
  entries: readonly Pick<CaseFileLine, 'number' | 'fingerprint'>[],
  printed: string,
): number | undefined {
  const wanted = printed.replaceAll(/\s/g, '').toLowerCase();
  return entries.find(({ fingerprint }) => fingerprint === wanted)?.number;
}
