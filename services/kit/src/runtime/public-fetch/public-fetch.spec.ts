import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tlsTrap } from '../../testing/tls-trap.js';
import { register } from 'prom-client';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { systemClock } from '../../model/time/clock.js';
import { addressProblem } from '../../model/public-link/public-address.js';
import { readPublicLink } from '../../model/public-link/public-link.js';
import type { FetchLimits } from './fetch-limits.js';
import { fetchPublic, postPublic } from './public-fetch.js';
import { routeTo, type PublicNetwork } from './public-network.js';

/** Every trap of a hostile site, by path. */
const traps: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/page': (_, response) => response.end('<p>an offer</p>'),
  '/packed': (_, response) => {
    response.setHeader('content-encoding', 'br');
    response.end(brotliCompressSync('<p>an offer</p>'));
  },
  '/bomb': (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(9 * 1024 * 1024)));
  },
  '/twice-packed': (_, response) => {
    response.setHeader('content-encoding', 'gzip, gzip');
    response.end(gzipSync(gzipSync('x')));
  },
  '/cut-off': (_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync('<p>an offer</p>').subarray(0, 12));
  },
  '/endless': (_, response) => {
    const more = (): void => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/drip': (_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/huge-header': (_, response) => {
    response.setHeader('x-much', 'a'.repeat(40_000));
    response.end();
  },
  '/many-headers': (_, response) => {
    for (let index = 0; index < 150; index += 1) response.setHeader(`x-${index}`, 'a');
    response.end();
  },
  '/round': (_, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/once': (_, response) => void response.writeHead(301, { location: '/page' }).end(),
  '/to': (request, response) =>
    void response
      .writeHead(302, {
        location: new URL(request.url ?? '', 'http://x').searchParams.get('link') ?? '',
        'set-cookie': 'a=b',
      })
      .end(),
};

let server: Server;
let port = 0;
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    asked.push(request);
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    (traps[path] ?? ((_, answer) => void answer.writeHead(404).end()))(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const names: Record<string, readonly string[]> = {
  'shop.com': ['127.0.0.1'],
  'inside.com': ['10.0.0.5'],
  'six.com': ['fd00::1'],
  'mostly.com': [...Array.from({ length: 19 }, (_, index) => `8.8.4.${index}`), '192.168.1.1'],
  'nowhere.com': [],
};
/** The rules of production; only the port of the trap site counts as public on this machine. */
function network(): PublicNetwork {
  return {
    read: (link) => readPublicLink(link, { morePorts: [port] }),
    resolve: async (host) => names[host] ?? [],
    addressProblem: (address, at) =>
      address === '127.0.0.1' && at === port ? undefined : addressProblem(address),
  };
}

const get = (path: string, limits: Partial<FetchLimits> = {}) =>
  fetchPublic(path.startsWith('/') ? `http://shop.com:${port}${path}` : path, {
    network: network(),
    clock: systemClock,
    userAgent: 'Spec/1.0',
    limits,
  });

/** Calls that operators see of pages of strangers. */
async function counted(): Promise<{ readonly ok: number; readonly all: number }> {
  const { values } = (await register.getSingleMetric('cotta_vendor_request_seconds')?.get()) ?? {
    values: [],
  };
  const counts = (
    values as { metricName?: string; labels: { vendor?: string; outcome?: string }; value: number }[]
  ).filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.vendor === 'public-page');
  const sum = (of: typeof counts): number => of.reduce((all, { value }) => all + value, 0);
  return { ok: sum(counts.filter(({ labels }) => labels.outcome === 'ok')), all: sum(counts) };
}

describe('a link from outside', () => {
  it('brings the page as it came, with the address that answered and without anything of ours', async () => {
    const outcome = await get('/packed#top');
    expect(outcome).toMatchObject({ state: 'fetched', page: { status: 200, address: '127.0.0.1' } });
    if (outcome.state !== 'fetched') return;
    expect(outcome.page.content.toString()).toBe('<p>an offer</p>');
    expect(outcome.page.body).toEqual(brotliCompressSync('<p>an offer</p>'));
    const { headers } = asked.at(-1) as IncomingMessage;
    expect(headers.host).toBe(`shop.com:${port}`);
    expect([headers.cookie, headers.authorization, headers.referer]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is followed by hand, and says every hop', async () => {
    const outcome = await get('/once');
    expect(outcome).toMatchObject({ state: 'fetched', page: { status: 200 } });
    expect(outcome.hops.map(({ status }) => status)).toEqual([301, 200]);
  });

  it('counts as an answer when it came, as a failure when it did not, and not at all where a rule refused it', async () => {
    const before = await counted();
    await get('/page');
    await get('/cut-off');
    await get('http://inside.com/');
    const after = await counted();
    expect(after.ok - before.ok).toBe(1);
    expect(after.all - before.all).toBe(2);
  });

  it.each([
    ['/round', 'unreachable', 'too many redirects'],
    ['/bomb', 'too-large', 'body packed as a trap'],
    ['/endless', 'too-large', 'body too large'],
    ['/drip', 'unreachable', 'no end in time'],
    ['/silent', 'unreachable', 'no answer in time'],
    ['/huge-header', 'too-large', 'headers too large'],
    ['/many-headers', 'too-large', 'too many headers'],
    ['/twice-packed', 'unreachable', 'encoding that is not read'],
    ['/cut-off', 'unreachable', 'the answer broke off'],
    ['http://nowhere.com/', 'unreachable', 'no address of the name'],
  ])('%s ends as %s: %s', async (path, state, reason) => {
    expect(await get(path, { totalMs: 1500, headersMs: 500 })).toMatchObject({ state, reason });
  });

  it.each([
    'http://10.0.0.5/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://localhost/',
    'http://127.0.0.1:6379/',
    'http://inside.com/',
    'http://six.com/',
    'http://mostly.com/',
    'file:///etc/passwd',
    'http://2130706433/',
    'http://user:word@shop.com/',
  ])('does not get to %s, asked for or redirected to', async (link) => {
    const before = asked.length;
    expect(await get(link)).toMatchObject({ state: 'refused' });
    expect(asked).toHaveLength(before);
    expect(await get(`/to?link=${encodeURIComponent(link)}`)).toMatchObject({
      state: 'refused',
      url: expect.any(String),
    });
    expect(asked).toHaveLength(before + 1);
  });

  it('stays with the address that was checked when the name changes its answer meanwhile', async () => {
    let times = 0;
    const flips: PublicNetwork = {
      ...network(),
      resolve: async () => ((times += 1) === 1 ? ['127.0.0.1'] : ['10.0.0.5']),
    };
    const parts = { network: flips, clock: systemClock, userAgent: 'Spec/1.0' };
    expect(await fetchPublic(`http://shop.com:${port}/page`, parts)).toMatchObject({ state: 'fetched' });
    expect(times).toBe(1);
    expect(await routeTo(flips, `http://shop.com:${port}/page`)).toMatchObject({ allowed: false });
  });
});

describe('what is sent to a link', () => {
  const post = { headers: { 'content-type': 'text/plain', 'x-sign': 'here' }, body: Buffer.from('a fact') };
  const send = (link: string, at: PublicNetwork = network()) =>
    postPublic(link, post, {
      network: at,
      clock: systemClock,
      userAgent: 'Spec/1.0',
      limits: { totalMs: 1500, headersMs: 500 },
    });

  it('arrives with its headers, and a redirect is answered, not followed', async () => {
    const before = asked.length;
    expect(await send(`http://shop.com:${port}/page`)).toEqual({ state: 'answered', status: 200 });
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      headers: { 'x-sign': 'here', 'content-length': '6', 'user-agent': 'Spec/1.0' },
    });
    expect(await send(`http://shop.com:${port}/once`)).toEqual({ state: 'answered', status: 301 });
    expect(asked).toHaveLength(before + 2);
  });

  it('goes to no address inside, and not where nobody answers in time', async () => {
    const before = asked.length;
    expect(await send('http://inside.com/')).toMatchObject({ state: 'refused' });
    expect(await send('http://127.0.0.1:6379/')).toMatchObject({ state: 'refused' });
    expect(asked).toHaveLength(before);
    expect(await send(`http://shop.com:${port}/silent`)).toMatchObject({ state: 'unreachable' });
    expect(await send('http://nowhere.com/')).toMatchObject({ state: 'unreachable' });
  });

  it('is not given to whoever has no certificate to be trusted', async () => {
    let taken = 0;
    const trap = createSecure(tlsTrap('shop.com'), (_, response) => {
      taken += 1;
      response.end();
    });
    await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done));
    const securePort = (trap.address() as AddressInfo).port;
    const secure: PublicNetwork = {
      ...network(),
      read: (link) => ({ url: new URL(link), host: 'shop.com' }),
      addressProblem: () => undefined,
    };
    const outcome = await send(`https://shop.com:${securePort}/`, secure);
    expect(outcome).toMatchObject({
      state: 'unreachable',
      reason: expect.stringMatching(/CERT|certificate/i),
    });
    expect(taken).toBe(0);
    await new Promise((done) => trap.close(done));
  });
});
