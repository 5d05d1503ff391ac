/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { Registry } from 'prom-client';
import { MOST_PRESSES } from '../src/kit/log/press-times.js';
import { pressesDoor } from './presses.js';
import { createStorefronts } from './storefront.js';

const registry = new Registry();
let server: Server;
let base = '';

beforeAll(async () => {
  const app = express();
  app.use(express.text({ type: 'application/x-www-form-urlencoded' }));
  let door: express.Router | undefined;
  app.use((request, response, next) => door?.(request, response, next));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  door = pressesDoor({ storefrontOf: createStorefronts(base, ''), registry });
});
afterAll(() => void server.close());

const say = async (form: string, headers: Readonly<Record<string, string>> = { origin: base }) => {
  const answer = await fetch(`${base}/presses`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: form,
  });
  return { status: answer.status, text: await answer.text() };
};
const shown = async (): Promise<string> =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => /_(?:sum|count)/.test(line))
    .sort()
    .join('\n');

describe('what browsers say of presses', () => {
  it('is counted by area, until a paint and until the page', async () => {
    expect((await say('area=portal&paint=40&paint=8&page=90')).status).toBe(204);
    expect(await shown()).toBe(
      [
        'cotta_browser_press_seconds_count{area="portal",until="page"} 1',
        'cotta_browser_press_seconds_count{area="portal",until="paint"} 2',
        'cotta_browser_press_seconds_sum{area="portal",until="page"} 0.09',
        'cotta_browser_press_seconds_sum{area="portal",until="paint"} 0.048',
      ].join('\n'),
    );
  });

  it.each([
    ['an area that is none', 'area=u-4711&paint=4'],
    ['no time', 'area=portal'],
    ['a time that is none', 'area=portal&paint=soon'],
    ['a time of hours', 'area=portal&paint=7200000'],
    ['one below nothing', 'area=portal&page=-1'],
    ['more than a page says', `area=portal&${'paint=1&'.repeat(MOST_PRESSES + 1)}`],
  ])('is not counted with %s, and whoever sent it hears what to send', async (_what, form) => {
    const before = await shown();
    expect(await say(form)).toEqual({
      status: 400,
      text: 'Send area (public, account, portal, admin) and up to 40 times each of paint and page, in whole milliseconds.',
    });
    expect(await shown()).toBe(before);
  });

  it('is not counted from a page of somebody else', async () => {
    const before = await shown();
    expect((await say('area=portal&paint=1', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await say('area=portal&paint=1', {})).status).toBe(403);
    expect(await shown()).toBe(before);
  });
});
