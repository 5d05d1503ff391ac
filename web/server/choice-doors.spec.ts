/** @jest-environment node */
import { once } from 'node:events';
import { request, type Server } from 'node:http';
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
    headers: { accept: 'text/html', origin: base, ...headers },
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
});

/** What a browser says of the page that a form stands on; undefined: it says nothing. */
interface Said {
  readonly origin?: string;
  readonly site?: string;
}

describe('a form', () => {
  const sent = (path: string, { origin, site }: Said): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = 'currency=EUR&choice=all';
      const type = 'application/x-www-form-urlencoded';
      // As it stands on the wire: a client that follows the standard would add headers of its own.
      const asked = request(`${base}${path}`, { method: 'POST' }, ({ statusCode = 0, headers }) => {
        resolve(headers['set-cookie'] === undefined ? statusCode : 303);
      });
      asked.on('error', reject).setHeader('content-type', type);
      if (origin !== undefined) asked.setHeader('origin', origin);
      if (site !== undefined) asked.setHeader('sec-fetch-site', site);
      asked.end(body);
    });

  it.each<[string, Said]>([
    ['of a browser of today', { origin: 'own', site: 'same-origin' }],
    ['of a page that says nothing of where one came from', { origin: 'null', site: 'same-origin' }],
    ['of a browser that sends no origin with it', { site: 'same-origin' }],
    ['of Safari before 16.4', { origin: 'own' }],
  ])('is taken: %s', async (_whose, { origin, ...said }) => {
    const asSaid = { ...said, ...(origin === undefined ? {} : { origin: origin === 'own' ? base : origin }) };
    for (const path of ['/preferences', '/consent']) expect(await sent(path, asSaid)).toBe(303);
  });

  it.each<[string, Said]>([
    ['another site', { origin: 'https://evil.example', site: 'cross-site' }],
    ['another site, by an older browser', { origin: 'https://evil.example' }],
    ['what else stands below our domain', { origin: 'https://blog.cotta.example', site: 'same-site' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1', site: 'same-site' }],
    ['a frame without an origin', { origin: 'null', site: 'cross-site' }],
    ['a page without an origin, by an older browser', { origin: 'null' }],
    ['a site that hides where it is', { site: 'cross-site' }],
    ['no page at all', { site: 'none' }],
    ['a program', {}],
    ['an origin that only begins as ours', { origin: 'own.evil.example' }],
    ['an empty origin', { origin: '' }],
  ])('is refused, and nothing is kept: sent by %s', async (_whose, { origin, ...said }) => {
    const forged = origin?.startsWith('own') === true ? origin.replace('own', base) : origin;
    for (const path of ['/preferences', '/consent'])
      expect(await sent(path, { ...said, ...(forged === undefined ? {} : { origin: forged }) })).toBe(403);
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
