import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locales, pages, pathIn } from '@cotta/web/testing.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
import { crawl, type Crawled } from '../testkit/site/crawl.js';
import { findingsOf, publicPages, type Findings } from '../testkit/site/findings.js';

const bySpecificity = pages
  .map(({ path }) => path)
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map(
    (path) =>
      [
        new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
        path,
      ] as const,
  );

/** A page by its line in the table of pages, without its language. */
function kindOf(address: string): string {
  const path = address.replace(/^\/(?:cs|sk|es)(?=\/|$)/, '') || '/';
  return bySpecificity.find(([pattern]) => pattern.test(path))?.[1] ?? address;
}

/** How often each is there, by the first name; the names in the order of the alphabet. */
function tally(entries: readonly (readonly [kind: string, part: string])[]): string {
  const kinds = new Map<string, Map<string, number>>();
  for (const [kind, part] of entries) {
    const parts = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, parts.set(part, (parts.get(part) ?? 0) + 1));
  }
  return [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([kind, parts]) => `  ${kind}: ${[...parts].map(([part, count]) => `${part} ${count}`).join(', ')}\n`,
    )
    .join('');
}

function counted(crawled: Crawled): string {
  const shown = publicPages(crawled);
  const all = [...crawled.visited.values()];
  const files = all.filter(({ mediaType }) => mediaType !== 'text/html');
  return [
    `${all.length} addresses, ${crawled.links} links, ${crawled.anchors.length} places in pages\n`,
    `pages\n${tally(shown.map(({ address, page }) => [kindOf(address), page.language]))}`,
    `in all\n${tally(shown.map(({ page }) => [page.isListed ? 'listed' : 'not listed', page.language]))}`,
    `files\n${tally(files.map(({ mediaType }) => [mediaType, 'files']))}`,
  ].join('');
}

/** Whoever goes through the public site, in any of its languages, is led nowhere that is not there. */
describe('the whole site in four languages', () => {
  let web: DrawnWeb;
  let crawled: Crawled;
  let found: Findings;
  beforeAll(async () => {
    // All of it is read by one visitor.
    process.env['PAGES_PER_MINUTE'] = '0';
    web = await startDrawnWeb();
    crawled = await crawl({
      base: web.base,
      begin: [
        ...locales.map((locale) => pathIn(locale, '/')),
        '/robots.txt',
        '/sitemap.xml',
        '/blog/feed.xml',
      ],
      kindOf,
      sampled: { under: '/og/', most: 12 },
    });
    found = findingsOf(web.base, crawled);
    process.stdout.write(`the whole site: ${counted(crawled)}`);
  });
  afterAll(async () => {
    delete process.env['PAGES_PER_MINUTE'];
    await web?.stop();
  });

  it('has no dead page, picture, script, feed or alternate', () => {
    expect(found.dead).toEqual([]);
  });

  it('has every place in a page that a link names', () => {
    expect(found.places).toEqual([]);
  });

  it('has listed pages in every language that they name, and each leads back', () => {
    expect(found.alternates).toEqual([]);
  });

  it('has structured data that can be read', () => {
    expect(found.structuredData).toEqual([]);
    expect(publicPages(crawled).filter(({ page }) => page.dataBlocks > 0).length).toBeGreaterThan(500);
  });

  it('has one heading, a title and a description on each page, and no title twice in a language', () => {
    expect(found.pages).toEqual([]);
  });

  // A walk that saw little proves little.
  it('was seen whole', () => {
    expect(crawled.anchors.length).toBeGreaterThan(500);
    expect(publicPages(crawled).length).toBeGreaterThan(2_000);
    const unseen = pages
      .filter(
        ({ area, index, needsText, path }) =>
          area === 'public' && index && needsText !== true && !path.includes(':'),
      )
      .flatMap(({ path }) => locales.map((locale) => pathIn(locale, path)))
      .filter((path) => !crawled.visited.has(path));
    expect(unseen).toEqual([]);
  });
});

describe('the walk itself', () => {
  let server: Server;
  let base = '';
  const page = (language: string, path: string, more: string): string =>
    `<html lang="${language}"><head><title>${language} title</title><meta name="description" content="A page"/><link rel="canonical" href="${base}${path === '/there' ? '/listed' : path}"/>${more}`;
  const both = (): string =>
    [
      ['en', '/'],
      ['cs', '/cs'],
      ['x-default', '/'],
    ]
      .map(([language, path]) => `<link rel="alternate" hreflang="${language}" href="${base}${path}"/>`)
      .join('');
  const answers = (): Readonly<Record<string, string>> => ({
    '/': `${page('en', '/', both())}<h1>One</h1><a href="/gone">a</a><a href="/there#place">b</a><a href="/there#nowhere">c</a><img src="/gone.png"/><script type="application/ld+json">{"@type":</script><a href="/there?a=1">d</a><a href="/there?a=2">e</a>`,
    '/there': `${page('en', '/there', '')}<h1 id="place">There</h1><h1>again</h1><script type="application/ld+json">{"@context":"https://schema.org"}</script>`,
    '/there?a=1': '<h1>There</h1>',
    // Leads to no other language.
    '/cs': `${page('cs', '/cs', `<link rel="alternate" hreflang="x-default" href="${base}/"/>`)}<h1>Jedna</h1>`,
  });
  let found: Findings;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const answer = answers()[url];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(answer);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const order = { base, begin: ['/'], kindOf: (path: string) => path, sampled: { under: '/og/', most: 0 } };
    found = findingsOf(base, await crawl(order));
  });
  afterAll(() => void server.close());

  it('finds a page and a picture that are not there, and asks for one filter of a kind', () => {
    expect([...found.dead].sort()).toEqual(['/ → /gone.png: 404', '/ → /gone: 404', '/there → /listed: 404']);
  });

  it('finds a place that is not there', () => {
    expect(found.places).toEqual(['/ → /there#nowhere']);
  });

  it('finds an alternate that leads one way, and a page listed under the address of another', () => {
    expect([...found.alternates].sort()).toEqual([
      `/ (cs) → ${base}/cs: leads back to nothing`,
      '/cs: no alternate for itself',
      `/there: listed as ${base}/listed`,
      '/there: no alternate for itself',
      '/there: no x-default',
    ]);
  });

  it('finds structured data that is no JSON or says not what it is about', () => {
    expect(found.structuredData).toEqual([
      '/: structured data that is no JSON',
      '/there: structured data without @type',
    ]);
  });

  it('finds two headings and a title that two pages share', () => {
    expect(found.pages).toEqual(['/there: 2 main headings', 'en “en title”: /, /there']);
  });
});
