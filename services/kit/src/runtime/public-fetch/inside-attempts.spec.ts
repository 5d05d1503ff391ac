import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { systemClock } from '../../model/time/clock.js';
import { insideAttempts, trappedNetwork } from '../../testing/inside-attempts.js';
import { closed, listening, openInsideTraps, type InsideTraps } from '../../testing/inside-traps.js';
import { tlsTrap } from '../../testing/tls-trap.js';
import { fetchPublic, trustedContent, type FetchOutcome } from './public-fetch.js';

/** A public site that sends everybody on to where its query says. */
const site: Server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://x').searchParams;
  // As a hostile server sends it: bytes, whatever a header may hold.
  const location = Buffer.from(query.get('link') ?? '').toString('latin1');
  response.writeHead(Number(query.get('status')), { location }).end();
});
let traps: InsideTraps;
let port = 0;

beforeAll(async () => {
  traps = await openInsideTraps();
  port = await listening(site, 0, '127.0.0.1');
});
afterAll(async () => {
  await traps.close();
  await closed(site);
});

const get = (link: string): Promise<FetchOutcome> =>
  fetchPublic(link, {
    network: trappedNetwork({ site: port, inside: traps.port }),
    clock: systemClock,
    userAgent: 'Spec/1.0',
    limits: { totalMs: 5000 },
  });

/** The ways in which a link comes to the fetch. */
const WAYS: readonly (readonly [way: string, through: (link: string) => string])[] = [
  ['asked for', (link) => link],
  ...[301, 302, 303, 307, 308].map(
    (status) =>
      [
        `redirected to with ${status}`,
        (link: string) => `http://shop.com:${port}/?${new URLSearchParams({ status: String(status), link })}`,
      ] as const,
  ),
];

describe('a link that leads inside', () => {
  it.each(WAYS)('gets nowhere when it is %s', async (way, through) => {
    const attempts = insideAttempts(traps.port);
    expect(attempts.length).toBeGreaterThan(60);
    const got: string[] = [];
    for (const { what, link } of attempts) {
      const outcome = await get(through(link));
      got.push(`${what}: ${outcome.state === 'refused' ? outcome.rule : outcome.state}`);
      expect([link, outcome.state]).not.toEqual([link, 'fetched']);
    }
    expect(traps.connections).toEqual([]);
    process.stdout.write(`${way}: 0 of ${attempts.length} got in\n  ${got.join('\n  ')}\n`);
  });

  it('would be seen: whoever knows the port and asks himself gets in', async () => {
    for (const host of ['127.0.0.1', '::1'])
      expect(
        await (await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${traps.port}/`)).text(),
      ).toBe('secret');
    expect(traps.connections.splice(0)).toEqual(['127.0.0.1', '::1']);
  });

  it('is not reached by a name whose answer changes between the check and the connection', async () => {
    let asked = 0;
    const network = trappedNetwork({ site: port, inside: traps.port });
    const outcome = await fetchPublic(`http://shop.com:${port}/?status=200`, {
      network: {
        ...network,
        resolve: async (host) => ((asked += 1) === 1 ? network.resolve(host) : ['10.0.0.5']),
      },
      clock: systemClock,
      userAgent: 'Spec/1.0',
    });
    expect([outcome.state, asked]).toEqual(['fetched', 1]);
  });
});

describe('a site whose certificate is not to be trusted', () => {
  it.each([
    ['has expired', 'shop.com', true, 'CERT_HAS_EXPIRED'],
    ['is vouched for by nobody', 'shop.com', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['names another host and is vouched for by nobody', 'other.com', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ])(
    'because it %s is looked at and marked, and nothing it says is believed',
    async (_, host, expired, problem) => {
      const secure = createSecure(tlsTrap(host, { expired }), (_request, response) =>
        response.end('<p>an offer</p>'),
      );
      const at = await listening(secure, 0, '127.0.0.1');
      const outcome = await fetchPublic(`https://shop.com:${at}/`, {
        network: trappedNetwork({ site: at, inside: traps.port }),
        clock: systemClock,
        userAgent: 'Spec/1.0',
      });
      expect(outcome).toMatchObject({
        state: 'fetched',
        page: { status: 200, certificate: { trusted: false, problem } },
      });
      expect(trustedContent(outcome)).toBeUndefined();
      await closed(secure);
    },
  );

  it('is told from a page without one', async () => {
    expect(trustedContent(await get(`http://shop.com:${port}/?status=200`))).toEqual(Buffer.alloc(0));
  });
});
