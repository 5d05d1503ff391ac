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
const ASKED = bareLetters('$1');

// $1 the name as written, $2 its telling words, $3 spellings of a name without letters. The index of letter groups answers all but the last.
const STATEMENT = `
select ${OWN_MARK_COLUMNS} from trademark
where ${IS_FILED} and (${NAME} % ${ASKED} or ${NAME} % $2 or ${NAME} %> $2 or name = any($3::text[]))
  and (cardinality($4::text[]) = 0 or jurisdiction = any($4)) and (cardinality($5::int[]) = 0 or classes && $5) and ($6::date is null or filing_date >= $6)
order by greatest(similarity(${NAME}, ${ASKED}), similarity(${NAME}, $2), word_similarity($2, ${NAME}) * ${PART}) desc, id limit ${SCORED}`;

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
