import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ownCallSecrets } from '@cotta/kit/edge/links/own-call.js';
import { isGenuine } from '@cotta/kit/edge/links/standard-webhooks.js';
import { BodyTooLong, readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { nameRequest, withServerSpans } from '@cotta/kit/runtime/tracing/server-span.js';
import type { z } from 'zod';
import type { FoundNames, NameIndex } from '../live/name-index.js';
import type { TimedAnswer } from '../worker/messages.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import { SEARCH_CALL, SEARCH_PATH, searchQuestion } from './search-call.js';
import { observeSearch } from './search-metrics.js';

const MOST_BYTES = 65_536;
const SIGNED_BY = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

export interface AnsweringParts {
  readonly index: NameIndex;
  /** Ring of keys with which the services sign calls to each other. */
  readonly key: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Answers the questions of a name index over HTTP, to who signs them: 503 while the index has no answer, 400 and 401 for anything else. */
export function answerSearches({ index, key, clock, log }: AnsweringParts): RequestListener {
  const secrets = ownCallSecrets(key, SEARCH_CALL);
  const isSigned = ({ headers }: IncomingMessage, body: Buffer): boolean => {
    const given = SIGNED_BY.map((name) => [name, textOf(headers[name])]);
    return isGenuine(Object.fromEntries(given), body, secrets, clock.now());
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== SEARCH_PATH)
      return sendJson(response, 404, { code: 'UNKNOWN' });
    const body = await readBody(request, MOST_BYTES);
    if (!isSigned(request, body)) return sendJson(response, 401, { code: 'UNAUTHENTICATED' });
    const asked = searchQuestion.safeParse(parsed(body));
    if (!asked.success) return sendJson(response, 400, { code: 'BAD_REQUEST' });
    const { is } = asked.data;
    nameRequest(`search ${is}`);
    const begun = performance.now();
    const found = await answerOf(index, asked.data).catch(unlessUnavailable);
    if (found === undefined) sendJson(response, 503, { code: 'NOT_READY' });
    // Those of the answer where it has its own: candidates may come from elsewhere.
    else sendJson(response, 200, { facts: index.facts, ...found });
    observeSearch(is, found !== undefined, performance.now() - begun);
  };
  return withServerSpans((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLong) return sendJson(response, 413, { code: 'BAD_REQUEST' });
      if (response.destroyed) return;
      log.error({ err: error }, 'a question to the search failed');
      sendJson(response, 500, { code: 'INTERNAL' });
    });
  });
}

type Found = FoundNames | TimedAnswer<object>;

async function answerOf(
  index: NameIndex,
  question: z.infer<typeof searchQuestion>,
): Promise<Found | { readonly facts: NameIndex['facts'] }> {
  if (!index.ready) throw new SearchUnavailable('the index is not there yet');
  switch (question.is) {
    case 'facts':
      return { facts: index.facts };
    case 'search':
      return index.search(question.request);
    case 'compare':
      return index.compare(question.pair);
    default:
      return index.goods(question.request);
  }
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof SearchUnavailable)) throw error;
  return undefined;
}

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
