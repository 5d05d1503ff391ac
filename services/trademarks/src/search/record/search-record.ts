import { offices } from '@cotta/reference/offices.js';
import type { NameAnswer } from '../live/name-search.js';
import { mergeByOwner, type OwnersMark } from '../query/merge-by-owner.js';
import type { SearchHit } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import { writtenKey } from '../text/analysed-name.js';
import { scoringVersion } from '../score/scoring-version.js';
import type { RegisterCoverage } from '../register/coverage.js';

/** From this closeness on a lawyer has to read a mark; the lower bound of the band `elevated`. 0–100. */
export const CLOSENESS_LIMIT = 61;
/** Marks that are compared for a record: as many as are scored closely. */
export const MOST_COMPARED = 800;
/** Hits that a record keeps; more are no report any more. */
const MOST_HITS = 200;

const SIMILAR: readonly string[] = ['elevated', 'high', 'very high'];

export interface RecordedHit {
  readonly ref: string;
  readonly name: string;
  readonly owner: string | null;
  readonly jurisdictions: readonly string[];
  readonly numbers: readonly string[];
  readonly status: string | null;
  readonly live: boolean;
  readonly classes: readonly number[];
  readonly filingDate: string | null;
  readonly identical: boolean;
  readonly look: number;
  readonly sound: number;
  readonly meaning: number;
  readonly goods: number;
  readonly overall: number;
}

/** Per office, as it goes into a report. Days `YYYY-MM-DD`. */
export interface RecordedOffice {
  readonly jurisdiction: string;
  readonly register: string;
  readonly dataOf: string;
  readonly coverage: RegisterCoverage['kind'];
  readonly sinceYear: number | null;
  readonly identical: number;
  readonly similar: number;
  readonly total: number;
}

export interface SearchRecord {
  readonly query: string;
  readonly kind: 'identical and similar';
  readonly classes: readonly number[];
  readonly liveOnly: boolean;
  readonly since: string | null;
  readonly closenessLimit: number;
  readonly scoreVersion: string;
  readonly degraded: boolean;
  readonly incomplete: boolean;
  readonly gaps: readonly string[];
  readonly offices: readonly RecordedOffice[];
  readonly hits: readonly RecordedHit[];
}

/** What was searched and found, as a fact: only offices whose register is held, only marks at or above the limit. */
export function recordOf(
  request: SearchRequest,
  { items, degraded, dataAsOf, coverage, notSearched, versions, totalCandidates }: NameAnswer,
): SearchRecord {
  const near = items.filter(isSimilar);
  const hits = mergeByOwner(near);
  const held = degraded
    ? []
    : (request.jurisdictions ?? []).filter((office) => dataAsOf[office] !== undefined);
  return {
    query: request.query,
    kind: 'identical and similar',
    classes: request.classes ?? [],
    liveOnly: request.liveOnly === true,
    since: request.since ?? null,
    closenessLimit: CLOSENESS_LIMIT,
    scoreVersion: scoringVersion(versions),
    degraded,
    incomplete:
      hits.length > MOST_HITS ||
      (items.length >= MOST_COMPARED && totalCandidates > items.length && items.every(isSimilar)),
    gaps: notSearched
      .filter(({ code }) => GAPS.has(code))
      .map(({ code, params }) => [code, ...Object.values(params)].join(' ')),
    offices: held.map((jurisdiction) =>
      officeRecord(jurisdiction, {
        request,
        items,
        day: (dataAsOf[jurisdiction] ?? '').slice(0, 10),
        coverage: coverage[jurisdiction] ?? { kind: 'SAMPLE' },
      }),
    ),
    hits: hits.slice(0, MOST_HITS).map((hit) => recordedHit(hit, request.query)),
  };
}

/** What the comparison itself left out; what no report compares is said there anyway. */
const GAPS = new Set(['SCRIPT_NOT_COMPARED', 'SPELLED_OUT_ONLY']);

const isSimilar = ({ band }: SearchHit): boolean => SIMILAR.includes(band);

const isWrittenAlike = (name: string, query: string): boolean => writtenKey(name) === writtenKey(query);

interface Found {
  readonly request: SearchRequest;
  readonly items: readonly SearchHit[];
  readonly day: string;
  readonly coverage: RegisterCoverage;
}

function officeRecord(jurisdiction: string, { request, items, day, coverage }: Found): RecordedOffice {
  const own = items.filter((item) => item.jurisdiction === jurisdiction);
  const identical = own.filter(({ name }) => isWrittenAlike(name, request.query)).length;
  return {
    jurisdiction,
    register: offices.find(({ code }) => code === jurisdiction)?.office.short ?? jurisdiction,
    dataOf: day,
    coverage: coverage.kind,
    sinceYear: coverage.kind === 'SINCE' ? coverage.year : null,
    identical,
    similar:
      own.filter(isSimilar).length -
      own.filter((item) => isSimilar(item) && isWrittenAlike(item.name, request.query)).length,
    total: own.length,
  };
}

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)));

function recordedHit(
  { name, owner, jurisdictions, numbers, status, live, classes, filingDate, best }: OwnersMark,
  query: string,
): RecordedHit {
  const { parts, goods, scores } = best;
  return {
    ref: best.ref.slice(0, 200),
    name: name.slice(0, 300),
    owner: owner?.slice(0, 300) ?? null,
    jurisdictions,
    numbers: numbers.map((number) => number.slice(0, 60)),
    status: status?.slice(0, 100) ?? null,
    live,
    classes,
    filingDate,
    identical: isWrittenAlike(name, query),
    look: percent(parts.look),
    sound: percent(parts.sound),
    meaning: percent(parts.meaning),
    goods: percent(goods.score),
    overall: percent(scores.overall),
  };
}
