import { CandidateFinder } from '../index/candidates.js';
import type { SlotFilter } from '../index/filter.js';
import type { SearchIndex } from '../index/search-index.js';
import { SlotList } from '../index/slot-list.js';
import type { KeyKind } from '../index/slot-entry.js';
import { MeaningQuery } from '../meaning/meaning-query.js';
import type { Concepts } from '../meaning/concepts.js';
import { emptyRows, placesOf, type RankedMarks } from './ranked-marks.js';
import { PART, PARTS } from '../score/formula.js';
import { isSame, NameScorer } from '../score/name-scorer.js';
import type { Ranking } from '../score/ranking.js';
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
const DIGITS = 1e9;
const PLACES = 65_536;

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

export interface Nearest {
  /** As many as were scored fully. */
  readonly marks: RankedMarks;
  /** Slots that may be written as the query is, letter by letter; their hashes say so, their names have to. */
  readonly writtenAlike: ReadonlySet<number>;
  readonly scorer: NameScorer;
  readonly meaning: MeaningQuery | undefined;
  /** Marks near enough to be considered. */
  readonly total: number;
}

/** Who is scored fully, and what that is ordered by. */
interface Chosen {
  readonly slots: Uint32Array;
  /** Places in them. */
  readonly quickest: Uint16Array;
  readonly ranking: Ranking | undefined;
}

/** Finds the marks nearest to a name: many by shared trigrams, few of them scored closely, plus every mark that a rule names. */
export class NearestMarks {
  private readonly finder: CandidateFinder;
  /** Parts of those that are scored quickly; the last row is for whom a rule names. */
  private readonly rows = new Float64Array((SCORED_QUICKLY + 1) * PARTS);
  /** A score and a place in one number each, to be sorted as numbers are. */
  private order = new Float64Array(SCORED_QUICKLY);
  private readonly named = new SlotList();

  constructor(
    private readonly index: SearchIndex,
    private readonly concepts: Concepts | undefined,
  ) {
    this.finder = new CandidateFinder(index);
  }

  /** Ordered by raw score without a ranking. */
  to(name: AnalysedName, filter: SlotFilter, ranking?: Ranking): Nearest {
    const hasWords = name.words.length > 0;
    const meaning =
      this.concepts === undefined || !hasWords ? undefined : new MeaningQuery(name, this.concepts);
    const scorer = new NameScorer(name, meaning);
    const writtenAlike = this.writtenAlike(name, filter);
    if (!hasWords) return { marks: nothing, writtenAlike, scorer, meaning, total: 0 };
    const { slots, total } = this.finder.find(searchTrigrams(name), filter, SCORED_QUICKLY);
    const quickest = this.quickest(scorer, slots);
    this.name(name, meaning);
    this.withoutThese(slots, quickest, filter);
    const marks = this.scored(scorer, { slots, quickest, ranking });
    return { marks, writtenAlike, scorer, meaning, total };
  }

  private writtenAlike(name: AnalysedName, filter: SlotFilter): ReadonlySet<number> {
    const { columns } = this.index.marks;
    const slots = this.index.slotsOf('written', name.written, MOST_BY_KEY);
    return new Set(slots.filter((slot) => filter.passes(columns, slot)));
  }

  /** Places in `slots` of those whose keys are nearest. */
  private quickest(scorer: NameScorer, slots: Uint32Array): Uint16Array {
    const { names, nameAt } = this.index.marks.columns;
    const { order, rows } = this;
    for (let place = 0; place < slots.length; place += 1)
      order[place] = placed(scorer.quick(names, nameAt[slots[place] ?? 0] ?? 0, rows, place * PARTS), place);
    order.subarray(0, slots.length).sort();
    const quickest = new Uint16Array(Math.min(SCORED_FULLY, slots.length));
    for (let i = 0; i < quickest.length; i += 1) quickest[i] = placeOf(order[i] ?? 0);
    return quickest;
  }

  /** Marks that belong to the answer whatever their trigrams: equal letters or sound, a core that begins or ends the query, the same meaning. */
  private name(name: AnalysedName, meaning: MeaningQuery | undefined): void {
    const into = this.named;
    into.length = 0;
    for (const { kind, key } of namedKeys(name)) this.index.gather(kind, key, { limit: MOST_BY_KEY, into });
    if (meaning !== undefined) this.nameMeanings(meaning);
    into.sortFrom(0);
  }

  /** Marks that say enough of the core in other words. */
  private nameMeanings(meaning: MeaningQuery): void {
    const { named } = this;
    const lookups = meaning.lookups();
    const said = new Map<number, number>();
    const begin = named.length;
    for (const { share, sounds } of lookups) {
      const from = named.length;
      for (const sound of sounds) this.nameWord(sound);
      named.sortFrom(from);
      // One word is all that the core says: whoever has it says enough.
      if (lookups.length === 1) named.length = Math.min(named.length, from + MOST_BY_MEANING);
      else
        for (let at = from; at < named.length; at += 1)
          said.set(named.at(at), (said.get(named.at(at)) ?? 0) + share);
    }
    if (lookups.length <= 1) return;
    named.length = begin;
    for (const [slot, share] of said)
      if (share >= LEAST_MEANING && named.length < begin + MOST_BY_MEANING) named.push(slot);
  }

  private nameWord(sound: string): void {
    for (const kind of ['wordSound', 'coreSound'] as const) {
      const from = this.named.length;
      this.index.gather(kind, sound, { limit: MOST_BY_WORD, into: this.named });
      if (this.named.length === from + MOST_BY_WORD) this.named.length = from;
    }
  }

  /** Leaves in `named` those that pass and were not chosen already. */
  private withoutThese(slots: Uint32Array, places: Uint16Array, filter: SlotFilter): void {
    const { named } = this;
    const { columns } = this.index.marks;
    const chosen = Uint32Array.from(places, (place) => slots[place] ?? 0).sort();
    const count = named.length;
    named.length = 0;
    let at = 0;
    for (let i = 0; i < count; i += 1) {
      const slot = named.at(i);
      while (at < chosen.length && (chosen[at] ?? 0) < slot) at += 1;
      if (chosen[at] !== slot && filter.passes(columns, slot)) named.push(slot);
    }
  }

  private scored(scorer: NameScorer, { slots, quickest, ranking }: Chosen): RankedMarks {
    const { names, nameAt } = this.index.marks.columns;
    const { rows, named } = this;
    const count = quickest.length + named.length;
    if (this.order.length < count) this.order = new Float64Array(2 * count);
    const found = emptyRows(count);
    for (let i = 0; i < count; i += 1) {
      const isQuick = i < quickest.length;
      const place = quickest[i] ?? SCORED_QUICKLY;
      const slot = isQuick ? (slots[place] ?? 0) : named.at(i - quickest.length);
      const name = nameAt[slot] ?? 0;
      const row = place * PARTS;
      if (!isQuick) scorer.quick(names, name, rows, row);
      const raw = scorer.whole(names, name, rows, row);
      this.order[i] = placed(ranking === undefined ? raw : ranking.of(rows, row, raw), i);
      found.slots[i] = slot;
      found.raws[i] = rounded(raw);
      found.identical[i] = isSame(rows[row + PART.look]) || isSame(rows[row + PART.sound]) ? 1 : 0;
    }
    const order = this.order.subarray(0, count).sort();
    for (let i = 0; i < count; i += 1) found.values[placeOf(order[i] ?? 0)] = valueOf(order[i] ?? 0);
    return placesOf(found, Uint32Array.from(order, placeOf));
  }
}

const nothing = emptyRows(0);

/** A value of 0–1 to nine digits, the best first, and a place below 65,536 behind it. */
function placed(value: number, place: number): number {
  return Math.round((1 - value) * DIGITS) * PLACES + place;
}

const placeOf = (one: number): number => one % PLACES;

const valueOf = (one: number): number => 1 - Math.floor(one / PLACES) / DIGITS;

const rounded = (raw: number): number => 1 - Math.round((1 - raw) * DIGITS) / DIGITS;
