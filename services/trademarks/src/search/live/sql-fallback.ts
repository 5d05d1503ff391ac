import type { DataSource } from 'typeorm';
import { bareLetters } from '@cotta/kit/model/resource/bare-letters.js';
import { NameComparison } from '../query/compare-names.js';
import { distinctivenessOf } from '../query/distinctiveness.js';
import { notSearched } from '../query/not-searched.js';
import type { SearchAnswer, SearchHit } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import { POSSIBLE_FROM, SCORE_VERSION } from '../score/formula.js';
import { shippedClassRelations } from '../score/goods.js';
import { riskByOffice } from '../score/risk.js';
import { ANALYSIS_VERSION, analyseName, type AnalysedName } from '../text/analysed-name.js';
import { seedWeights, WEIGHTS_VERSION } from '../text/word-weights.js';
import { asRegisterMark, IS_FILED, OWN_MARK_COLUMNS, type OwnMarkRow } from './own-marks.js';

/** Marks that are scored: those whose letters are nearest. */
const SCORED = 200;
/** A name that is part of a longer one is a little less near than one that is all of it. */
const PART = 0.9;

const NAME = bareLetters('name');
/** The same letters. Looking up each of a name's in the list of accents takes longer than comparing it, and most names have none. */
const NAME_READ = `case when octet_length(name) = char_length(name) then lower(name) else ${NAME} end`;
const ASKED = bareLetters('$1');
/** Signs have no groups of letters: the index would be read from end to end, and nothing found. */
const HAS_LETTERS = 'show_trgm($2) <> array[]::text[]';

// $1 the name as written, $2 its telling words, $3 spellings of a name without letters. Each question is put to the index of letter groups by itself: in one condition
// every mark that the first brings up, thousands of which share too little, would be made bare for the second as well.
const STATEMENT = `
with asked as materialized (select ${ASKED} as bare),
found as (
  select id from trademark where ${HAS_LETTERS} and ${NAME} % ${ASKED} union
  select id from trademark where ${HAS_LETTERS} and ${NAME} %> $2 union
  select id from trademark where name = any($3::text[]))
select near.${OWN_MARK_COLUMNS} from found, lateral (
  select *, ${NAME_READ} as bare from trademark where id = found.id offset 0) near
where ${IS_FILED} and (cardinality($4::text[]) = 0 or jurisdiction = any($4)) and (cardinality($5::int[]) = 0 or classes && $5)
  and ($6::date is null or filing_date >= $6)
order by greatest(similarity(near.bare, (select bare from asked)), similarity(near.bare, $2), word_similarity($2, near.bare) * ${PART}) desc, near.id limit ${SCORED}`;

/** An answer without the index: to staff the marks in our care by shared letters, scored as usual, registers left out and said so. Some tenths of a
 *  second at a million marks; names in other scripts or with another sound are found by the index only. */
export async function searchWithoutIndex(
  db: Pick<DataSource, 'query'>,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const name = analyseName(request.query, seedWeights());
  const classes = request.classes ?? [];
  const rows: OwnMarkRow[] =
    request.inOurCare !== true
      ? []
      : await db.query(STATEMENT, [
          request.query,
          tellingWords(name),
          [request.query, name.written],
          request.jurisdictions ?? [],
          classes,
          request.since ?? null,
        ]);
  const marks = rows.map(asRegisterMark).filter(({ live }) => live || request.liveOnly !== true);
  const comparison = new NameComparison(request.query, yardstick());
  const scored = marks
    .map((mark) => ({ mark, score: comparison.score(mark.name) }))
    .filter(({ score }) => score.parts.overall >= POSSIBLE_FROM);
  const hits = scored.map(({ mark, score }): SearchHit => ({
    ...mark,
    ...comparison.judge(score, { classesA: classes, classesB: mark.classes, live: mark.live }),
    rankedBy: [],
  }));
  const near = hits.toSorted(
    (a, b) =>
      b.scores.overall - a.scores.overall || Number(b.live) - Number(a.live) || a.ref.localeCompare(b.ref),
  );
  const levels = riskByOffice(
    near.map(({ jurisdiction, live, risk }) => ({ jurisdiction, live, band: risk.band })),
  );
  return {
    items: near.slice(request.offset, request.offset + request.limit),
    totalCandidates: marks.length,
    levels: Array.from(levels, ([jurisdiction, level]) => ({ jurisdiction, level })),
    distinctiveness: distinctivenessOf(name, classes),
    notSearched: notSearched(request, null, name.words.length === 0),
    versions: { score: SCORE_VERSION, analysis: ANALYSIS_VERSION, weights: WEIGHTS_VERSION },
  };
}

/** Without meanings, whose list takes a second to read. */
export const yardstick = () => ({
  weigh: seedWeights(),
  concepts: undefined,
  relations: shippedClassRelations(),
});

function tellingWords({ words, written }: AnalysedName): string {
  const core = words.filter((word) => word.core).map(({ folded }) => folded);
  return core.length === 0 ? written : core.join(' ');
}
