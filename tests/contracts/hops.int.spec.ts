import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { FixtureAccounts, type FixtureGateway, startFixtureGateway } from '@cotta/gateway/testing.js';
import { gatewayProxy } from '@cotta/web/testing.js';

// Visitor → balancer → web → gateway, each hop a connection of its own. Ours speak from 127.0.0.1, visitors from 127.0.1.x.
let gateway: FixtureGateway;
let balancer: Server;
let web: Server;
const accounts = new FixtureAccounts();

async function hopTo(target: string): Promise<Server> {
  const pass = gatewayProxy(target);
  const server = createServer(
    (incoming, outgoing) =>
      void pass(incoming as never, outgoing as never, () => outgoing.writeHead(404).end()),
  );
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return server;
}
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  gateway = await startFixtureGateway({ trustedProxies: ['127.0.0.1/32'] });
  await until('the gateway reaches Redis', () => !gateway.gateway.health.state().without.includes('redis'));
  gateway.subgraphs.accounts.handle = (incoming, response) => void accounts.handle(incoming, response);
  web = await hopTo(gateway.origin);
  balancer = await hopTo(originOf(web));
});
afterAll(async () => {
  for (const server of [balancer, web]) {
    server.closeAllConnections();
    server.close();
  }
  await gateway.close();
});

interface Sent {
  readonly from: string;
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

function send({
  from,
  path,
  form,
  headers = {},
}: Sent): Promise<{ status: number; body: string; cookie: string }> {
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  const type =
    body === undefined
      ? {}
      : {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
        };
  return new Promise((done, fail) => {
    const asked = request(
      `${originOf(balancer)}${path}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        localAddress: from,
        agent: false,
        headers: { ...type, ...headers },
      },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              body: text,
              cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
            }),
          );
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
}

async function signIn(
  from: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { body, cookie } = await send({ from, path: '/api/auth/csrf' });
  const { csrfToken } = JSON.parse(body) as { csrfToken: string };
  return (
    await send({
      from,
      path: '/api/auth/signin',
      headers: { cookie, ...headers },
      form: { csrfToken, email: 'jana@example.test', password, area: 'customer', json: 'true' },
    })
  ).status;
}
const addressSeen = (): unknown => accounts.calls.at(-1)?.body['address'];

describe('through balancer and web', () => {
  it('each visitor keeps his own address', async () => {
    for (const from of ['127.0.1.1', '127.0.1.2']) {
      expect(await signIn(from, 'right')).toBe(200);
      expect(addressSeen()).toBe(from);
    }
  });

  it('nobody chooses an address: what he puts in front of his own does not count', async () => {
    expect(
      await signIn('127.0.1.3', 'right', {
        'x-forwarded-for': '198.51.100.1',
        'x-real-ip': '198.51.100.1',
        'x-web-visitor': 'forged',
      }),
    ).toBe(200);
    expect(addressSeen()).toBe('127.0.1.3');
  });

  it('one who guesses shuts himself out, and nobody else', async () => {
    const guesses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) guesses.push(await signIn('127.0.1.4', 'wrong'));
    expect([guesses.slice(0, 20).every((status) => status === 401), guesses[20]]).toEqual([true, 429]);
    expect(await signIn('127.0.1.5', 'right')).toBe(200);
  });
});
