/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import pino from 'pino';
import { createTexts } from '../../src/i18n/create.js';
import { textsOf } from '../../testing/render-page.js';
import { requestLimits } from './request-limits.js';

let server: Server | undefined;
afterEach(() => void server?.close());

interface Options {
  readonly perMinute?: number;
  readonly trusted?: readonly string[];
}

async function open({ perMinute = 20, trusted = ['loopback'] }: Options = {}) {
  let now = 0;
  const log = pino({ level: 'silent' });
  const warned = jest.spyOn(log, 'warn');
  const reached = jest.fn();
  const app = express().set('trust proxy', trusted);
  app.use(
    requestLimits({
      perMinute,
      now: () => now,
      textsIn: (locale) =>
        createTexts({
          locale,
          resources: textsOf(locale),
          fallback: textsOf('en'),
          onMissing: (key) => {
            throw new Error(`missing text ${key}`);
          },
        }),
      log,
    }),
  );
  app.use((_request, response) => {
    reached();
    response.send('a page');
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, from = '192.0.2.7', more: RequestInit = {}): Promise<Response> =>
    fetch(base + path, {
      ...more,
      headers: { accept: 'text/html', 'x-forwarded-for': from, ...(more.headers as object) },
    });
  /** How many of a hundred are answered. */
  const passing = async (path: string, from?: string, more?: RequestInit): Promise<number> => {
    let passed = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      const { status } = await ask(path, typeof from === 'string' ? from : undefined, more);
      if (status === 200) passed += 1;
    }
    return passed;
  };
  return {
    ask,
    passing,
    warned,
    reached,
    at: (ms: number): void => {
      now = ms;
    },
  };
}

describe('whoever asks too often', () => {
  it.each([
    ['for pages', '/faq', {}, 20],
    ['for searches', '/content/search.json?q=a', {}, 4],
    ['for searches on a page', '/cs/search?q=a', {}, 4],
    ['for pictures', '/og/0123456789abcdef0123/faq.png', {}, 2],
    ['for files of prices', '/es/detailed-pricelist.csv', {}, 2],
    ['with choices', '/preferences', { method: 'POST' }, 4],
    ['with forms', '/contact', { method: 'POST' }, 4],
  ] as const)('is stopped: %s', async (_what, path, more, passed) => {
    const { passing, reached } = await open();
    expect(await passing(path, undefined, more)).toBe(passed);
    expect(reached).toHaveBeenCalledTimes(passed);
  });

  it('is stopped by all doors together, and stops nobody else', async () => {
    const { ask, passing } = await open();
    expect(await passing('/faq')).toBe(20);
    expect((await ask('/og/0123456789abcdef0123/faq.png')).status).toBe(429);
    expect((await ask('/faq', '192.0.2.8')).status).toBe(200);
  });

  it('is taken again after the time that was said', async () => {
    const { ask, passing, at } = await open();
    await passing('/faq');
    const refused = await ask('/faq');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
    at(2_999);
    expect((await ask('/faq')).status).toBe(429);
    at(3_000);
    expect((await ask('/faq')).status).toBe(200);
  });

  it('is not let in again by another address of the same line, nor by another spelling', async () => {
    const { passing, ask } = await open();
    expect(await passing('/faq', '2001:db8:1:2::1')).toBe(20);
    expect((await ask('/faq', '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await ask('/faq', '2001:0DB8:0001:0002::1')).status).toBe(429);
    expect((await ask('/faq', '2001:db8:1:3::1')).status).toBe(200);
    expect(await passing('/faq', '192.0.2.9')).toBe(20);
    expect((await ask('/faq', '::ffff:192.0.2.9')).status).toBe(429);
  });

  it('gains nothing by saying for whom they ask where no balancer of ours says it', async () => {
    const { ask } = await open({ trusted: ['10.0.0.0/8'] });
    const answers: number[] = [];
    for (let turn = 0; turn < 30; turn += 1) answers.push((await ask('/faq', `198.51.100.${turn}`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
  });

  it('gains nothing by what they write before the balancer’s word', async () => {
    const { ask } = await open();
    const answers: number[] = [];
    for (let turn = 0; turn < 30; turn += 1)
      answers.push((await ask('/faq', `198.51.100.${turn}, 192.0.2.7`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('the answer to them', () => {
  it.each([
    ['/faq', 'en', 'One moment, please'],
    ['/cs/faq', 'cs', 'Okamžik, prosím'],
    ['/sk/faq', 'sk', 'Chvíľu, prosím'],
    ['/es/faq', 'es', 'Un momento, por favor'],
  ])('is a page in the language of %s, which loads again by itself', async (path, locale, title) => {
    const { ask, passing } = await open();
    await passing('/');
    const answer = await ask(path);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<meta http-equiv="refresh" content="3">');
    expect(html).not.toContain('nonce');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src-elem 'self' 'sha256-/);
  });

  it('to a form asks for it to be sent again, in the language of the browser', async () => {
    const { ask, passing } = await open();
    await passing('/');
    const answer = await ask('/consent', undefined, {
      method: 'POST',
      headers: { 'accept-language': 'cs-CZ,en;q=0.8' },
    });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '15']);
    expect(html).toContain('odešlete ho znovu');
    expect(html).not.toContain('http-equiv');
  });

  it('is empty for who asks for no page', async () => {
    const { ask, passing } = await open();
    await passing('/');
    const answer = await ask('/content/faq/en.json', undefined, { headers: { accept: 'application/json' } });
    expect([answer.status, await answer.text()]).toEqual([429, '']);
  });

  it('is noted once a minute, with how many there were, and names nobody', async () => {
    const { passing, warned, at } = await open();
    await passing('/');
    at(60_000);
    await passing('/');
    expect(warned.mock.calls.map(([facts]) => facts)).toEqual([{ refused: 1 }, { refused: 80 }]);
  });
});

it('nobody is stopped where no limit is set', async () => {
  const { passing } = await open({ perMinute: 0 });
  expect(await passing('/og/0123456789abcdef0123/faq.png')).toBe(100);
});
