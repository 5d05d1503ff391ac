import type { DataSource } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/command-runtime.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { PartnerEventFeed } from './partner-event-feed.js';
import { printCursor, readCursor, type PartnerCursor } from './partner-cursor.js';
import { publicEvent } from './partner-event.js';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import { readPartnerEvents, type LostPlace, type PartnerReader } from './read-partner-events.js';
import { streamEvents } from './stream-partner-events.js';

/** What readers are answered from. `feed`: wakes those who wait. */
interface PartnerEventParts {
  readonly db: DataSource;
  readonly feed: PartnerEventFeed;
}

const MOST = 1_000;
const USUAL = 100;
/** Seconds an answer may wait for the first event: less than proxies on the way take for the end. */
const LONGEST_WAIT = 25;
/** Streams and answers that wait, of one client in one process. */
const MOST_READERS = 10;

/** What is wrong with a question, in words for whoever wrote the program that asks. */
interface Wrong {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

const begin =
  'Begin again without `after` and drop what you know by its `id`: everything that is kept comes, in its order.';
const lost: Readonly<Record<LostPlace, Wrong>> = {
  OTHER_HISTORY: {
    status: 410,
    code: 'POSITION_OF_OTHER_HISTORY',
    detail: `This place is not of the history that is told today. ${begin}`,
  },
  NO_LONGER_KEPT: {
    status: 410,
    code: 'POSITION_NO_LONGER_KEPT',
    detail: `Events after this place were taken away for their age: they are kept for thirteen months. ${begin}`,
  },
};

/** Events for partners, from a place on: at once, as soon as there is one, or as a stream. The viewer’s own, as far as their scopes reach; nothing of the question widens that.
 *  @param ended aborted when the process stops: streams and answers that wait end with it */
export function partnerEventRoutes(
  { db, log }: Pick<CommandRuntime, 'db' | 'log'>,
  ended: AbortSignal,
): ExtraRoute[] {
  const parts = { db, feed: new PartnerEventFeed({ db, log, ended }) };
  const waiting = new Map<string, number>();
  return [
    {
      method: 'GET',
      path: '/internal/partner/events',
      handle: async (call) => {
        const wrong = await answer(call, parts, waiting);
        if (wrong !== undefined) sendJson(call.response, wrong.status, wrong);
      },
    },
  ];
}

interface Question {
  readonly reader: PartnerReader;
  readonly after: PartnerCursor | undefined;
  readonly limit: number;
  readonly waitSeconds: number;
  readonly streams: boolean;
}

async function answer(
  call: RouteCall,
  parts: PartnerEventParts,
  waiting: Map<string, number>,
): Promise<Wrong | undefined> {
  const question = questionOf(call);
  if ('code' in question) return question;
  const { userId } = question.reader;
  if (!question.streams && question.waitSeconds === 0) return once(call, parts, question);
  const others = waiting.get(userId) ?? 0;
  if (others >= MOST_READERS)
    return {
      status: 429,
      code: 'TOO_MANY_READERS',
      detail: `At most ${MOST_READERS} readers wait for one account at a time. End one, or ask without \`wait\`.`,
    };
  waiting.set(userId, others + 1);
  try {
    return await (question.streams ? stream(call, parts, question) : once(call, parts, question));
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1;
    if (left === 0) waiting.delete(userId);
    else waiting.set(userId, left);
  }
}

function questionOf({ request, search, context: { viewer } }: RouteCall): Question | Wrong {
  const reader = readerOf(viewer);
  if (reader === undefined)
    return {
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
      detail: `One of these scopes is needed: ${partnerEventScopes.join(', ')}.`,
    };
  const streams = (request.headers.accept ?? '').includes('text/event-stream');
  // Whoever comes back to a stream says where it was by the header that the protocol has for it.
  const back = streams ? request.headers['last-event-id'] : undefined;
  const place = (typeof back === 'string' && back !== '' ? back : search.get('after')) ?? '';
  const after = place === '' ? undefined : readCursor(place);
  if (place !== '' && after === undefined)
    return badInput(
      '`after` takes a place as it was handed out in `next`, or nothing to begin at the beginning.',
    );
  const limit = numberIn(search.get('limit'), { usual: USUAL, least: 1, most: MOST });
  if (limit === undefined) return badInput(`\`limit\` is a number from 1 to ${MOST}.`);
  const waitSeconds = numberIn(search.get('wait'), { usual: 0, least: 0, most: LONGEST_WAIT });
  if (waitSeconds === undefined)
    return badInput(`\`wait\` is a number of seconds from 0 to ${LONGEST_WAIT}.`);
  return { reader, after, limit, waitSeconds, streams };
}

const badInput = (detail: string): Wrong => ({ status: 400, code: 'BAD_REQUEST', detail });

/** Nobody without an account, and nothing that no scope names. */
function readerOf({ userId, scopes }: Viewer): PartnerReader | undefined {
  const granted = partnerEventScopes.filter((scope) => scopes.includes(scope));
  return userId === undefined || granted.length === 0 ? undefined : { userId, scopes: granted };
}

function numberIn(
  text: string | null,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number | undefined {
  if (text === null || text === '') return usual;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : undefined;
}

async function once(
  { response }: RouteCall,
  { db, feed }: PartnerEventParts,
  { reader, after, limit, waitSeconds }: Question,
): Promise<Wrong | undefined> {
  const over = new AbortController();
  const end = (): void => over.abort();
  const waits =
    waitSeconds === 0 ? undefined : pause(waitSeconds * 1_000, undefined, { signal: over.signal });
  waits?.then(end, () => undefined);
  response.once('close', end);
  try {
    let page = await readPartnerEvents(db, reader, { after, limit });
    while (typeof page !== 'string' && page.rows.length === 0 && waitSeconds > 0) {
      if (over.signal.aborted || feed.ended.aborted) break;
      await feed.after(reader.userId, page.next.position, over.signal);
      page = await readPartnerEvents(db, reader, { after: page.next, limit });
    }
    if (typeof page === 'string') return lost[page];
    const { rows, next, more } = page;
    sendJson(response, 200, { events: rows.map(publicEvent), next: printCursor(next), more });
    return undefined;
  } finally {
    end();
  }
}

async function stream(
  { response }: RouteCall,
  { db, feed }: PartnerEventParts,
  { reader, after }: Question,
): Promise<Wrong | undefined> {
  const first = await readPartnerEvents(db, reader, { after, limit: 1 });
  if (typeof first === 'string') return lost[first];
  await streamEvents({ response, db, feed, reader, after });
  return undefined;
}
