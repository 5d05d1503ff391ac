import type { MeaningPair } from '../meaning/meaning-query.js';
import type { AnalysedName } from '../text/analysed-name.js';
import type { NameScore } from './name-scorer.js';

/** Why a mark is in the answer. Clients translate by `code`; `params` are words of the names. */
export interface Reason {
  readonly code:
    | 'IDENTICAL'
    | 'DIFFERS_IN_WEAK_WORDS'
    | 'SAME_SOUND'
    | 'ONE_LETTER'
    | 'CONTAINS'
    | 'SAME_WORD'
    | 'SAME_START'
    | 'SAME_MEANING';
  readonly params: Readonly<Record<string, string>>;
}

const SHORTEST_CONTAINED = 3;

/** The reasons that hold for a pair, the strongest first; none when only the sum of small things is near. */
export function reasonsFor(
  query: AnalysedName,
  mark: AnalysedName,
  score: NameScore,
  meanings: readonly MeaningPair[],
): Reason[] {
  return [
    ...keyReasons(query, mark, score),
    ...wordReasons(query, mark, score),
    ...meanings.map((pair) => ({
      code: 'SAME_MEANING' as const,
      params: { query: pair.query, mark: pair.mark },
    })),
  ];
}

function keyReasons(query: AnalysedName, mark: AnalysedName, score: NameScore): Reason[] {
  if (query.written === mark.written) return [{ code: 'IDENTICAL', params: {} }];
  if (score.sameLetters)
    return [{ code: query.fullKey === mark.fullKey ? 'IDENTICAL' : 'DIFFERS_IN_WEAK_WORDS', params: {} }];
  const reasons: Reason[] = [];
  if (score.sameSound) reasons.push({ code: 'SAME_SOUND', params: {} });
  if (score.edits === 1) reasons.push({ code: 'ONE_LETTER', params: {} });
  const [shorter, longer] =
    query.coreKey.length <= mark.coreKey.length
      ? [query.coreKey, mark.coreKey]
      : [mark.coreKey, query.coreKey];
  if (shorter.length >= SHORTEST_CONTAINED && longer.includes(shorter))
    reasons.push({ code: 'CONTAINS', params: { word: shorter } });
  else if (score.start === 1) reasons.push({ code: 'SAME_START', params: {} });
  return reasons;
}

function wordReasons(query: AnalysedName, mark: AnalysedName, score: NameScore): Reason[] {
  if (score.sameLetters) return [];
  const own = new Set(query.words.filter(({ core }) => core).map(({ folded }) => folded));
  const shared = mark.words.filter(
    ({ folded, core }) => core && own.has(folded) && folded !== query.coreKey && folded !== mark.coreKey,
  );
  return shared.slice(0, 1).map(({ folded }) => ({ code: 'SAME_WORD', params: { word: folded } }));
}
