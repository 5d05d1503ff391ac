import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { isRefusal, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { knownNiceClass } from '@cotta/reference/nice-classes.js';
import type { NameAnswer, NameSearch } from '../live/name-search.js';
import { mergeByOwner } from '../query/merge-by-owner.js';
import { parseQuery, parseSearch, type SearchInput, type SearchRequest } from '../query/search-request.js';
import { MOST_COMPARED, recordOf } from '../record/search-record.js';
import { signRecord } from '../record/sign-record.js';
import type { SearchHit } from '../query/register-search.js';
import type { Band } from '../score/formula.js';
import type { Judgement } from '../score/judgement.js';
import type { RankMeasure } from '../score/ranking.js';

const VISITOR_LIMIT = 20;
const MOST = 100;

interface PairArguments {
  readonly a: string;
  readonly b: string;
  readonly classesA?: readonly number[] | null;
  readonly classesB?: readonly number[] | null;
}

interface RecordedSearchInput extends SearchInput {
  readonly requestId?: string | null;
}

/** What a search for a report is signed with, and when. */
export interface SearchSigning {
  readonly linkKey: string;
  readonly clock: Clock;
}

export function trademarkSearchResolvers(search: NameSearch, { linkKey, clock }: SearchSigning): Resolvers {
  return {
    SimilarityBand: {
      LOW: 'low',
      POSSIBLE: 'possible',
      ELEVATED: 'elevated',
      HIGH: 'high',
      VERY_HIGH: 'very high',
    } satisfies Record<string, Band>,
    GoodsRelation: {
      SAME_CLASS: 'same class',
      RELATED_CLASSES: 'related classes',
      UNRELATED_CLASSES: 'unrelated classes',
      UNKNOWN: 'unknown',
    } satisfies Record<string, Judgement['goods']['relation']>,
    RankMeasure: {
      SIMILARITY: 'similarity',
      ASKED: 'asked',
      MEANING: 'meaning',
    } satisfies Record<string, RankMeasure>,
    Query: {
      trademarkSearch: async (_: unknown, { input }: { input: SearchInput }, { viewer }: RequestContext) => {
        const request = checked(input, ['input']);
        if (viewer.role === 'visitor' && request.limit > VISITOR_LIMIT)
          throw new Rejection('BAD_USER_INPUT', `limit is at most ${VISITOR_LIMIT} without an account`, [
            'input',
            'limit',
          ]);
        return shownAnswer(await search.search(asFoundBy(viewer, request)));
      },
      verificationSearch: async (
        _: unknown,
        { requestId, ...given }: RecordedSearchInput,
        { viewer }: RequestContext,
      ) => {
        if (viewer.role === 'visitor') throw new Rejection('UNAUTHENTICATED', 'please sign in');
        const request = { ...checked(given, []), limit: MOST_COMPARED };
        const answer = await search.search(asFoundBy(viewer, request));
        const isKept =
          requestId !== undefined &&
          requestId !== null &&
          viewer.userId !== undefined &&
          staff.includes(viewer.role);
        const record = isKept
          ? signRecord(
              {
                record: recordOf(request, await search.search({ ...request, ranked: false })),
                requestId,
                searcherId: viewer.userId,
                now: clock.now(),
              },
              linkKey,
            )
          : null;
        return {
          ...shownAnswer(answer),
          record,
          items: mergeByOwner(answer.items)
            .slice(0, MOST)
            .map((hit) => ({
              ...hit,
              scores: partsOf(hit.best),
              risk: hit.best.risk.band,
              reasons: codesOf(hit.best),
              rankedBy: hit.best.rankedBy,
            })),
        };
      },
      compareMarks: async (_: unknown, given: PairArguments) =>
        judged(await search.compare(checkedPair(given))),
    },
  };
}

/** What a client filed with us is told to nobody before its office publishes it; we ourselves look for conflicts there. A record goes into a report, so it has none of it. */
function asFoundBy({ role }: Viewer, request: SearchRequest): SearchRequest {
  return { ...request, inOurCare: staff.includes(role) };
}

function shownAnswer({
  items,
  distinctiveness: { level, because },
  notSearched,
  dataAsOf,
  ...rest
}: NameAnswer) {
  return {
    ...rest,
    items: items.map((hit) => ({ ...hit, id: hit.ref, ...judged(hit) })),
    distinctiveness: { weak: level === 'weak', because },
    notSearched: notSearched.map(({ code, message, params }) => ({
      code,
      message,
      subject: Object.values(params)[0] ?? null,
    })),
    dataAsOf: Object.entries(dataAsOf).map(([jurisdiction, importedAt]) => ({ jurisdiction, importedAt })),
  };
}

function judged(judgement: Judgement) {
  const meaning = judgement.reasons.find(({ code }) => code === 'SAME_MEANING')?.params;
  return {
    scores: judgement.scores,
    parts: partsOf(judgement),
    band: judgement.band,
    risk: judgement.risk.band,
    goods: judgement.goods.relation,
    reasons: codesOf(judgement),
    word: judgement.reasons.map(({ params }) => params['word']).find((word) => word !== undefined) ?? null,
    meaning: meaning === undefined ? [] : Object.values(meaning),
  };
}

const codesOf = ({ reasons }: Judgement): string[] => [...new Set(reasons.map(({ code }) => code))];

function partsOf({ parts, goods, scores }: Judgement | SearchHit) {
  return {
    look: parts.look,
    sound: parts.sound,
    meaning: parts.meaning,
    letters: scores.levenshtein,
    goods: goods.score,
    overall: scores.overall,
  };
}

/** @throws Rejection that names everything that is wrong, at the place of the first */
function checked(input: SearchInput, at: readonly string[]): SearchRequest {
  const request = parseSearch(input);
  if (isRefusal(request)) throw rejectionOf(request, at);
  return request;
}

function checkedPair({ a, b, classesA, classesB }: PairArguments) {
  const wrong: FieldRefusal[] = [];
  const pair = {
    a: parseQuery(a, 'a', wrong),
    b: parseQuery(b, 'b', wrong),
    classesA: classesA ?? [],
    classesB: classesB ?? [],
  };
  for (const [field, classes] of [
    ['classesA', pair.classesA],
    ['classesB', pair.classesB],
  ] as const) {
    if (!classes.every(knownNiceClass))
      wrong.push({ path: [field], code: 'UNKNOWN_CODE', message: 'Classes are whole numbers from 1 to 45.' });
  }
  if (wrong.length > 0) throw rejectionOf({ fields: wrong }, []);
  return pair;
}

function rejectionOf({ fields = [] }: Pick<Refusal, 'fields'>, at: readonly string[]): Rejection {
  return new Rejection(
    'BAD_USER_INPUT',
    fields.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '),
    [...at, ...(fields[0]?.path ?? [])],
  );
}
