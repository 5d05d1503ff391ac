import type { SearchFilter } from '../index/filter.js';
import { hashKey } from '../index/slot-entry.js';
import type { Concepts } from '../meaning/concepts.js';
import { MeaningQuery } from '../meaning/meaning-query.js';
import { namedKeys } from '../query/nearest.js';
import type { SearchRequest } from '../query/search-request.js';
import { analyseName, type WeighWord } from '../text/analysed-name.js';
import { searchTrigrams } from '../text/trigrams.js';

/** What marks have to share with a query to be scored against it, in the numbers that marks are kept with. */
export interface CandidateQuery {
  /** Many shared ones bring a mark near. */
  readonly trigrams: readonly number[];
  /** One shared hash is enough; the most telling first. */
  readonly keys: readonly number[];
  /** For each word of the core its share of it, 0–1, and the hashes of what means the same. */
  readonly meanings: readonly { readonly share: number; readonly keys: readonly number[] }[];
  readonly filter: SearchFilter;
}

export function candidateQuery(
  { query, jurisdictions, classes, since, liveOnly, inOurCare }: SearchRequest,
  { weigh, concepts }: { readonly weigh: WeighWord; readonly concepts: Concepts | undefined },
): CandidateQuery {
  const name = analyseName(query, weigh);
  const hasWords = name.words.length > 0;
  const meanings =
    concepts === undefined || !hasWords
      ? []
      : new MeaningQuery(name, concepts).lookups().map(({ share, sounds }) => ({
          share,
          keys: sounds.flatMap((sound) => [hashKey('wordSound', sound), hashKey('coreSound', sound)]),
        }));
  return {
    trigrams: hasWords ? [...searchTrigrams(name)] : [],
    keys: [
      hashKey('written', name.written),
      ...(hasWords ? namedKeys(name).map(({ kind, key }) => hashKey(kind, key)) : []),
    ],
    meanings,
    filter: {
      ...(jurisdictions === undefined ? {} : { jurisdictions }),
      ...(classes === undefined ? {} : { classes }),
      ...(since === undefined ? {} : { since }),
      liveOnly: liveOnly === true,
      inOurCare: inOurCare === true,
    },
  };
}
