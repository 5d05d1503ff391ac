import { join } from 'node:path';
import compression from 'compression';
import express, { Router, type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { refuseOddPaths } from './odd-paths.js';
import { pages as pageTable } from '../src/entry.server.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import { Assets } from './assets.js';
import { contentDoors } from './content-doors.js';
import { contentIn } from './content-in.js';
import { createContentSearch, type ContentSearch } from './content-search.js';
import { openContentStore, type ContentStore } from './content-store.js';
import { choiceDoors } from './choice-doors.js';
import { firmOf, type WebEnv } from './env.js';
import { feedDoor, type FeedWords } from './feed.js';
import { firmProfileDoor, readFirmProfile } from './firm-profile.js';
import { HtmlCache } from './html-cache.js';
import { pages, type PagesWorld } from './pages.js';
import { priceListDoor } from './price-list-csv.js';
import { gatewayProxy } from './proxy.js';
import { securityHeaders } from './security.js';
import { knownPages } from './known-pages.js';
import { learnPage } from './learn-page.js';
import { nearAddresses, type NearAddresses } from './near-addresses.js';
import { officeSlugsAt } from './office-slugs.js';
import { recordsDoors } from './records-doors.js';
import { recordsIn } from './records-in.js';
import { openRecordsStore, type RecordsStore } from './records-store.js';
import { requestLimits } from './request-limits/request-limits.js';
import { readRedirects, redirectOld } from './redirects.js';
import { searchEngineDoors } from './seo.js';
import { listedTexts } from './sitemap.js';
import { drawWith } from './social-images/draw-card.js';
import { socialImageDoor, SocialImages } from './social-images/social-images.js';
import { createStorefronts, sitesOf } from './storefront.js';
import { textFile, textsFor } from './texts.js';
import { visitSettings } from './visit-world.js';
import { createVisitorSigner } from './visitor-token.js';

const YEAR_SECONDS = 31_536_000;
const ERROR_REPORTS = '/api/log';

/** What `npm run build -w web` made. */
interface BuiltFolders {
  readonly client: string;
  readonly content: string;
  readonly records: string;
  /** A file. */
  readonly redirects: string;
  /** For pictures. */
  readonly fonts: string;
}

/** Everything a browser talks to. Order matters: the gateway's paths, files, feeds, and last the pages. */
export async function createApp(env: WebEnv, log: Logger, built: BuiltFolders): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...env.trustedProxies]);
  app.get('/livez', (_request, response) => {
    response.json({ live: true });
  });
  app.get('/readyz', (_request, response) => {
    response.json({ ready: true });
  });
  app.use(securityHeaders({ https: env.PUBLIC_ORIGIN.startsWith('https:') }));
  const limits = requestLimits({
    perMinute: env.PAGES_PER_MINUTE,
    now: () => performance.now(),
    textsIn: (locale) => textsFor(locale, (key) => log.warn({ key, locale }, 'missing text')),
    log,
  });
  // The one path of the gateway that whoever has no session may write at.
  app.use(ERROR_REPORTS, limits);
  app.use(gatewayProxy(env.GATEWAY_URL));
  app.use(refuseOddPaths);
  app.use(builtFiles(built.client));
  app.use(limits);
  app.use(compression({ threshold: 1024 }));

  const storefrontOf = createStorefronts(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS);
  const store = openContentStore(built.content);
  const search = createContentSearch(store.documents);
  const firmProfileIn = readFirmProfile(env);
  app.use(firmProfileDoor(firmProfileIn));
  const records = openRecordsStore(built.records);
  app.use(recordsDoors(records));
  app.use(textDoors(env, log, { storefrontOf, store, search, recordPaths: records.listedPaths }));
  app.use(redirectOld(readRedirects(built.redirects)));
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '100kb' }));
  const visits = visitSettings(env);
  app.use(choiceDoors({ storefrontOf, write: visits.write, now: visits.now }));
  const images = new SocialImages(drawWith(built.fonts));
  const world: PagesWorld = {
    assets: new Assets(built.client),
    cache: new HtmlCache(),
    inboxOrigins: env.INBOX_FRAME_ORIGINS,
    gatewayUrl: env.GATEWAY_URL,
    firm: firmOf(env),
    firmProfileIn,
    ...visits,
    storefrontOf,
    images,
    contentIn: (reader) => contentIn(store, search, reader),
    records: recordsIn(records),
    nearIn: nearPages(store.documents, records, log),
    listedTexts: listedTexts(store.documents),
    signVisitor: await createVisitorSigner(env.viewerJwk),
    log,
  };
  app.use(socialImageDoor({ images, learn: learnPage(world), log }));
  app.use(priceListDoor(world));
  app.use(pages(world));

  app.use(failed(log));
  return app;
}

/** What an address may have meant; made for a language when it is first asked for. */
function nearPages(
  documents: ContentStore['documents'],
  records: RecordsStore,
  log: Logger,
): PagesWorld['nearIn'] {
  const made = new Map<Locale, NearAddresses>();
  return (locale) => {
    const words = textsFor(locale, (key) => log.warn({ key, locale }, 'missing text'));
    const near = made.get(locale) ?? nearAddresses(knownPages({ documents, records, words }, locale));
    made.set(locale, near);
    return near;
  };
}

interface SiteTexts {
  readonly storefrontOf: PagesWorld['storefrontOf'];
  readonly store: ContentStore;
  readonly search: ContentSearch;
  /** Pages of disputes and famous marks that may be listed. */
  readonly recordPaths: readonly string[];
}

/** Texts, and how search engines and readers of feeds find them. */
function textDoors(
  env: WebEnv,
  log: Logger,
  { storefrontOf, store, search, recordPaths }: SiteTexts,
): Router {
  const doors = Router();
  const { documents } = store;
  const officeSlugs = officeSlugsAt(env.GATEWAY_URL);
  const sites = sitesOf(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS, 'en');
  doors.use(
    searchEngineDoors({ storefrontOf, sites, pages: pageTable, documents, recordPaths, officeSlugs }),
  );
  doors.use(contentDoors(store, search));
  const articles = store.list('blog', 'en')?.items ?? [];
  doors.use(feedDoor({ storefrontOf, author: env.FIRM_NAME ?? 'Cotta', articles, words: feedWords(log) }));
  doors.get('/locales/:locale/:namespace.json', (request, response) => {
    const texts = textFile(request.params.locale, request.params.namespace);
    if (texts === undefined) return void response.sendStatus(404);
    response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.json(texts);
  });
  return doors;
}

function feedWords(log: Logger): FeedWords {
  const words = textsFor('en', (key) => log.warn({ key, locale: 'en' }, 'missing text'));
  return {
    title: `Cotta – ${words.t('content:blog.title')}`,
    subtitle: words.t('content:blog.description'),
    unreviewed: words.t('content:unreviewed'),
  };
}

/** What the build made: names that change with their content for a year, the others for an hour. */
function builtFiles(folder: string): Router {
  const files = Router();
  files.use(
    '/assets',
    sirv(join(folder, 'assets'), {
      brotli: true,
      gzip: true,
      etag: false,
      immutable: true,
      maxAge: YEAR_SECONDS,
      dev: false,
    }),
  );
  files.use(
    sirv(folder, {
      extensions: [],
      maxAge: 3600,
      setHeaders: (response) => response.setHeader('x-robots-tag', 'noindex'),
    }),
  );
  return files;
}

function failed(log: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => {
    log.error({ err: error, path: request.path }, 'request failed');
    if (!response.headersSent)
      response
        .status((error as { status?: number }).status ?? 500)
        .type('text')
        .send('Something failed on our side. Please try again.');
  };
}
