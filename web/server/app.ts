import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { Router, type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { refuseOddPaths } from './odd-paths.js';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import type { TextToReview } from '../src/domain/content/text-to-review.js';
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
import { pressesDoor } from './presses.js';
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
import type { Metrics } from './metrics.js';
import { listedTexts, sectionsOf } from './sitemap.js';
import { drawWith } from './social-images/draw-card.js';
import { socialImageDoor, SocialImages } from './social-images/social-images.js';
import { createStorefronts, sitesOf } from './storefront.js';
import { staffReviewsAt, staffTextsDoor } from './staff-texts.js';
import { openTextReviews, REVIEWS_EVERY_MS, reviewsAt, type TextReviews } from './text-reviews.js';
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
  /** Files. */
  readonly redirects: string;
  readonly reviewList: string;
  /** For pictures. */
  readonly fonts: string;
}

/** Runs something again and again, as long as the server is there. */
export type Every = (ms: number, run: () => void) => void;

/** What every answer has. */
function bareApp(env: WebEnv, observe: RequestHandler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...env.trustedProxies]);
  app.use(observe);
  app.use(securityHeaders({ https: env.PUBLIC_ORIGIN.startsWith('https:') }));
  return app;
}

/** Everything a browser talks to. Order matters: the gateway's paths, files, feeds, and last the pages. */
export async function createApp(
  env: WebEnv,
  log: Logger,
  built: BuiltFolders,
  { every, metrics }: { readonly every: Every; readonly metrics: Metrics },
): Promise<Express> {
  const app = bareApp(env, metrics.observe);
  const limits = requestLimits({
    perMinute: env.PAGES_PER_MINUTE,
    now: () => performance.now(),
    textsIn: (locale) => textsFor(locale, (key) => log.warn({ key, locale }, 'missing text')),
    log,
  });
  // The one path of the gateway that whoever has no session may write at.
  app.use(ERROR_REPORTS, limits);
  app.use(gatewayProxy(env.GATEWAY_URL), refuseOddPaths, builtFiles(built.client));
  app.use(limits);
  app.use(compression({ threshold: 1024 }));

  const storefrontOf = createStorefronts(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS);
  const cache = new HtmlCache();
  const listed = (JSON.parse(readFileSync(built.reviewList, 'utf8')) as { items: readonly TextToReview[] })
    .items;
  const reviews = await openReviews(env, log, { listed, cache, every });
  const store = openContentStore(built.content, reviews.reviewedOn);
  const search = createContentSearch(store.documents());
  const firmProfileIn = readFirmProfile(env);
  app.use(firmProfileDoor(firmProfileIn));
  const records = openRecordsStore(built.records, reviews.reviewedOn);
  app.use(recordsDoors(records));
  app.use(staffTextsDoor(listed, staffReviewsAt(env.GATEWAY_URL)));
  app.use(textDoors(env, log, { storefrontOf, store, search, records, reviews }));
  app.use(redirectOld(readRedirects(built.redirects)));
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '100kb' }));
  const visits = visitSettings(env);
  app.use(
    pressesDoor({ storefrontOf, registry: metrics.registry }),
    choiceDoors({ storefrontOf, ...visits }),
  );
  const images = new SocialImages(drawWith(built.fonts));
  const world: PagesWorld = {
    assets: new Assets(built.client),
    cache,
    inboxOrigins: env.INBOX_FRAME_ORIGINS,
    gatewayUrl: env.GATEWAY_URL,
    firm: firmOf(env),
    firmProfileIn,
    ...visits,
    storefrontOf,
    images,
    contentIn: (reader) => contentIn(store, search, reader),
    records: recordsIn(records),
    nearIn: nearPages(store.documents(), records, log),
    listedTexts: reviews.remade(() => listedTexts(store.documents())),
    signVisitor: await createVisitorSigner(env.viewerJwk),
    log,
  };
  app.use(socialImageDoor({ images, learn: learnPage(world), log }));
  app.use(priceListDoor(world), pages(world), failed(log));
  return app;
}

/** What an address may have meant; made for a language when it is first asked for. */
function nearPages(
  documents: readonly ContentDocument[],
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

interface ReviewedSite {
  readonly listed: readonly TextToReview[];
  readonly cache: HtmlCache;
  readonly every: Every;
}

/** Asked once before the first page, so that no reviewed text is kept from search engines by a new start; then once a minute. */
async function openReviews(
  { GATEWAY_URL }: WebEnv,
  log: Logger,
  { listed, cache, every }: ReviewedSite,
): Promise<TextReviews> {
  const reviews = openTextReviews({
    ask: reviewsAt(GATEWAY_URL),
    digests: new Map(listed.map(({ key, digest }) => [key, digest])),
    onChange: () => cache.clear(),
    log,
  });
  await reviews.refresh();
  every(REVIEWS_EVERY_MS, () => void reviews.refresh());
  return reviews;
}

interface SiteTexts {
  readonly storefrontOf: PagesWorld['storefrontOf'];
  readonly store: ContentStore;
  readonly search: ContentSearch;
  readonly records: RecordsStore;
  readonly reviews: TextReviews;
}

/** Texts, and how search engines and readers of feeds find them. */
function textDoors(
  env: WebEnv,
  log: Logger,
  { storefrontOf, store, search, records, reviews }: SiteTexts,
): Router {
  const doors = Router();
  const officeSlugs = officeSlugsAt(env.GATEWAY_URL);
  const sites = sitesOf(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS, 'en');
  const sections = reviews.remade(() =>
    sectionsOf({ pages: pageTable, documents: store.documents(), recordPaths: records.listedPaths() }),
  );
  doors.use(searchEngineDoors({ storefrontOf, sites, sections, officeSlugs }));
  doors.use(contentDoors(store, search));
  const articles = () => store.list('blog', 'en')?.items ?? [];
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
