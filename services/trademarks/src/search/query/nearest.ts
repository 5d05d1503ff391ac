import { CandidateFinder } from '../index/candidates.js';
import type { SlotFilter } from '../index/filter.js';
import type { SearchIndex } from '../index/search-index.js';
import type { KeyKind } from '../index/slot-entry.js';
import { MeaningQuery } from '../meaning/meaning-query.js';
import type { Concepts } from '../meaning/concepts.js';
import { NameScorer } from '../score/name-scorer.js';
import type { AnalysedName } from '../text/analysed-name.js';
import { searchTrigrams } from '../text/trigrams.js';

const SCORED_QUICKLY = 2_000;
const SCORED_FULLY = 800;
/** Marks looked up by one key at most. */
const MOST_BY_KEY = 400;
/** A word that more marks have tells nothing, whatever it means. */
const MOST_BY_WORD = 300;
const MOST_BY_MEANING = 1_000;
/** A mark that shares less of the core's meaning ranks below anything worth reading. */
export const LEAST_MEANING = 0.6;
const SHORTEST_AFFIX = 3;

/** Whoever has one of these keys belongs to the answer: equal letters, equal sound, a core that begins or ends the query. */
export function namedKeys({
  coreKey,
  coreSound,
}: AnalysedName): { readonly kind: KeyKind; readonly key: string }[] {
  const lengths = Array.from(
    { length: Math.max(0, coreKey.length - SHORTEST_AFFIX) },
    (_, at) => SHORTEST_AFFIX + at,
  );
  return [
    { kind: 'coreLetters', key: coreKey },
    { kind: 'coreSound', key: coreSound },
    ...lengths.flatMap((length) => [
      { kind: 'coreLetters' as const, key: coreKey.slice(0, length) },
      { kind: 'coreLetters' as const, key: coreKey.slice(-length) },
    ]),
  ];
}

export interface SimilarMark {
  readonly slot: number;
  readonly raw: number;
}

export interface Nearest {
  /** Best first, at most as many as were scored fully. */
  readonly marks: readonly SimilarMark[];
  /** Slots that may be written as the query is, letter by letter; their hashes say so, their names have to. */
  readonly writtenAlike: ReadonlySet<number>;
  readonly scorer: NameScorer;
  readonly meaning: MeaningQuery | undefined;
  /** Marks near enough to be considered. */
  readonly total: number;
}

/** Finds the marks nearest to a name: many by shared trigrams, few of them scored closely, plus every mark that a rule names. */
export class NearestMarks {
  private readonly finder: CandidateFinder;

  constructor(
    private readonly index: SearchIndex,
    private readonly concepts: Concepts | undefined,
  ) {
    this.finder = new CandidateFinder(index);
  }

  to(name: AnalysedName, filter: SlotFilter): Nearest {
    const meaning =
      this.concepts === undefined || name.words.length === 0
        ? undefined
        : new MeaningQuery(name, this.concepts);
    const scorer = new NameScorer(name, meaning);
    const writtenAlike = new Set(
      this.passing(this.index.slotsOf('written', name.written, MOST_BY_KEY), filter),
    );
    if (name.words.length === 0) return { marks: [], writtenAlike, scorer, meaning, total: 0 };
    const { slots, total } = this.finder.find(searchTrigrams(name), filter, SCORED_QUICKLY);
    const chosen = new Set([
      ...this.quickest(scorer, slots),
      ...this.passing(this.named(name, meaning), filter),
    ]);
    const { columns } = this.index.marks;
    const marks = Array.from(chosen, (slot) => ({
      slot,
      raw: scorer.raw(columns.names, columns.nameAt[slot] ?? 0),
    }));
    return { marks: marks.sort((one, other) => other.raw - one.raw), writtenAlike, scorer, meaning, total };
  }

  private quickest(scorer: NameScorer, slots: Uint32Array): number[] {
    const { columns } = this.index.marks;
    const scored = Array.from(slots, (slot, rank) => ({
      slot,
      raw: scorer.quick(columns.names, columns.nameAt[slot] ?? 0) - rank * 1e-9,
    }));
    return scored
      .sort((one, other) => other.raw - one.raw)
      .slice(0, SCORED_FULLY)
      .map(({ slot }) => slot);
  }

  /** Marks that belong to the answer whatever their trigrams: equal letters or sound, a core that begins or ends the query, the same meaning. */
  private named(name: AnalysedName, meaning: MeaningQuery | undefined): number[] {
    const slots = namedKeys(name).flatMap(({ kind, key }) => this.index.slotsOf(kind, key, MOST_BY_KEY));
    return meaning === undefined ? slots : [...slots, ...this.meaningTheSame(meaning)];
  }

  /** Marks that say enough of the core in other words. */
  private meaningTheSame(meaning: MeaningQuery): number[] {
    const said = new Map<number, number>();
    for (const { share, sounds } of meaning.lookups()) {
      const found = new Set(sounds.flatMap((sound) => this.withWord(sound)));
      for (const slot of found) said.set(slot, (said.get(slot) ?? 0) + share);
    }
    const enough: number[] = [];
    for (const [slot, share] of said)
      if (share >= LEAST_MEANING && enough.length < MOST_BY_MEANING) enough.push(slot);
    return enough;
  }

  private withWord(sound: string): number[] {
    const lists = [
      this.index.slotsOf('wordSound', sound, MOST_BY_WORD),
      this.index.slotsOf('coreSound', sound, MOST_BY_WORD),
    ];
    return lists.filter((list) => list.length < MOST_BY_WORD).flat();
  }

  private passing(slots: readonly number[], filter: SlotFilter): number[] {
    const { columns } = this.index.marks;
    return slots.filter((slot) => filter.passes(columns, slot));
  }
}
