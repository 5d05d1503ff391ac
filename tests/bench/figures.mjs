/** A number with its unit, and whether more of it is better. A number without a unit is a size of the input, a gate or a place in a list. */
const FIGURE =
  /(\d[\d,]*(?:\.\d+)?) ?(\/s|events\/s|a second|times faster|×|µs|us|ms|s|%|MiB|MB|kB)(?![\w])/g;
const GATE = /\((?:gate|budget)[^)]*\)/g;
const MORE_IS_BETTER = new Set(['/s', 'events/s', 'a second', 'times faster', '×']);

/**
 * The figures that a bench has printed. A line is known by its words: what is printed again with other numbers is the same figure.
 * @param {string} printed
 * @returns {Map<string, { value: number, unit: string, moreIsBetter: boolean }>} by the words of the line and the place in it
 */
export function figuresIn(printed) {
  const found = new Map();
  for (const line of printed.split('\n')) {
    const text = line.replaceAll(GATE, '').trim();
    const words = text.replaceAll(/\d[\d,.]*/g, '#');
    let place = 0;
    for (const [, number = '', unit = ''] of text.matchAll(FIGURE)) {
      place += 1;
      found.set(place === 1 ? words : `${words} [${place}]`, {
        value: Number(number.replaceAll(',', '')),
        unit,
        moreIsBetter: MORE_IS_BETTER.has(unit),
      });
    }
  }
  return found;
}

/**
 * What two commits came to, each in several rounds that took turns.
 * @param {readonly ReadonlyMap<string, { value: number, unit: string, moreIsBetter: boolean }>[]} before
 * @param {readonly ReadonlyMap<string, { value: number, unit: string, moreIsBetter: boolean }>[]} since
 * @returns {{ name: string, unit: string, before: number, since: number, verdict: 'slower' | 'faster' | 'alike' }[]} medians. `slower`: the best
 *   round since is worse than the worst one before, so that what a neighbour on the machine did is no verdict
 */
export function compared(before, since) {
  const names = [...(before[0]?.keys() ?? [])].filter((name) =>
    [...before, ...since].every((round) => round.has(name)),
  );
  return names.map((name) => {
    const of = (/** @type {typeof before} */ rounds) =>
      rounds.map((round) => round.get(name)?.value ?? 0).toSorted((a, b) => a - b);
    const [old, fresh] = [of(before), of(since)];
    const { unit = '', moreIsBetter = false } = before[0]?.get(name) ?? {};
    const isAbove = (fresh[0] ?? 0) > (old.at(-1) ?? 0);
    const isBelow = (fresh.at(-1) ?? 0) < (old[0] ?? 0);
    const verdict = !isAbove && !isBelow ? 'alike' : isAbove === moreIsBetter ? 'faster' : 'slower';
    return { name, unit, before: median(old), since: median(fresh), verdict };
  });
}

/** @param {readonly number[]} sorted */
function median(sorted) {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
