import { Router, type Response } from 'express';
import type { OtherSite, Storefront } from '../src/kit/page/boot.js';
import {
  countryEntries,
  sitemapFile,
  sitemapIndex,
  type ListedSite,
  type SitemapSections,
} from './sitemap.js';

/** What no search engine has to ask for: areas behind a sign-in, pages behind a link, and every page with a query. */
const CLOSED = [
  '/portal',
  '/admin',
  '/registration_request',
  '/verification-summary',
  '/api',
  '/graphql',
  '/*?',
];

const COUNTRIES = 'countries';

interface FoundPages {
  /** All sites; none where there is one. */
  readonly sites: readonly OtherSite[];
  readonly storefrontOf: (host: string) => Storefront | undefined;
  /** Files of the site map as they are now. */
  readonly sections: () => SitemapSections;
  /** Last parts of the addresses of offices. */
  readonly officeSlugs: () => Promise<readonly string[]>;
}

const xml = (response: Response, text: string): void => {
  response.type('application/xml').send(text);
};

/** What search engines ask for first, each host for its own pages: `robots.txt`, the site map and its files. The one place that names each page's other languages. */
export function searchEngineDoors({ storefrontOf, sites, officeSlugs, sections }: FoundPages): Router {
  const doors = Router();
  doors.use(['/robots.txt', '/sitemap.xml', '/sitemap-:name.xml'], (request, response, next) => {
    const storefront = storefrontOf(request.headers.host ?? '');
    if (storefront === undefined) return void response.sendStatus(421);
    response.locals['site'] = { storefront, sites } satisfies ListedSite;
    next();
  });
  const siteOf = ({ locals }: Response): ListedSite => locals['site'] as ListedSite;
  doors.get('/robots.txt', (_request, response) => {
    const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
    response
      .type('text')
      .send(`User-agent: *\n${closed}Sitemap: ${siteOf(response).storefront.origin}/sitemap.xml\n`);
  });
  doors.get('/sitemap.xml', (_request, response) => {
    xml(response, sitemapIndex(siteOf(response), new Map([...sections(), [COUNTRIES, []]])));
  });
  doors.get(`/sitemap-${COUNTRIES}.xml`, async (_request, response) => {
    const slugs = await officeSlugs().catch(() => undefined);
    // Later, rather than a file without countries.
    if (slugs === undefined) return void response.setHeader('retry-after', '600').sendStatus(503);
    xml(response, sitemapFile(siteOf(response), countryEntries(slugs)));
  });
  doors.get('/sitemap-:name.xml', ({ params }, response) => {
    const entries = sections().get(params.name);
    if (entries === undefined) return void response.sendStatus(404);
    xml(response, sitemapFile(siteOf(response), entries));
  });
  return doors;
}
