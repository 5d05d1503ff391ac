import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import { problem } from '../../problem.js';
import { spendBudget } from '../../request-budget.js';
import { showLimit, type RestSettings } from '../run-route.js';
import { headersOf, innerHeaders, streamsOf } from '../service-streams.js';
import { keepManner } from './partner-manner.js';

/** An answer may wait for 25 seconds, and a stream is never silent for longer than 15. */
const ANSWER_MS = 40_000;
/** Readers at a time, of all partners, through this gateway. */
const READERS = 1_000;
const COST = 20;
/** A reader whose token is over, by its age or because program or secret were ended, hears nothing more after this long. */
const LOOK_AGAIN_MS = 1_000;
const ASKED = ['after', 'limit', 'wait'] as const;

/** Events of the account a program works for. */
export interface PartnerEvents {
  read(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

/** What the service says of a question it does not answer. */
const wrong = z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/), detail: z.string().max(1_000) });

/** Leads a program to the events of its account: who asks, and what they may hear, is what their token says, for as long as it is good. `ended`: aborted when this gateway stops; streams end with it. */
export function partnerEvents(
  workspaceUrl: string,
  { programs, limiter, ended }: Pick<RestSettings, 'programs' | 'limiter'> & { readonly ended: AbortSignal },
): PartnerEvents {
  const service = streamsOf(workspaceUrl, {
    connections: READERS,
    answerMs: ANSWER_MS,
    away: 'Events are not available at the moment; nothing of them is lost.',
  });
  return {
    close: () => service.close(),
    async read(request, response) {
      const caller = await programs.identify(request, ...partnerEventScopes);
      keepManner(request, response, { needs: 'partner', method: 'get' });
      const spent = { cost: COST, isNewDocument: false, unlimitedDocuments: true };
      showLimit(response, await spendBudget(limiter, caller, spent));
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const answer = await service.ask({
        method: 'GET',
        path: `/internal/partner/events?${searchOf(request)}`,
        headers: {
          ...headersOf(request, ['accept', 'last-event-id']),
          ...innerHeaders(caller.viewerToken),
        },
        signal: gone.signal,
        // A connection of its own: one that is given up leaves nothing open.
        reset: true,
      });
      if (answer.statusCode !== 200) return refuse(response, answer);
      const isGood = () => programs.identify(request, ...partnerEventScopes);
      // An answer may have waited for longer than its reader was welcome.
      await isGood().catch((refusal: unknown) => {
        answer.body.once('error', () => undefined).destroy();
        throw refusal;
      });
      const over = new AbortController();
      const looks = setInterval(() => void isGood().catch(() => over.abort()), LOOK_AGAIN_MS);
      try {
        await passOn(response, answer, AbortSignal.any([ended, gone.signal, over.signal]));
      } finally {
        clearInterval(looks);
      }
    },
  };
}

function searchOf({ query }: Request): string {
  return new URLSearchParams(
    ASKED.flatMap((name): [string, string][] => {
      const value = query[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  ).toString();
}

async function passOn(
  response: Response,
  { headers, body }: Dispatcher.ResponseData,
  over: AbortSignal,
): Promise<void> {
  response.status(200);
  for (const name of ['content-type', 'content-length', 'cache-control', 'x-accel-buffering'])
    if (headers[name] !== undefined) response.setHeader(name, headers[name]);
  response.flushHeaders();
  // Whatever ends it, a reader comes back with the place of the last event it has.
  await pipeline(body, response, { end: false, signal: over }).catch(() => undefined);
  response.end();
}

async function refuse(response: Response, answer: Dispatcher.ResponseData): Promise<void> {
  const said = wrong.safeParse(await answer.body.json().catch(() => undefined)).data;
  const shown =
    said === undefined
      ? problem(502, 'INTERNAL')
      : problem(answer.statusCode, said.code, {
          detail: said.detail,
          traceId: String(response.locals['traceId'] ?? ''),
        });
  response.status(shown.status).type('application/problem+json').send(shown);
}
