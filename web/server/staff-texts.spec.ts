/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { sampleText } from '../testing/content-samples.js';
import { reviewListOf } from '../testing/review-samples.js';
import { staffReviewsAt, staffTextsDoor } from './staff-texts.js';

const items = reviewListOf([sampleText()]);
const reviews = [
  {
    id: 'r1',
    text: 'blog/en/a-name',
    digest: items[0]?.digest,
    verdict: 'REVIEWED',
    note: null,
    createdAt: '2026-11-28T10:00:00.000Z',
    reviewedById: 'lena',
  },
];

let server: Server;
let gateway: Server;
let origin = '';
const listen = async (at: Server): Promise<string> => {
  at.listen(0, '127.0.0.1');
  await new Promise((resolve) => at.once('listening', resolve));
  return `http://127.0.0.1:${(at.address() as AddressInfo).port}`;
};

/** As the gateway answers: it alone knows whose a token is. */
const ANSWERS: Readonly<Record<string, readonly [number, object]>> = {
  'Bearer lawyer': [200, { data: { latestTextReviewList: reviews } }],
  'Bearer customer': [400, { errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }] }],
  'Bearer partner': [200, { data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] }],
  'Bearer old': [401, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }],
  'Bearer unlucky': [503, { errors: [{ extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] }],
};

beforeAll(async () => {
  gateway = createServer(({ headers }, response) => {
    const [status, body] = ANSWERS[headers.authorization ?? ''] ?? [401, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const ask = staffReviewsAt(await listen(gateway));
  server = createServer(express().use(staffTextsDoor(items, ask)));
  origin = await listen(server);
});
afterAll(() => {
  server.close();
  gateway.close();
});

const asked = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/admin/texts.json`, { headers });

describe('the list of texts', () => {
  it('is given to whom the gateway shows reviews, and kept by nobody', async () => {
    const answer = await asked({ authorization: 'Bearer lawyer' });
    expect(await answer.json()).toEqual({ items, reviews });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['a visitor', {}, 401],
    ['a cookie alone', { cookie: 'session=lawyer' }, 401],
    ['a customer', { authorization: 'Bearer customer' }, 403],
    ['a partner', { authorization: 'Bearer partner' }, 403],
    ['a token that ran out', { authorization: 'Bearer old' }, 401],
    ['anybody while the gateway is away', { authorization: 'Bearer unlucky' }, 503],
  ])('is refused to %s', async (_who, headers, status) => {
    const answer = await asked(headers as Record<string, string>);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([status, ['detail']]);
  });
});
