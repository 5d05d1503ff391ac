import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { readBody } from '../../http-body.js';
import { spendBudget } from '../../request-budget.js';
import { headersOf, innerHeaders, streamsOf } from '../service-streams.js';
import { showLimit, type RestSettings } from '../run-route.js';

const MOST_BYTES = 8_192;
/** A token costs as much as a page of things. */
const COST = 20;
const PASSED_BACK = ['content-type', 'cache-control', 'pragma', 'www-authenticate'] as const;

export interface OauthDoor {
  /** Hands the request to the authorisation server of accounts, and its answer back as it is. */
  pass(part: 'token' | 'jwks' | 'metadata'): (request: Request, response: Response) => Promise<void>;
  close(): Promise<void>;
}

/** Where programs ask for access tokens. To the edge they are visitors, counted by address: what they show is read by the authorisation server alone. */
export function oauthDoor(
  accountsUrl: string,
  { callers, limiter }: Pick<RestSettings, 'callers' | 'limiter'>,
): OauthDoor {
  const accounts = streamsOf(accountsUrl, {
    connections: 8,
    answerMs: 10_000,
    away: 'Tokens are not given at the moment.',
  });
  return {
    close: () => accounts.close(),
    pass: (part) => async (request, response) => {
      const shown = headersOf(request, ['authorization', 'content-type']);
      delete request.headers.authorization;
      const cost = { cost: COST, isNewDocument: false, unlimitedDocuments: true };
      showLimit(response, await spendBudget(limiter, await callers.identify(request), cost));
      const isPost = request.method === 'POST';
      const answer = await accounts.ask({
        method: isPost ? 'POST' : 'GET',
        path: `/internal/oauth/${part}`,
        headers: { ...shown, ...innerHeaders(await callers.systemToken()) },
        body: isPost ? await readBody(request, MOST_BYTES) : null,
      });
      response.status(answer.statusCode);
      for (const name of PASSED_BACK)
        if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
      await pipeline(answer.body, response);
    },
  };
}
