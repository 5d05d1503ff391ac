/** @jest-environment node */
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { sampleText } from '../testing/content-samples.js';
import { searchEngineDoors } from './seo.js';
import { sectionsOf } from './sitemap.js';
import { createStorefronts, sitesOf } from './storefront.js';

let server: Server;
let areOfficesThere = true;

beforeAll(async () => {
  const doors = searchEngineDoors({
    storefrontOf: createStorefronts('https://cotta.example', 'cotta.cz=cz'),
    sites: sitesOf('https://cotta.example', 'cotta.cz=cz', 'en'),
    sections: () =>
      sectionsOf({
        pages: [{ path: '/contact', index: true }],
        documents: ['en', 'cs'].map((locale) =>
          sampleText({
            collection: 'landing',
            path: '/order',
            locale: locale as 'en',
            reviewed: '2026-12-01',
          }),
        ),
        recordPaths: [],
      }),
    officeSlugs: () =>
      areOfficesThere ? Promise.resolve(['france']) : Promise.reject(new Error('the gateway is away')),
  });
  server = createServer(express().use(doors)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});

/** As a search engine asks that knows the site by a host of ours. */
const at = (host: string, path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    })
      .on('error', reject)
      .end();
  });

describe('what search engines ask for', () => {
  it.each(['cotta.example', 'cotta.cz'])('names pages of %s alone to whoever asks there', async (host) => {
    const { body: robots } = await at(host, '/robots.txt');
    expect(robots).toContain(`Sitemap: https://${host}/sitemap.xml`);
    expect(robots).toContain('Disallow: /portal\n');
    for (const path of [
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-landing.xml',
      '/sitemap-countries.xml',
    ]) {
      const { status, body } = await at(host, path);
      const hosts = [...body.matchAll(/<loc>https:\/\/([^/]+)/g)].map(([, named]) => named);
      expect([path, status, [...new Set(hosts)]]).toEqual([path, 200, [host]]);
    }
  });

  it('leads from its index to files that are there', async () => {
    const { body } = await at('cotta.example', '/sitemap.xml');
    const files = [...body.matchAll(/<loc>https:\/\/cotta\.example([^<]+)/g)].map(([, path = '']) => path);
    expect(files.toSorted()).toEqual([
      '/sitemap-classes.xml',
      '/sitemap-countries.xml',
      '/sitemap-landing.xml',
      '/sitemap-pages.xml',
    ]);
    for (const file of files) expect([file, (await at('cotta.example', file)).status]).toEqual([file, 200]);
  });

  it('answers for no other host, and for no file that nobody named', async () => {
    expect((await at('evil.example', '/robots.txt')).status).toBe(421);
    expect((await at('evil.example', '/sitemap.xml')).status).toBe(421);
    expect((await at('cotta.example', '/sitemap-blog.xml')).status).toBe(404);
  });

  it('says that countries come later while nobody can be asked for them', async () => {
    areOfficesThere = false;
    expect((await at('cotta.example', '/sitemap-countries.xml')).status).toBe(503);
    areOfficesThere = true;
  });
});
