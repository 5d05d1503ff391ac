/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { decideLocale } from '../src/i18n/locale-rules.js';
import { refuseOddPaths } from './odd-paths.js';

const app = express()
  .use(refuseOddPaths)
  .use((_, response) => void response.send('a page'));
const server = app.listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());

/** As it is written, which `fetch` would tidy first. */
async function statusOf(path: string): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nhost: cotta.example\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return Number(answer.split(' ')[1]);
}

it.each([
  ['/cs/faq', 200],
  ['/search?q=//a', 200],
  ['/en//evil.example/x', 404],
  ['//evil.example', 404],
  ['/en/\\evil.example', 404],
  [`/${'a'.repeat(3_000)}`, 414],
])('%s is answered with %i', async (path, status) => expect(await statusOf(path)).toBe(status));

it('and no address without language leads to another site', () => {
  for (const path of ['/en//evil.example/x', '/en/\\evil.example', '/de//portal'])
    expect(decideLocale(path).path).toMatch(/^\/[^/\\]/);
});
