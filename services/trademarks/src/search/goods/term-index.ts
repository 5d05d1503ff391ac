import { niceClasses } from '@cotta/reference/nice-classes.js';
import { niceTerms, type NiceTerm } from '@cotta/reference/nice-terms.js';
import { splitTermWords, stemOf } from './term-words.js';

/** A wording and whether a list has it: the usual goods of a class are our own words for them. */
export interface IndexedTerm extends NiceTerm {
  readonly listed: boolean;
}

export interface ScoredTerm extends IndexedTerm {
  readonly score: number;
  readonly stems: readonly string[];
  /** Stem of the word that names it. */
  readonly name: string;
  /** Words of the term that were asked for. */
  readonly matched: readonly string[];
}

/** A word asked for. `weight`: below 1 where it is only near to what was typed. */
export interface WantedWord {
  readonly stem: string;
  readonly weight: number;
}

interface Entry {
  readonly term: IndexedTerm;
  /** Of its words, each once. */
  readonly stems: readonly string[];
  /** Stem of the last word of the part that names it: "toys" of "toys for pets", "shoes" of "shoes (Wooden -)". */
  readonly name: string;
}

// BM25 as usual.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;
const PREFIX_WEIGHT = 0.6;
const SHORTEST_PREFIX = 3;
const MOST_BY_PREFIX = 60;
const MOST_FOUND = 80;

/** The best first; among equals the shorter one, then by the alphabet. */
export function byScore(a: ScoredTerm, b: ScoredTerm): number {
  return b.score - a.score || a.term.length - b.term.length || (a.term < b.term ? -1 : 1);
}

/** Listed terms by their words. Some twelve thousand; an answer takes a few milliseconds. */
export class TermIndex {
  private readonly entries: Entry[] = [];
  private readonly byStem = new Map<string, number[]>();
  /** A word as people write it for each stem: the shortest of its forms. */
  private readonly written = new Map<string, string>();
  private readonly stems: readonly string[];
  private readonly usualLength: number;

  constructor(terms: readonly IndexedTerm[]) {
    for (const term of terms) this.add(term);
    this.stems = [...this.byStem.keys()].sort();
    this.usualLength =
      this.entries.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, this.entries.length);
  }

  /** The stem as a word. */
  wordOf(stem: string): string {
    return this.written.get(stem) ?? stem;
  }

  has(stem: string): boolean {
    return this.byStem.has(stem);
  }

  /** Words of the list that begin like it, itself included. */
  beginning(stem: string): WantedWord[] {
    const exact = this.has(stem) ? [{ stem, weight: 1 }] : [];
    if (stem.length < SHORTEST_PREFIX) return exact;
    const from = this.firstFrom(stem);
    const longer = this.stems
      .slice(from, from + MOST_BY_PREFIX)
      .filter((one) => one !== stem && one.startsWith(stem));
    return [...exact, ...longer.map((one) => ({ stem: one, weight: PREFIX_WEIGHT }))];
  }

  /** Every word of the list, for looking at what is spelled nearly so. */
  get words(): readonly string[] {
    return this.stems;
  }

  /** Terms with any of the words, the best first. Each inner list is one word asked for, in all ways in which it may be meant. */
  find(wanted: readonly (readonly WantedWord[])[], classes: ReadonlySet<number>): ScoredTerm[] {
    const scores = new Map<number, { score: number; matched: string[] }>();
    for (const ways of wanted) {
      for (const [at, { score, stem }] of this.bestWays(ways, classes)) {
        const found = scores.get(at) ?? { score: 0, matched: [] };
        found.score += score;
        found.matched.push(this.wordOf(stem));
        scores.set(at, found);
      }
    }
    const best = [...scores].sort(([, a], [, b]) => b.score - a.score).slice(0, MOST_FOUND);
    return best.flatMap(([at, found]) => this.scored(at, found)).sort(byScore);
  }

  /** A term that has a word in several ways counts its best one. */
  private bestWays(
    ways: readonly WantedWord[],
    classes: ReadonlySet<number>,
  ): Map<number, { score: number; stem: string }> {
    const best = new Map<number, { score: number; stem: string }>();
    for (const { stem, weight } of ways) {
      const places = this.byStem.get(stem) ?? [];
      const rarity = Math.log(1 + (this.entries.length - places.length + 0.5) / (places.length + 0.5));
      for (const at of places) {
        const entry = this.entries[at];
        if (entry === undefined || (classes.size > 0 && !classes.has(entry.term.classNumber))) continue;
        const score =
          (weight * rarity * (SATURATION + 1)) /
          (1 + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * entry.stems.length) / this.usualLength));
        if (score > (best.get(at)?.score ?? 0)) best.set(at, { score, stem });
      }
    }
    return best;
  }

  private add(term: IndexedTerm): void {
    const words = splitTermWords(term.term);
    for (const word of words) {
      const known = this.written.get(stemOf(word));
      if (known === undefined || word.length < known.length) this.written.set(stemOf(word), word);
    }
    const stems = [...new Set(words.map(stemOf))];
    const at = this.entries.push({ term, stems, name: nameOf(term.term) }) - 1;
    for (const stem of stems) {
      const places = this.byStem.get(stem);
      if (places === undefined) this.byStem.set(stem, [at]);
      else places.push(at);
    }
  }

  private scored(
    at: number,
    { score, matched }: Pick<ScoredTerm, 'score' | 'matched'>,
  ): readonly ScoredTerm[] {
    const entry = this.entries[at];
    return entry === undefined
      ? []
      : [{ ...entry.term, stems: entry.stems, name: entry.name, score, matched }];
  }

  private firstFrom(stem: string): number {
    let low = 0;
    let high = this.stems.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.stems[middle] ?? '') < stem) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function nameOf(term: string): string {
  const [name = ''] = term.split(/[,([*]| (?:for|of|with|in|made|being|adapted|containing|featuring) /i);
  return stemOf(splitTermWords(name).at(-1) ?? '');
}

let shipped: TermIndex | undefined;

/** The listed terms and the typical goods and services of each class, indexed once. */
export function shippedTerms(): TermIndex {
  shipped ??= indexShipped();
  return shipped;
}

function indexShipped(): TermIndex {
  const examples = niceClasses.flatMap(({ number, examples: terms }) =>
    terms.map((term) => ({
      classNumber: number,
      term,
      basicNumber: null,
      euHarmonised: false,
      listed: false,
    })),
  );
  const listed = niceTerms().map((one) => ({ ...one, listed: true }));
  const known = new Set(listed.map(({ classNumber, term }) => `${classNumber} ${term.toLowerCase()}`));
  return new TermIndex([
    ...listed,
    ...examples.filter(({ classNumber, term }) => !known.has(`${classNumber} ${term.toLowerCase()}`)),
  ]);
}
