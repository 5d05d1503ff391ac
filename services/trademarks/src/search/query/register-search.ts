import { SlotFilter } from '../index/filter.js';
import { LIVE } from '../index/mark-columns.js';
import { OWN_KEYS_FROM, type RegisterMark } from '../index/register-mark.js';
import type { SearchIndex } from '../index/search-index.js';
import { analyseMark } from '../index/slot-entry.js';
import type { Concepts } from '../meaning/concepts.js';
import { overallScore, POSSIBLE_FROM, SCORE_VERSION, type Band } from '../score/formula.js';
import type { ClassRelations } from '../score/goods.js';
import { identicalNames, judge, type Judgement } from '../score/judgement.js';
import type { NameScore } from '../score/name-scorer.js';
import { riskByOffice, riskOf } from '../score/risk.js';
import { ANALYSIS_VERSION, analyseName, writtenKey, type AnalysedName } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import { classesOf } from '../index/classes-of.js';
import { distinctivenessOf, type Distinctiveness } from './distinctiveness.js';
import { NearestMarks, type Nearest } from './nearest.js';
import { notSearched, type HeldRegisters, type NotSearched } from './not-searched.js';
import type { SearchRequest } from './search-request.js';
import { shownOnce } from './shown-once.js';

export interface SearchHit extends RegisterMark, Judgement {}

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

interface RankedSlot {
  readonly slot: number;
  readonly overall: number;
}

/** Answers searches from memory, synchronously: run it on a thread of its own. */
export class RegisterSearch {
  private readonly nearest: NearestMarks;

  constructor(private readonly sources: SearchSources) {
    this.nearest = new NearestMarks(sources.index, sources.concepts);
  }

  answer(request: SearchRequest): SearchAnswer {
    const { index, held = { offices: new Set(index.offices.list()), sample: false } } = this.sources;
    const name = analyseName(request.query, index.weigh);
    const nearest = this.verified(name, this.nearest.to(name, new SlotFilter(request, index.offices)));
    const { keys, offices } = index.marks.columns;
    const ranked = shownOnce(this.ranked(nearest), {
      keyOf: (slot) => keys[slot] ?? 0,
      officeOf: (slot) => offices[slot] ?? 0,
      markOf: this.sources.markOf,
    });
    const page = ranked.slice(request.offset, request.offset + request.limit);
    return {
      items: page.flatMap(({ slot }) => this.hit(slot, name, nearest, request) ?? []),
      totalCandidates: Math.max(nearest.total, ranked.length),
      levels: this.levels(ranked, nearest, request),
      distinctiveness: distinctivenessOf(name, request.classes ?? []),
      notSearched: notSearched(request, held, name.words.length === 0),
      versions: { score: SCORE_VERSION, analysis: ANALYSIS_VERSION, weights: WEIGHTS_VERSION },
    };
  }

  /** By similarity, then living marks, then the newer ones, then by key, so that equal requests give equal pages. Keys of marks in our care are of one
   *  process: these follow by what they are, so that every process answers alike. */
  private ranked({ marks, writtenAlike }: Nearest): RankedSlot[] {
    const { flags, filed, keys } = this.sources.index.marks.columns;
    const live = (slot: number): number => (flags[slot] ?? 0) & LIVE;
    const near = marks
      .filter(({ slot }) => !writtenAlike.has(slot))
      .map(({ slot, raw }) => ({ slot, overall: overallScore(raw) }));
    return [...Array.from(writtenAlike, (slot) => ({ slot, overall: 1 })), ...near].sort(
      (a, b) =>
        b.overall - a.overall ||
        live(b.slot) - live(a.slot) ||
        (filed[b.slot] ?? 0) - (filed[a.slot] ?? 0) ||
        this.byKey(keys[a.slot] ?? 0, keys[b.slot] ?? 0),
    );
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
    };
  }

  private levels(ranked: readonly RankedSlot[], nearest: Nearest, request: SearchRequest): OfficeLevel[] {
    const { index, relations } = this.sources;
    const { columns } = index.marks;
    const judged = ranked.map(({ slot, overall }) => {
      const live = ((columns.flags[slot] ?? 0) & LIVE) !== 0;
      const jurisdiction = index.offices.codeOf(columns.offices[slot] ?? 0);
      if (overall < POSSIBLE_FROM) return { jurisdiction, live, band: 'low' as const };
      const parts = this.partsOf(slot, nearest);
      const goods = relations.compare(
        comparedClasses(request),
        classesOf(columns.classesLow[slot] ?? 0, columns.classesHigh[slot] ?? 0),
      );
      return {
        jurisdiction,
        live,
        band: riskOf({ overall, identical: parts.sameLetters || parts.sameSound, goods, live }).band,
      };
    });
    const levels = riskByOffice(judged);
    const held = new Set(index.offices.list());
    for (const asked of request.jurisdictions ?? [])
      if (held.has(asked) && !levels.has(asked)) levels.set(asked, 'low');
    return Array.from(levels, ([jurisdiction, level]) => ({ jurisdiction, level }));
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
