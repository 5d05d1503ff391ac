import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { partnerEventScopes } from '@cotta/reference/partner-event-types.js';
import type { PartnerScope } from '@cotta/reference/partner-scopes.js';
import { until } from '@cotta/kit/testing/until.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { decodeJwt } from 'jose';
import { openRedis } from '../../open-redis.js';
import { revocationChannel } from '../../revocations.js';
import { startFixtureGateway, type FixtureGateway } from '../../testing/fixture-gateway.js';
import { jana } from '../../testing/fixture-resolvers.js';
import type { PartnerGrant } from './partner-token.js';

let gateway: FixtureGateway;
let asked: IncomingMessage[] = [];
beforeEach(async () => {
  gateway = await startFixtureGateway();
  asked = [];
  answers((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"events":[],"next":"1-7","more":false}'),
  );
});
afterEach(() => gateway.close());

function answers(handle: (request: IncomingMessage, response: ServerResponse) => void): void {
  gateway.subgraphs.workspace.handle = (request, response) => {
    asked.push(request);
    handle(request, response);
  };
}

const tokenWith = (scopes: readonly PartnerScope[]): Promise<string> =>
  gateway.partnerToken({ userId: jana, clientId: randomUUID(), secretId: randomUUID(), scopes });

async function get(
  query: string,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> {
  const sent = ask(`${gateway.origin}/api/partner/events${query}`, {
    agent: false,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}
const bodyOf = async (answer: IncomingMessage) => JSON.parse(await text(answer)) as Record<string, unknown>;

describe('events of a partner', () => {
  it('are asked for as the account of the program, with its scopes, whatever else the question says', async () => {
    const answer = await get(
      '?after=1-5&limit=10&userId=somebody&scopes=all&wait=3',
      await tokenWith(['orders:read', 'invoices:read']),
      { 'x-viewer': 'forged' },
    );
    expect([answer.statusCode, await bodyOf(answer)]).toEqual([
      200,
      { events: [], next: '1-7', more: false },
    ]);
    expect(asked[0]?.url).toBe('/internal/partner/events?after=1-5&limit=10&wait=3');
    expect(decodeJwt(String(asked[0]?.headers['x-viewer']))).toMatchObject({
      role: 'customer',
      sub: jana,
      scopes: ['orders:read', 'invoices:read'],
    });
    expect(answer.headers['cotta-version']).toBe('2026-11-30');
    expect(Number(answer.headers['ratelimit-remaining'])).toBeGreaterThan(0);
  });

  it.each(partnerEventScopes)('open to %s alone', async (scope) => {
    expect((await get('', await tokenWith([scope]))).statusCode).toBe(200);
  });

  it('are closed without one of their scopes, to sessions and to nobody’s token', async () => {
    const narrow = await get('', await tokenWith(['orders:write']));
    expect([narrow.statusCode, (await bodyOf(narrow))['type']]).toEqual([
      403,
      '/problems/insufficient-scope',
    ]);
    expect(narrow.headers['www-authenticate']).toContain('error="insufficient_scope"');
    for (const token of [undefined, 'no', await gateway.token('customer'), await gateway.token('staff')])
      expect((await get('', token)).statusCode).toBe(401);
    expect(asked).toEqual([]);
  });

  it('are refused with what the service says is to be done', async () => {
    const detail = 'This place is not of the history that is told today. Begin again without `after`.';
    answers((_request, response) =>
      response
        .writeHead(410, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 410, code: 'POSITION_OF_OTHER_HISTORY', detail })),
    );
    const answer = await get('?after=1-5', await tokenWith(['orders:read']));
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await bodyOf(answer)).toMatchObject({
      type: '/problems/position-of-other-history',
      status: 410,
      detail,
    });
  });

  it('are not there for a while where the service is not, and nothing inside is told', async () => {
    answers((request) => void request.socket.destroy());
    const away = await get('', await tokenWith(['orders:read']));
    expect([away.statusCode, (await bodyOf(away))['detail']]).toEqual([
      503,
      'Events are not available at the moment; nothing of them is lost.',
    ]);
    answers((_request, response) => void response.writeHead(500).end('stack at db-17:5432'));
    const broken = await get('', await tokenWith(['orders:read']));
    expect([broken.statusCode, await text(broken)]).toEqual([502, expect.not.stringContaining('db-17')]);
  });

  it('come as a stream, piece by piece, and who leaves is let go behind the door too', async () => {
    let isOver = false;
    let inside: ServerResponse | undefined;
    answers((_request, response) => {
      inside = response.writeHead(200, { 'content-type': 'text/event-stream' });
      inside.once('close', () => (isOver = true));
      inside.write('id: 1-1\ndata: {}\n\n');
    });
    const stream = await get('', await tokenWith(['orders:read']), {
      accept: 'text/event-stream',
      'last-event-id': '1-0',
    });
    expect(asked[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'last-event-id': '1-0' });
    let heard = '';
    stream.on('data', (part: Buffer) => (heard += part.toString()));
    await until('the first is heard', () => heard.includes('1-1'));
    inside?.write('id: 1-2\ndata: {}\n\n');
    await until('the next is heard', () => heard.includes('1-2'));
    stream.destroy();
    await until('the service is let go', () => isOver);
  });

  const lastsTwoSeconds = () => ({ exp: Math.ceil(Date.now() / 1000) + 2 });
  it.each([
    ['its age', lastsTwoSeconds, undefined],
    ['the end of its program', () => ({}), 'clientId'],
    ['the end of its secret', () => ({}), 'secretId'],
  ] as const)('are heard no more after a token is over by %s', async (_title, said, ended) => {
    answers((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1-1\ndata: {}\n\n'),
    );
    const reached = () => !gateway.gateway.health.state().without.includes('redis');
    await until('the gateway reaches Redis', reached);
    const scopes: PartnerScope[] = ['orders:read'];
    const grant: PartnerGrant = { userId: jana, clientId: randomUUID(), secretId: randomUUID(), scopes };
    const token = await gateway.partnerToken(grant, said());
    const stream = await get('', token, { accept: 'text/event-stream' });
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect([stream.statusCode, first.toString()]).toEqual([200, 'id: 1-1\ndata: {}\n\n']);
    if (ended !== undefined) {
      const redis = openRedis(gateway.env.redisUrl, silentLog, { enableOfflineQueue: true });
      await until(
        'the end is heard of',
        async () => (await redis.publish(revocationChannel, grant[ended])) > 0,
      );
      redis.disconnect();
    }
    expect(await text(stream)).toBe('');
    expect((await get('?after=1-1', token)).statusCode).toBe(401);
  });

  it('that were waited for are not given to a token that was over meanwhile', async () => {
    const scopes: PartnerScope[] = ['orders:read'];
    const grant: PartnerGrant = { userId: jana, clientId: randomUUID(), secretId: randomUUID(), scopes };
    const exp = Math.ceil(Date.now() / 1000) + 2;
    answers((_request, response) => {
      const wait = setInterval(() => {
        if (Date.now() < exp * 1000 + 100) return;
        clearInterval(wait);
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"events":[],"next":"1-7","more":false}');
      }, 50);
    });
    const answer = await get('?wait=25', await gateway.partnerToken(grant, { exp }));
    expect([answer.statusCode, (await bodyOf(answer))['events']]).toEqual([401, undefined]);
  });

  it('end with the gateway, in good order', async () => {
    answers((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1-1\ndata: {}\n\n'),
    );
    const stream = await get('', await tokenWith(['orders:read']), { accept: 'text/event-stream' });
    const whole = text(stream);
    await gateway.gateway.close();
    expect(await whole).toBe('id: 1-1\ndata: {}\n\n');
    expect(stream.complete).toBe(true);
    gateway = await startFixtureGateway();
  });
});
