import { describe, expect, it } from '@jest/globals';
import { openPartner, PartnerProblem, type Surroundings } from './partner-client.js';

const CREDENTIALS = { origin: 'https://cotta.test', clientId: 'id', clientSecret: 'cotta_sk_x' };
const json = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const problem = (status: number, type: string, headers: Record<string, string> = {}): Response =>
  json({ type, title: 'No', status, detail: 'Because.' }, status, headers);
const page = (items: readonly object[], next: string | null = null): Response => json({ items, next });

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A client whose calls are answered one after the other; tokens are given as they are asked for. */
function clientOver(answers: readonly (Response | Error)[], expiresIn = 900) {
  const asked: Asked[] = [];
  const waited: number[] = [];
  const waiting = [...answers];
  let now = 0;
  let tokens = 0;
  let keys = 0;
  const surroundings: Surroundings = {
    fetch: async (request) => {
      if (new URL(request.url).pathname === '/oauth/token') {
        tokens += 1;
        return json({ access_token: `token-${tokens}`, expires_in: expiresIn });
      }
      asked.push({
        method: request.method,
        url: request.url.slice(CREDENTIALS.origin.length),
        headers: request.headers,
        body: await request.clone().text(),
      });
      const answer = waiting.shift();
      if (answer === undefined) throw new Error('nobody expected another call');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => now,
    wait: (ms) => {
      waited.push(ms);
      now += ms;
      return Promise.resolve();
    },
    newKey: () => `key-${(keys += 1)}`,
  };
  const tokensShown = () => asked.map(({ headers }) => headers.get('authorization'));
  return {
    cotta: openPartner(CREDENTIALS, surroundings),
    asked,
    waited,
    tokensShown,
    pass: (ms: number) => (now += ms),
  };
}

const MARKS = '/api/partner/trademarks';
const quote = {
  filings: [{ jurisdiction: 'EU', classes: 1 }],
  currency: 'EUR',
  customer_kind: 'BUSINESS',
  country: 'SK',
} as const;

describe('a token', () => {
  it('is asked for once for many calls, and again shortly before it ends', async () => {
    const { cotta, tokensShown, pass } = clientOver([page([]), page([]), page([])]);
    await Promise.all([cotta.get(MARKS), cotta.get(MARKS)]);
    pass(869_000);
    expect(tokensShown()).toEqual(['Bearer token-1', 'Bearer token-1']);
    pass(2_000);
    await cotta.get(MARKS);
    expect(tokensShown().at(-1)).toBe('Bearer token-2');
  });

  it('that was ended is replaced once; a secret that was ended is said', async () => {
    const { cotta, tokensShown } = clientOver([problem(401, '/problems/unauthenticated'), page([])]);
    await cotta.get(MARKS);
    expect(tokensShown()).toEqual(['Bearer token-1', 'Bearer token-2']);
    const ended = clientOver([
      problem(401, '/problems/unauthenticated'),
      problem(401, '/problems/unauthenticated'),
    ]);
    await expect(ended.cotta.get(MARKS)).rejects.toMatchObject({ status: 401 });
    expect(ended.asked).toHaveLength(2);
  });

  it('that nobody gives is a problem by its name, and is asked for again the next time', async () => {
    let times = 0;
    const cotta = openPartner(CREDENTIALS, {
      fetch: () => {
        times += 1;
        return Promise.resolve(json({ error: 'invalid_client', error_description: 'No such client.' }, 401));
      },
    });
    for (const expected of [1, 2]) {
      await expect(cotta.get(MARKS)).rejects.toMatchObject({
        name: 'PartnerProblem',
        status: 401,
        type: 'invalid_client',
        detail: 'No such client.',
      });
      expect(times).toBe(expected);
    }
  });
});

describe('a write', () => {
  it('has a key of its own, which stays the same however often it is sent', async () => {
    const { cotta, asked } = clientOver([
      new TypeError('the line broke'),
      problem(503, '/problems/unavailable', { 'retry-after': '2' }),
      json({ token: 'q' }),
      json({ token: 'r' }),
    ]);
    expect(await cotta.post('/api/partner/quotes', { body: quote })).toEqual({ token: 'q' });
    await cotta.post('/api/partner/quotes', { body: quote });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-2',
    ]);
    expect(asked.map(({ body }) => JSON.parse(body) as object)).toEqual([quote, quote, quote, quote]);
    expect(asked[0]?.headers.get('cotta-version')).toBe('2026-11-30');
  });

  it('takes the key of its caller', async () => {
    const { cotta, asked } = clientOver([json({ token: 'q' })]);
    await cotta.post('/api/partner/quotes', {
      body: quote,
      params: { header: { 'Idempotency-Key': 'order-of-monday' } },
    });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('order-of-monday');
  });

  it('that is refused is thrown at once, with each field', async () => {
    const errors = [{ path: ['currency'], code: 'INVALID', message: 'Give a currency.' }];
    const { cotta, asked } = clientOver([
      json({ type: '/problems/input-invalid', title: 'No', status: 422, detail: 'Because.', errors }, 422),
    ]);
    const refused = cotta.post('/api/partner/quotes', { body: quote });
    await expect(refused).rejects.toBeInstanceOf(PartnerProblem);
    await expect(refused).rejects.toMatchObject({ status: 422, type: '/problems/input-invalid', errors });
    expect(asked).toHaveLength(1);
  });
});

describe('the limit', () => {
  it('is waited for as long as is said, and given up after four tries', async () => {
    const held = () => problem(429, '/problems/rate-limited', { 'retry-after': '7' });
    const { cotta, waited } = clientOver([held(), page([])]);
    await cotta.get(MARKS);
    expect(waited).toEqual([7_000]);
    const never = clientOver([held(), held(), held(), held()]);
    await expect(never.cotta.get(MARKS)).rejects.toMatchObject({ status: 429 });
    expect(never.waited).toEqual([7_000, 7_000, 7_000]);
  });

  it('is not run into: where nothing is left the next call waits', async () => {
    const last = json({ items: [], next: null }, 200, {
      'ratelimit-remaining': '0',
      'ratelimit-reset': '30',
    });
    const { cotta, waited, pass } = clientOver([last, page([])]);
    await cotta.get(MARKS);
    pass(10_000);
    await cotta.get(MARKS);
    expect(waited).toEqual([20_000]);
  });
});

it('a list is everything in it, page after page', async () => {
  const { cotta, asked } = clientOver([page([{ id: 'a' }, { id: 'b' }], 'there'), page([{ id: 'c' }])]);
  const ids: string[] = [];
  for await (const { id } of cotta.items(MARKS, { jurisdiction: 'EU' })) ids.push(id);
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ url }) => url)).toEqual([
    `${MARKS}?jurisdiction=EU`,
    `${MARKS}?jurisdiction=EU&after=there`,
  ]);
});

describe('events', () => {
  const stream = (...ids: readonly string[]): Response =>
    new Response(ids.map((id) => `id: ${id}\ndata: {"type":"order.paid","id":"e${id}"}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });

  it('are heard once each, over the ends of streams and lines that broke', async () => {
    const { cotta, asked } = clientOver([stream('1-1', '1-2'), new TypeError('terminated'), stream('1-3')]);
    const end = new AbortController();
    const heard: string[] = [];
    for await (const { position, type } of cotta.events({ after: '1-0', signal: end.signal })) {
      heard.push(`${type} ${position}`);
      if (position === '1-3') end.abort();
    }
    expect(heard).toEqual(['order.paid 1-1', 'order.paid 1-2', 'order.paid 1-3']);
    expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual(['1-0', '1-2', '1-2']);
  });

  it('are not waited for where nobody ever answered', async () => {
    const broken = () => new TypeError('fetch failed');
    const { cotta, asked } = clientOver([broken(), broken(), broken(), broken()]);
    await expect(cotta.events().next()).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(4);
  });

  it('of a place that is not of this history are refused, not begun anew', async () => {
    const { cotta } = clientOver([problem(410, '/problems/position-of-other-history')]);
    await expect(cotta.events({ after: '9-9' }).next()).rejects.toMatchObject({
      status: 410,
      type: '/problems/position-of-other-history',
    });
  });
});
