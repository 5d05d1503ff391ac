import { emptyMark, type AdminRequest, type MarkDraft } from './result-draft.js';

export type RecordedSearch = AdminRequest['recordedSearches']['items'][number];
export type Hit = RecordedSearch['hits'][number];

interface Report {
  /** Of the new line. */
  readonly key: string;
  /** Offices that were asked about. */
  readonly codes: readonly string[];
  /** Classes were told, so that the goods could be compared. */
  readonly goodsCompared: boolean;
}

/** A recorded hit as a line of the report, under the first office that was asked about. */
export function markDraftOf(hit: Hit, { key, codes, goodsCompared }: Report): MarkDraft {
  const jurisdiction =
    hit.jurisdictions.find((code) => codes.includes(code)) ?? hit.jurisdictions[0] ?? codes[0] ?? '';
  return {
    ...emptyMark(key, jurisdiction),
    ref: hit.ref,
    name: hit.name,
    owner: hit.owner ?? '',
    number: hit.numbers[0] ?? '',
    status: hit.status ?? '',
    classes: hit.classes.join(', '),
    filingDate: hit.filingDate ?? '',
    identical: hit.identical,
    look: `${hit.look}`,
    sound: `${hit.sound}`,
    meaning: `${hit.meaning}`,
    goods: goodsCompared ? `${hit.goods}` : '',
    overall: `${hit.overall}`,
  };
}

/** All hits of all searches, each once, the nearest first. */
export function hitsOf(searches: readonly RecordedSearch[]): Hit[] {
  return [...new Map(searches.flatMap(({ hits }) => hits).map((hit) => [hit.ref, hit])).values()].sort(
    (one, other) => other.overall - one.overall,
  );
}

/** Offices whose register a search that counts has covered, and those of which it held only a sample. */
export function coveredBy(searches: readonly RecordedSearch[]): {
  readonly searched: ReadonlySet<string>;
  readonly sampled: ReadonlySet<string>;
} {
  const offices = searches
    .filter(({ degraded, incomplete }) => !degraded && !incomplete)
    .flatMap((search) => search.offices);
  return {
    searched: new Set(offices.map(({ jurisdiction }) => jurisdiction)),
    sampled: new Set(
      offices.filter(({ coverage }) => coverage === 'SAMPLE').map(({ jurisdiction }) => jurisdiction),
    ),
  };
}
