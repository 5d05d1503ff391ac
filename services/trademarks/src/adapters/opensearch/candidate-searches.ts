import type { CandidateQuery } from '../../search/candidates/candidate-query.js';
import type { SearchFilter } from '../../search/index/filter.js';
import { dayNumber } from '../../search/index/register-mark.js';
import { LEAST_MEANING } from '../../search/query/nearest.js';
import { trigramWords, UNKNOWN_CLASS, UNKNOWN_DAY, UNKNOWN_OFFICE } from './mark-documents.js';

/** Marks that share trigrams: many, for the ranking here sees what ours does not. */
const BY_TRIGRAMS = 1_500;
const BY_KEY = 400;
const BY_MEANING = 300;
/** A set of so few trigrams is near with one of them. */
const SMALL_SET = 4;

/** Bodies of the searches whose hits together are scored. */
export function candidateSearches({ trigrams, keys, meanings, filter }: CandidateQuery): object[] {
  const narrowed = filters(filter);
  const most = keys.length;
  return [
    search(BY_KEY, {
      bool: {
        filter: narrowed,
        // Where more have one of them than are asked for, the most telling come first.
        should: keys.map((key, at) => constant({ term: { keys: String(key) } }, most - at)),
        minimum_should_match: 1,
      },
    }),
    ...(trigrams.length === 0 ? [] : [byTrigrams(trigrams, narrowed)]),
    ...(meanings.length === 0 ? [] : [byMeaning(meanings, narrowed)]),
  ];
}

function byTrigrams(trigrams: readonly number[], filter: object[]): object {
  const shared = trigrams.length <= SMALL_SET ? 1 : 2;
  const near = { match: { trigrams: { query: trigramWords(trigrams), minimum_should_match: shared } } };
  return search(BY_TRIGRAMS, { bool: { filter, must: [near] } });
}

function byMeaning(meanings: CandidateQuery['meanings'], filter: object[]): object {
  const should = meanings.map(({ share, keys }) => constant({ terms: { keys: keys.map(String) } }, share));
  return { ...search(BY_MEANING, { bool: { filter, should } }), min_score: LEAST_MEANING };
}

const constant = (filter: object, boost: number): object => ({ constant_score: { filter, boost } });

function search(size: number, query: object): object {
  return {
    size,
    query,
    track_total_hits: false,
    // Neither ids nor sources: what is scored stands in columns.
    stored_fields: '_none_',
    docvalue_fields: ['key', 'packed'],
  };
}

/** A mark whose office, class or day is unknown passes, as in our own index. */
function filters({ jurisdictions = [], classes = [], since, liveOnly }: SearchFilter): object[] {
  return [
    ...(liveOnly === true ? [{ term: { live: true } }] : []),
    ...(jurisdictions.length === 0 ? [] : [{ terms: { office: [...jurisdictions, UNKNOWN_OFFICE] } }]),
    ...(classes.length === 0 ? [] : [{ terms: { classes: [...classes, UNKNOWN_CLASS].map(String) } }]),
    ...(since === undefined
      ? []
      : [
          {
            bool: {
              should: [{ range: { filed: { gte: dayNumber(since) } } }, { term: { filed: UNKNOWN_DAY } }],
            },
          },
        ]),
  ];
}
