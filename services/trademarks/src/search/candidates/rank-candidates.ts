import { IndexBuilder } from '../index/index-builder.js';
import { RegisterSearch, type SearchAnswer, type SearchSources } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { WeighWord } from '../text/analysed-name.js';
import type { Candidates } from './candidate-source.js';
import { unpackMark } from './packed-mark.js';

/** An index of candidates alone, and what is shown of each by its key. */
export function indexOfCandidates(
  { marks, facts }: Candidates,
  weigh: WeighWord,
): Pick<SearchSources, 'index' | 'markOf'> {
  const builder = new IndexBuilder(weigh, Object.keys(facts.dataAsOf));
  const shown = new Map(
    marks.map(({ key, packed }) => {
      const { entry, mark } = unpackMark(packed);
      builder.place(key, entry);
      return [key, mark];
    }),
  );
  return { index: builder.build(), markOf: (key) => shown.get(key)?.() };
}

/** The answer among candidates: their index is asked as the one of all registers would be. */
export function rankCandidates(
  request: SearchRequest,
  candidates: Candidates,
  { weigh, ...tools }: Pick<SearchSources, 'concepts' | 'relations'> & { readonly weigh: WeighWord },
): SearchAnswer {
  const held = { offices: new Set(Object.keys(candidates.facts.dataAsOf)), sample: candidates.sample };
  return new RegisterSearch({ ...indexOfCandidates(candidates, weigh), ...tools, held }).answer(request);
}
