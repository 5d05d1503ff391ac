/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { gatewayProxy } from './proxy.js';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const open: Server[] = [];
let origin = '';

const listen = async (server: Server): Promise<string> => {
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A gateway that answers with the status its caller names as the token. */
beforeAll(async () => {
  const gateway = await listen(
    createServer((request, response) => {
      const status = Number(new URL(request.url ?? '', 'http://x').searchParams.get('token') ?? 404);
      response.writeHead(status, {
        'content-type': status === 200 ? 'application/pdf' : 'application/problem+json',
      });
      response.end(status === 200 ? '%PDF' : JSON.stringify({ type: `/problems/${status}` }));
    }),
  );
  origin = await listen(createServer(express().use(gatewayProxy(gateway))));
});
afterAll(() => {
  for (const server of open) server.close();
});

const get = (path: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${origin}${path}`, { headers, redirect: 'manual' });
const file = (token: number): string =>
  `/api/document/0190a000-0000-7000-8000-000000000b01/content?token=${token}`;

it.each([
  [404, 'en-GB,cs;q=0.5', '/file-link/damaged'],
  [404, 'cs-CZ,en;q=0.5', '/cs/file-link/damaged'],
  [410, 'de,sk;q=0.5', '/sk/file-link/expired'],
  [410, 'de', '/file-link/expired'],
])(
  'a browser whose file answers %i is led to a page, in its language (%s)',
  async (status, language, page) => {
    const answer = await get(file(status), { accept: BROWSER, 'accept-language': language });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      page,
      'no-store',
    ]);
  },
);

it.each([
  ['whoever asks for no page', file(404), 'application/json', 404],
  ['whoever says nothing', file(410), '*/*', 410],
  ['another address', '/api/other?token=404', BROWSER, 404],
])('%s reads the gateway’s own words', async (_who, path, accept, status) => {
  const answer = await get(path, { accept });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ type: `/problems/${status}` });
});

it('a file that opens comes as it is', async () => {
  const answer = await get(file(200), { accept: BROWSER });
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
});
