/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { matchRoutes } from 'react-router';
import { pages } from '../src/app/route-table.js';
import { readRedirects, redirectOld } from './redirects.js';

let server: Server;
let origin = '';

beforeAll(async () => {
  const old = {
    '/dictionary': '/trademark-dictionary',
    '/about': '/about-us',
    '/prices': '/detailed-pricelist',
  };
  const app = express()
    .use(redirectOld(old))
    .use((_request, response) => void response.send('a page'));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('what people guess', () => {
  const written = readRedirects('web/content/redirects.json');
  it.each(['/prices', '/pricing', '/price-list'])('%s leads to the price list', (path) => {
    expect(written[path]).toBe('/detailed-pricelist');
  });
  it('is no page of its own, of staff neither', () => {
    const all = pages.map(({ path }) => ({ path }));
    const isPage = (path: string): boolean => matchRoutes(all, path) !== null;
    expect(isPage('/consultation')).toBe(true);
    expect(Object.keys(written).filter(isPage)).toEqual([]);
  });
});

describe('an old address', () => {
  it.each([
    ['/about', '/about-us'],
    ['/cs/about', '/cs/about-us'],
    ['/en/about?x=1&y=2', '/about-us?x=1&y=2'],
    ['/es/prices?office=EU', '/es/detailed-pricelist?office=EU'],
    ['/sk/dictionary', '/trademark-dictionary'],
    ['/brand-protection/?from=cs', '/brand-protection?from=cs'],
    ['/cs/', '/cs'],
  ])('%s leads to %s for good', async (path, expected) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, expected]);
  });

  it.each(['/about-us', '/about/more', '/', '/constructor'])('%s is none', async (path) => {
    expect(await (await fetch(origin + path)).text()).toBe('a page');
  });

  it('takes no form along', async () => {
    expect((await fetch(`${origin}/about`, { method: 'POST' })).status).toBe(200);
  });
});
