export interface ChangedParagraph {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

/** Longer parts than this are shown as taken out and put in: nobody compares them by the line, and no page waits for it. */
const MOST_PAIRS = 250_000;

export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Two versions of a text, paragraph by paragraph: what stayed, what was taken out, and what came. */
export function paragraphChanges(before: string, now: string): readonly ChangedParagraph[] {
  const [old, fresh] = [paragraphsOf(before), paragraphsOf(now)];
  const head = sameAtStart(old, fresh);
  const tail = sameAtStart(old.slice(head).toReversed(), fresh.slice(head).toReversed());
  const as = (change: ChangedParagraph['change'], texts: readonly string[]) =>
    texts.map((text) => ({ text, change }));
  return [
    ...as('same', fresh.slice(0, head)),
    ...between(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...as('same', fresh.slice(fresh.length - tail)),
  ];
}

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((text, index) => text !== other[index]);
  return first === -1 ? one.length : first;
}

/** What lies between the common beginning and end, by the longest common row of paragraphs. */
function between(old: readonly string[], fresh: readonly string[]): readonly ChangedParagraph[] {
  const common = old.length * fresh.length > MOST_PAIRS ? undefined : commonLengths(old, fresh);
  const found: ChangedParagraph[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < fresh.length) {
    const [was, is] = [old[left], fresh[right]];
    if (common !== undefined && was !== undefined && was === is) {
      found.push({ text: was, change: 'same' });
      left += 1;
      right += 1;
    } else if (was !== undefined && (is === undefined || keepsMore(common, left, right))) {
      found.push({ text: was, change: 'removed' });
      left += 1;
    } else {
      found.push({ text: is ?? '', change: 'added' });
      right += 1;
    }
  }
  return found;
}

/** Whether as much stays common when the old paragraph goes first. */
const keepsMore = (common: number[][] | undefined, left: number, right: number): boolean =>
  common === undefined || (common[left + 1]?.[right] ?? 0) >= (common[left]?.[right + 1] ?? 0);

/** By position in both: how many paragraphs from there on are common, in their order. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(fresh.length + 1).fill(0));
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = fresh.length - 1; right >= 0; right -= 1) {
      const [row, below] = [lengths[left] ?? [], lengths[left + 1] ?? []];
      row[right] =
        old[left] === fresh[right]
          ? 1 + (below[right + 1] ?? 0)
          : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  return lengths;
}
