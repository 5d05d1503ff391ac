import { SlotFilter } from '../index/filter.js';
import { LIVE } from '../index/mark-columns.js';
import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';
import type { SearchIndex } from '../index/search-index.js';
import { analyseMark } from '../index/slot-entry.js';
import type { Concepts } from '../meaning/concepts.js';
import {
  bandOf,
  higherBand,
  overallScore,
  POSSIBLE_FROM,
  SCORE_VERSION,
  type Band,
} from '../score/formula.js';
import type { ClassRelations } from '../score/goods.js';
import { identicalNames, judge, type Judgement } from '../score/judgement.js';
import type { NameScore } from '../score/name-scorer.js';
import { Ranking, trainedRanking, type RankPart } from '../score/ranking.js';
import { riskOf } from '../score/risk.js';
import { ANALYSIS_VERSION, analyseName, writtenKey, type AnalysedName } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import { classesOf } from '../index/classes-of.js';
import { distinctivenessOf, type Distinctiveness } from './distinctiveness.js';
import { emptyRows, equalsInOrder, placesOf, type RankedMarks } from './ranked-marks.js';
import { NearestMarks, type Nearest } from './nearest.js';
import { notSearched, type HeldRegisters, type NotSearched } from './not-searched.js';
import type { SearchRequest } from './search-request.js';
import { shownOnce } from './shown-once.js';

export interface SearchHit extends RegisterMark, Judgement {
  /** What a ranked list orders it by; empty where lists are not ranked. */
  readonly rankedBy: readonly RankPart[];
}

export interface OfficeLevel {
  /** Null: marks whose office is unknown. */
  readonly jurisdiction: string | null;
  readonly level: Band;
}

export interface SearchAnswer {
  readonly items: readonly SearchHit[];
  /** Marks near enough to have been considered. */
  readonly totalCandidates: number;
  readonly levels: readonly OfficeLevel[];
  readonly distinctiveness: Distinctiveness;
  readonly notSearched: readonly NotSearched[];
  readonly versions: { readonly score: number; readonly analysis: number; readonly weights: string };
}

/** Where the engine gets what it shows: the index keeps only what it compares. */
export interface SearchSources {
  readonly index: SearchIndex;
  readonly concepts: Concepts | undefined;
  readonly relations: ClassRelations;
  /** Registers that were imported, null for none; those of the index's own offices when absent. Marks in our care make no register. */
  readonly held?: HeldRegisters | null;
  /** The mark under a key of the index; undefined when it has just gone. */
  readonly markOf: (key: number) => RegisterMark | undefined;
}

/** Answers searches from memory, synchronously: run it on a thread of its own. */
export class RegisterSearch {
  private readonly nearest: NearestMarks;
  private readonly ranking = new Ranking(trainedRanking().weights);

  constructor(private readonly sources: SearchSources) {
    this.nearest = new NearestMarks(sources.index, sources.concepts);
  }

  answer(request: SearchRequest): SearchAnswer {
    const { index, held = { offices: new Set(index.offices.list()), sample: false } } = this.sources;
    const name = analyseName(request.query, index.weigh);
    const nearest = this.verified(name, this.near(name, request));
    const { keys, offices } = index.marks.columns;
    const ranked = shownOnce(this.ranked(nearest), {
      keyOf: (slot) => keys[slot] ?? 0,
      officeOf: (slot) => offices[slot] ?? 0,
      markOf: this.sources.markOf,
    });
    const page = ranked.slots.subarray(request.offset, request.offset + request.limit);
    return {
      items: Array.from(page).flatMap((slot) => this.hit(slot, name, nearest, request) ?? []),
      totalCandidates: Math.max(nearest.total, ranked.slots.length),
      levels: this.levels(ranked, request),
      distinctiveness: distinctivenessOf(name, request.classes ?? []),
      notSearched: notSearched(request, held, name.words.length === 0),
      versions: { score: SCORE_VERSION, analysis: ANALYSIS_VERSION, weights: WEIGHTS_VERSION },
    };
  }

  private near(name: AnalysedName, request: SearchRequest): Nearest {
    const filter = new SlotFilter(request, this.sources.index.offices);
    return this.nearest.to(name, filter, request.ranked === true ? this.ranking : undefined);
  }

  /** By ranking or similarity, then living marks, then the newer ones, then by key, so that equal requests give equal pages. Keys of marks in our care are of one
   *  process: these follow by what they are, so that every process answers alike. */
  private ranked({ marks, writtenAlike }: Nearest): RankedMarks {
    const alike = Uint32Array.from(writtenAlike);
    const kept = marks.slots.length;
    const ranked = emptyRows(alike.length + kept);
    ranked.slots.set(alike);
    ranked.values.fill(1, 0, alike.length);
    ranked.raws.fill(1, 0, alike.length);
    ranked.identical.fill(1, 0, alike.length);
    let count = alike.length;
    for (let i = 0; i < kept; i += 1) {
      const slot = marks.slots[i] ?? 0;
      if (writtenAlike.has(slot)) continue;
      ranked.slots[count] = slot;
      ranked.values[count] = marks.values[i] ?? 0;
      ranked.raws[count] = marks.raws[i] ?? 0;
      ranked.identical[count] = marks.identical[i] ?? 0;
      count += 1;
    }
    const order = (one: number, other: number): number =>
      this.order(ranked.slots[one] ?? 0, ranked.slots[other] ?? 0);
    return placesOf(ranked, equalsInOrder(ranked.values.subarray(0, count), order));
  }

  private order(a: number, b: number): number {
    const { flags, filed, keys } = this.sources.index.marks.columns;
    const live = (slot: number): number => (flags[slot] ?? 0) & LIVE;
    return live(b) - live(a) || (filed[b] ?? 0) - (filed[a] ?? 0) || this.byKey(keys[a] ?? 0, keys[b] ?? 0);
  }
  private byKey(a: number, b: number): number {
    if (a < OWN_KEYS_FROM || b < OWN_KEYS_FROM) return a - b;
    return compareTexts(this.identityOf(a), this.identityOf(b)) || a - b;
  }

  private identityOf(key: number): string {
    const { ref = '', createdAt = '' } = this.sources.markOf(key) ?? {};
    return `${ref} ${createdAt}`;
  }

  private hit(
    slot: number,
    query: AnalysedName,
    nearest: Nearest,
    request: SearchRequest,
  ): SearchHit | undefined {
    const { index, relations, markOf } = this.sources;
    const { columns } = index.marks;
    const mark = markOf(columns.keys[slot] ?? 0);
    if (mark === undefined) return undefined;
    const parts = this.partsOf(slot, nearest);
    const meanings = parts.meaning > 0 ? (nearest.meaning?.pairs(nearest.scorer.view) ?? []) : [];
    const goods = relations.compare(comparedClasses(request), mark.classes);
    return {
      ...mark,
      ...judge({ query, mark: analyseMark(mark, index.weigh), parts, meanings, goods, live: mark.live }),
      rankedBy: this.ranking.explain(parts),
    };
  }

  /** The highest band of each office's living marks. A mark whose name alone is no nearer than what its office has already is passed over. */
  private levels({ slots, raws, identical }: RankedMarks, request: SearchRequest): OfficeLevel[] {
    const { index, relations } = this.sources;
    const { flags, offices, classesLow, classesHigh } = index.marks.columns;
    const compared = comparedClasses(request);
    const levels = new Map<number, Band>();
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      if (((flags[slot] ?? 0) & LIVE) === 0) continue;
      const office = offices[slot] ?? 0;
      const level = levels.get(office);
      const overall = overallScore(raws[i] ?? 0);
      const isIdentical = identical[i] === 1;
      if (level !== undefined && higherBand(level, bandOf(overall, isIdentical)) === level) continue;
      const goods = relations.compare(compared, classesOf(classesLow[slot] ?? 0, classesHigh[slot] ?? 0));
      const { band } = riskOf({ overall, identical: isIdentical, goods, live: true });
      levels.set(office, higherBand(level ?? 'low', overall < POSSIBLE_FROM ? 'low' : band));
    }
    const named = new Map(Array.from(levels, ([office, level]) => [index.offices.codeOf(office), level]));
    const held = new Set(index.offices.list());
    for (const asked of request.jurisdictions ?? [])
      if (held.has(asked) && !named.has(asked)) named.set(asked, 'low');
    return Array.from(named, ([jurisdiction, level]) => ({ jurisdiction, level }));
  }

  private partsOf(slot: number, { writtenAlike, scorer }: Nearest): NameScore {
    const { columns } = this.sources.index.marks;
    return writtenAlike.has(slot) ? identicalNames : scorer.score(columns.names, columns.nameAt[slot] ?? 0);
  }

  /** Without marks whose hash only looks as if they were written like the query. */
  private verified(name: AnalysedName, nearest: Nearest): Nearest {
    const { keys } = this.sources.index.marks.columns;
    const isAlike = (slot: number): boolean =>
      writtenKey(this.sources.markOf(keys[slot] ?? 0)?.name ?? '') === name.written;
    return { ...nearest, writtenAlike: new Set([...nearest.writtenAlike].filter(isAlike)) };
  }
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

function comparedClasses({ comparedClasses, classes }: SearchRequest): readonly number[] {
  return comparedClasses ?? classes ?? [];
}
