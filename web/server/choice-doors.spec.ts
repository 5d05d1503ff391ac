/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { choiceDoors } from './choice-doors.js';
import { cookieWriter } from './kept-cookies.js';
import { createStorefronts } from './storefront.js';

let server: Server;
let base = '';

beforeAll(async () => {
  const app = express();
  app.use(express.text({ type: 'application/x-www-form-urlencoded' }));
  let doors: express.Router | undefined;
  app.use((request, response, next) => doors?.(request, response, next));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  doors = choiceDoors({
    storefrontOf: createStorefronts(base, ''),
    write: cookieWriter({ https: false }),
    now: () => new Date('2026-11-28T12:00:00Z'),
  });
});
afterAll(() => void server.close());

const post = async (path: string, form: Readonly<Record<string, string>>, headers: object = {}) => {
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(form),
  });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
  };
};

describe('the chooser of country and currency', () => {
  it('keeps what was chosen, and leads back to the page without what its address had chosen', async () => {
    expect(
      await post('/preferences', {
        'shown-country': 'CZ',
        'shown-currency': 'CZK',
        back: '/cs/verification?value=Lumora&currency=USD',
      }),
    ).toEqual({
      status: 303,
      to: '/cs/verification?value=Lumora',
      cookies: [
        'country=CZ; Path=/; Max-Age=31536000; SameSite=Lax',
        'currency=CZK; Path=/; Max-Age=31536000; SameSite=Lax',
      ],
    });
  });

  it.each([
    { currency: 'XXX' },
    { 'shown-currency': 'SEK' },
    { country: 'Q1' },
    { country: 'CZ', currency: '' },
  ])('refuses what is not on the list: %j', async (form) => {
    expect(await post('/preferences', form)).toEqual({ status: 400, to: null, cookies: [] });
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/x\r\nset-cookie: a=b',
    '',
  ])('leads to no other site: %j', async (back) => {
    expect((await post('/preferences', { currency: 'EUR', back })).to).toBe('/');
  });

  it('is not sent by another site', async () => {
    const refused = { status: 403, to: null, cookies: [] };
    expect(await post('/preferences', { currency: 'EUR' }, { origin: 'https://evil.example' })).toEqual(
      refused,
    );
    expect(await post('/consent', { choice: 'all' }, { origin: 'https://evil.example' })).toEqual(refused);
    expect((await post('/preferences', { currency: 'EUR' }, { origin: base })).status).toBe(303);
  });
});

describe('an answer about cookies', () => {
  const gone = 'affiliate=; Path=/; Max-Age=0; SameSite=Lax';
  const noTests = 'ab-test-config=; Path=/; Max-Age=0; SameSite=Lax';
  it.each([
    [{ choice: 'all' }, '1.2026-11-28.preferences.statistics.marketing', []],
    [{ choice: 'necessary' }, '1.2026-11-28', [gone, noTests]],
    [{ choice: 'ticked', purpose: 'statistics' }, '1.2026-11-28.statistics', [gone]],
    // Who takes marketing back has what was kept for it taken away.
    [{ choice: 'necessary', affiliate: 'anna' }, '1.2026-11-28', [gone, noTests]],
    [
      { choice: 'all', back: '/?affiliate=anna' },
      '1.2026-11-28.preferences.statistics.marketing',
      ['affiliate=anna; Path=/; Max-Age=2592000; SameSite=Lax'],
    ],
  ])('%j is kept with its version and day', async (form, kept, more) => {
    const { status, cookies } = await post('/consent', { back: '/', ...form });
    expect([status, cookies]).toEqual([
      303,
      [`cookie-consent=${kept}; Path=/; Max-Age=15552000; SameSite=Lax`, ...more],
    ]);
  });

  it('is answered without a page to a script', async () => {
    expect((await post('/consent', { choice: 'all' }, { accept: 'application/json' })).status).toBe(204);
  });
});
