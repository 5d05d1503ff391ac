import { join } from 'node:path';
import compression from 'compression';
import express, { Router, type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { Assets } from './assets.js';
import { contentDoors } from './content-doors.js';
import { contentIn } from './content-in.js';
import { createContentSearch } from './content-search.js';
import { openContentStore } from './content-store.js';
import { chatOf, firmOf, type WebEnv } from './env.js';
import { HtmlCache } from './html-cache.js';
import { pages } from './pages.js';
import { gatewayProxy } from './proxy.js';
import { securityHeaders } from './security.js';
import { recordsDoors } from './records-doors.js';
import { recordsIn } from './records-in.js';
import { openRecordsStore } from './records-store.js';
import { robots, sitemap } from './seo.js';
import { listedTexts } from './sitemap.js';
import { createStorefronts } from './storefront.js';
import { textFile } from './texts.js';
import { createVisitorSigner } from './visitor-token.js';

const YEAR_SECONDS = 31_536_000;

/** What `npm run build -w web` made. */
interface BuiltFolders {
  readonly client: string;
  readonly content: string;
  readonly records: string;
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
  app.use(gatewayProxy(env.GATEWAY_URL));
  app.use(builtFiles(built.client));
  app.use(compression({ threshold: 1024 }));

  const storefrontOf = createStorefronts(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS);
  app.get('/robots.txt', robots(storefrontOf));
  const store = openContentStore(built.content);
  const search = createContentSearch(store.documents);
  const listed = listedTexts(store.documents);
  const records = openRecordsStore(built.records);
  app.get('/sitemap.xml', sitemap(storefrontOf, listed, records.listedPaths));
  app.use(recordsDoors(records));
  app.use(contentDoors(store, search));
  app.get('/locales/:locale/:namespace.json', (request, response) => {
    const texts = textFile(request.params.locale, request.params.namespace);
    if (texts === undefined) return void response.sendStatus(404);
    response.setHeader('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.json(texts);
  });
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: '100kb' }));
  const chat = chatOf(env);
  app.use(
    pages({
      assets: new Assets(built.client),
      cache: new HtmlCache(),
      inboxOrigins: env.INBOX_FRAME_ORIGINS,
      gatewayUrl: env.GATEWAY_URL,
      firm: firmOf(env),
      ...(chat === undefined ? {} : { chat: { script: chat.script, id: chat.id }, chatOrigin: chat.origin }),
      storefrontOf,
      contentIn: (locale) => contentIn(store, search, locale),
      records: recordsIn(records),
      listedTexts: listed,
      signVisitor: await createVisitorSigner(env.viewerJwk),
      log,
    }),
  );

  app.use(failed(log));
  return app;
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
