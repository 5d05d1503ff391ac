import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../model/time/fake-clock.js';
import { isVendorTrouble, VendorError } from './vendor-error.js';
import {
  VendorHttp,
  type VendorCallReport,
  type VendorHttpOptions,
  type VendorRequest,
} from './vendor-http.js';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Said {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const servers: Server[] = [];
let heard: Heard[] = [];
let pauses: number[] = [];
let reports: VendorCallReport[] = [];
const clock = new FakeClock('2026-03-02T09:00:00Z');

/** A vendor that gives these answers in turn, the last one for ever. */
async function vendor(
  answers: readonly Said[],
  options: Partial<VendorHttpOptions> = {},
): Promise<VendorHttp> {
  [heard, pauses, reports] = [[], [], []];
  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {
        status,
        body = '{}',
        headers = {},
      } = answers[Math.min(heard.length, answers.length - 1)] ?? { status: 200 };
      heard.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  servers.push(listening);
  await new Promise((resolve) => void listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new VendorHttp({
    vendor: 'post',
    baseUrl: `http://127.0.0.1:${port}/api/`,
    clock,
    random: () => 1,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    report: (call) => void reports.push(call),
    ...options,
  });
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }
});

const read: VendorRequest = { method: 'GET', path: '/parcels', repeatable: true };
const write: VendorRequest = { method: 'POST', path: '/parcels', body: { weight: 3 }, repeatable: false };
const told = async (calling: Promise<unknown>): Promise<VendorError> => {
  const error: unknown = await calling.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof VendorError) return error;
  throw new Error('the call was not refused', { cause: error });
};

describe('a call to a vendor', () => {
  it('goes to its address with what was asked, and brings back what was answered', async () => {
    const post = await vendor([{ status: 201, body: '{"id":7}' }]);
    const answer = await post.call({
      ...read,
      query: { page: 2, name: 'a b&c', none: undefined },
      headers: { 'x-trace': '1' },
    });
    expect(answer).toEqual({ status: 201, text: '{"id":7}', bytes: new TextEncoder().encode('{"id":7}') });
    expect(heard).toEqual([
      expect.objectContaining({ method: 'GET', url: '/api/parcels?page=2&name=a+b%26c', body: '' }),
    ]);
    expect(heard[0]?.headers).toMatchObject({ accept: 'application/json', 'x-trace': '1' });
    expect(heard[0]?.headers).not.toHaveProperty('content-type');
  });

  it.each([
    ['an object as JSON', { a: 'č' }, 'application/json', '{"a":"č"}'],
    [
      'a form as a form',
      new URLSearchParams({ a: 'b c' }),
      'application/x-www-form-urlencoded;charset=UTF-8',
      'a=b+c',
    ],
    ['text as it is', '<xml/>', 'text/plain;charset=UTF-8', '<xml/>'],
  ])('sends %s', async (_, body, type, sent) => {
    const post = await vendor([{ status: 200 }]);
    await post.call({ ...write, body });
    expect([heard[0]?.headers['content-type'], heard[0]?.body]).toEqual([type, sent]);
  });

  it('tells how it went, in tries and by its outcome', async () => {
    const post = await vendor([{ status: 503 }, { status: 200 }, { status: 400 }]);
    await post.call(read);
    await told(post.call(read));
    expect(reports).toEqual([
      { vendor: 'post', outcome: 'ok', milliseconds: 0, tries: 2 },
      { vendor: 'post', outcome: 'rejected', milliseconds: 0, tries: 1 },
    ]);
  });
});

describe('what a vendor may answer', () => {
  it.each([
    [404, 'not-found'],
    [429, 'rate-limited'],
    [408, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [409, 'rejected'],
    [422, 'rejected'],
    [302, 'contract'],
    [304, 'contract'],
  ])('%i is %s', async (status, trouble) => {
    const post = await vendor([{ status, headers: { location: '/elsewhere' } }]);
    const error = await told(post.call(write));
    expect([error.trouble, error.details.status]).toEqual([trouble, status]);
    expect(heard).toHaveLength(1);
  });

  it('is told with its own word, and with nothing else of what it said', async () => {
    const post = await vendor([{ status: 422, body: '{"code":"TOO_HEAVY","name":"Eva"}' }], {
      errorCode: (body) => String(JSON.parse(body).code),
    });
    const error = await told(post.call(write));
    expect(error.message).toBe('post: POST /parcels was answered with 422 (TOO_HEAVY)');
    expect(error.details).toEqual({ status: 422, code: 'TOO_HEAVY' });
    expect(JSON.stringify(error)).not.toContain('Eva');
  });

  it('says when it wants to be asked again', async () => {
    const post = await vendor([{ status: 429, headers: { 'retry-after': '7' } }]);
    expect((await told(post.call(write))).details).toEqual({ status: 429, retryAfterMs: 7_000 });
  });

  it('can be told apart by kind', async () => {
    const error = await told((await vendor([{ status: 404 }])).call(read));
    expect([
      isVendorTrouble(error, 'rejected', 'not-found'),
      isVendorTrouble(error, 'rejected'),
      isVendorTrouble(error),
      isVendorTrouble(new Error('x'), 'not-found'),
    ]).toEqual([true, false, false, false]);
  });
});

describe('a call that failed', () => {
  it.each([408, 429, 502, 503, 504])(
    'with %i is tried again where twice is the same as once',
    async (status) => {
      const post = await vendor([{ status }, { status }, { status: 200, body: 'good' }]);
      expect((await post.call(read)).text).toBe('good');
      expect(heard).toHaveLength(3);
      expect(pauses).toEqual([500, 1_000]);
      expect(reports).toEqual([expect.objectContaining({ outcome: 'ok', tries: 3 })]);
    },
  );

  it.each([400, 401, 403, 404, 422, 500])('with %i is not: asking again brings the same', async (status) => {
    const post = await vendor([{ status }]);
    await told(post.call(read));
    expect(heard).toHaveLength(1);
  });

  it('is never tried again where it may have happened', async () => {
    const post = await vendor([{ status: 503 }]);
    expect((await told(post.call(write))).trouble).toBe('unavailable');
    expect(heard).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('is given up after its last try', async () => {
    const post = await vendor([{ status: 503 }]);
    await told(post.call(read));
    expect(heard).toHaveLength(5);
    const hasty = await vendor([{ status: 503 }], { maxTries: 2 });
    await told(hasty.call(read));
    expect(heard).toHaveLength(2);
  });

  it('waits as long as the vendor wants', async () => {
    const post = await vendor([{ status: 429, headers: { 'retry-after': '3' } }, { status: 200 }]);
    await post.call(read);
    expect(pauses).toEqual([3_000]);
  });
});

describe('credentials', () => {
  function held() {
    const seen = { asked: 0, renewed: 0 };
    return {
      seen,
      credentials: {
        headers: async () => ({ authorization: `Bearer ${(seen.asked += 1)}` }),
        renew: () => void (seen.renewed += 1),
      },
    };
  }

  it('are asked for before each try', async () => {
    const { credentials } = held();
    const post = await vendor([{ status: 503 }, { status: 200 }], { credentials });
    await post.call(read);
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('are renewed once after a 401, for a write too: nothing was done', async () => {
    const { credentials, seen } = held();
    const post = await vendor([{ status: 401 }, { status: 200 }], { credentials });
    await post.call(write);
    expect([seen.renewed, heard.length]).toEqual([1, 2]);
  });

  it('that are refused again are refused', async () => {
    const { credentials, seen } = held();
    const post = await vendor([{ status: 401 }], { credentials });
    expect((await told(post.call(read))).trouble).toBe('rejected');
    expect([seen.renewed, heard.length]).toEqual([1, 2]);
  });

  it('that cannot be got fail as they failed', async () => {
    const post = await vendor([{ status: 200 }], {
      credentials: { headers: () => Promise.reject(new TypeError('no key')) },
    });
    await expect(post.call(read)).rejects.toThrow(TypeError);
    expect(heard).toEqual([]);
  });
});

describe('a vendor that does not answer', () => {
  it('is left alone after five calls in a row, and asked again half a minute later', async () => {
    const post = await vendor([{ status: 500 }]);
    for (let call = 0; call < 5; call += 1) await told(post.call(write));
    expect(heard).toHaveLength(5);
    clock.moveBy({ seconds: 10 });
    const refused = await told(post.call(write));
    expect([refused.trouble, refused.details.retryAfterMs, heard.length]).toEqual(['unavailable', 20_000, 5]);
    clock.moveBy({ seconds: 20 });
    await told(post.call(write));
    expect(heard).toHaveLength(6);
  });

  it('is not left alone for saying no', async () => {
    const post = await vendor([{ status: 422 }]);
    for (let call = 0; call < 8; call += 1) await told(post.call(write));
    expect(heard).toHaveLength(8);
  });
});
