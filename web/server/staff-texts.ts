import { Router } from 'express';
import { ApiError } from '../src/data/api-error.js';
import { createApi } from '../src/data/documents.js';
import type { LatestReview, TextsToReview, TextToReview } from '../src/domain/content/text-to-review.js';
import { LatestTextReviewsDocument } from '../src/features/admin/texts/texts.graphql.js';

const BEARER = /^Bearer (\S+)$/;

/** The newest reviews, as whoever bears this token may read them. @throws ApiError where they may not */
export type AskReviews = (token: string) => Promise<readonly LatestReview[]>;

/** The gateway decides who works here: nobody else reads reviews. */
export function staffReviewsAt(gatewayUrl: string): AskReviews {
  const api = createApi({ endpoint: `${gatewayUrl}/graphql` });
  return async (token) => (await api.query(LatestTextReviewsDocument, {}, { token })).latestTextReviewList;
}

function refusalOf(error: unknown): readonly [status: number, detail: string] {
  const said = error instanceof ApiError ? error : undefined;
  if (said === undefined || said.status >= 500 || said.code === 'SUBGRAPH_UNAVAILABLE')
    return [503, 'The service is being started or mended.'];
  return said.code === 'UNAUTHENTICATED'
    ? [401, 'Please sign in.']
    : [403, 'This is for those who work here.'];
}

/** `/admin/texts.json`: all texts and records with their notes, for lawyers and admins alone. */
export function staffTextsDoor(items: readonly TextToReview[], ask: AskReviews): Router {
  const door = Router();
  door.get('/admin/texts.json', async ({ headers }, response) => {
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) return void response.status(401).json({ detail: 'Please sign in.' });
    try {
      const texts: TextsToReview = { items, reviews: await ask(token) };
      response.json(texts);
    } catch (error) {
      const [status, detail] = refusalOf(error);
      response.status(status).json({ detail });
    }
  });
  return door;
}
