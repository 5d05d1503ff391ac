import type { Request as ExpressRequest } from 'express';
import { tracedFetch } from './traced-fetch.js';
import { matchRoutes, type StaticHandlerContext } from 'react-router';
import type { i18n } from 'i18next';
import type { Logger } from 'pino';
import type { Boot, Chat, Storefront } from '../src/kit/page/boot.js';
import type { ThirdParties } from '../src/kit/third-party/third-party.js';
import type { BootError } from '../src/kit/problem/page-problem.js';
import type { PageFacts } from '../src/kit/page/page-facts.js';
import type { Content } from '../src/data/content-source.js';
import type { Records } from '../src/data/records-source.js';
import { createApi, type Api } from '../src/data/documents.js';
import type { FirmProfile } from '../src/domain/firm/firm-profile.js';
import type { WhoAsks } from '../src/domain/sign-in/who-asks.js';
import type { Hydration } from '../src/app/page-kinds.js';
import {
  bootErrorOf,
  finderFor,
  handlerFor,
  rebuildErrors,
  renderPage,
  PUBLIC_FRAME,
  sourceOf,
  sourcesOf,
  type PageSpec,
} from '../src/entry.server.js';
import { cameFrom } from '../src/i18n/came-from.js';
import { decideLocale, type Locale } from '../src/i18n/locale-rules.js';
import type { Assets, PageAssets } from './assets.js';
import type { PageReader } from './content-in.js';
import type { CachedPage } from './html-cache.js';
import { headOfPage, type HeadWorld } from './listed-head.js';
import type { NearAddresses } from './near-addresses.js';
import { suggestedPages } from './suggested-pages.js';
import { hasCalculation, withoutMarkup } from './page-texts.js';
import { NONCE_PLACEHOLDER, SESSION_PLACEHOLDER } from './security.js';
import { starterScript } from './starter.js';
import { localesVersion, textsFor, textsOfPage } from './texts.js';
import { bootOfVisit } from './visit-boot.js';
import type { Visit } from './visit.js';
import type { VisitorSigner } from './visitor-token.js';

export interface RenderWorld extends HeadWorld {
  readonly assets: Assets;
  readonly chat?: Chat | undefined;
  readonly thirdParties: ThirdParties | undefined;
  readonly gatewayUrl: string;
  readonly signVisitor: VisitorSigner;
  /** Texts of the public site for pages of a language. */
  readonly contentIn: (reader: PageReader) => Content;
  readonly records: Records;
  /** Pages that somebody may have meant by an address where nothing is, named in a language. */
  readonly nearIn: (locale: Locale) => NearAddresses;
  /** Who works at the firm, for pages of a language. */
  readonly firmProfileIn: (locale: Locale) => FirmProfile;
  readonly log: Logger;
}

export interface PageRequest {
  readonly locale: Locale;
  readonly storefront: Storefront;
  readonly visit: Visit;
  readonly address: string;
  readonly requestId: string;
  readonly page: PageSpec | undefined;
  readonly request: Request;
  /** Who is signed in, for loaders that must know; asked once, and only then. */
  readonly whoAsks: () => Promise<WhoAsks | undefined>;
}

const basenameOf = (locale: Locale): string => (locale === 'en' ? '/' : `/${locale}`);

const finders = new Map<Locale, ReturnType<typeof finderFor>>();

function finderOf(locale: Locale): ReturnType<typeof finderFor> {
  const known = finders.get(locale) ?? finderFor(basenameOf(locale));
  finders.set(locale, known);
  return known;
}

const handlers = new Map<string, ReturnType<typeof handlerFor>>();

function handlerOf(locale: Locale, page: PageSpec | undefined): ReturnType<typeof handlerFor> {
  const key = `${locale} ${page?.path ?? ''}`;
  const known = handlers.get(key) ?? handlerFor(basenameOf(locale), page);
  handlers.set(key, known);
  return known;
}

const MOST_PATHS = 5_000;
const LONGEST_KEPT = 300;
const pagesByUrl = new Map<string, PageSpec>();

/** The page a path belongs to; undefined when there is none. Looking through the whole table costs more than sending a stored page, so what was found is kept. */
export function pageOf(locale: Locale, url: string): PageSpec | undefined {
  const key = `${locale} ${url}`;
  const known = pagesByUrl.get(key);
  if (known !== undefined) return known;
  const matches = matchRoutes(finderOf(locale).dataRoutes as never, url, basenameOf(locale));
  const page = matches?.at(-1)?.route.handle as PageSpec | undefined;
  // What is not there has no end of addresses, and nobody asks for it again.
  if (page === undefined || url.length > LONGEST_KEPT) return page;
  if (pagesByUrl.size >= MOST_PATHS) pagesByUrl.clear();
  pagesByUrl.set(key, page);
  return page;
}

export function webRequest(incoming: ExpressRequest, origin: string): Request {
  const hasBody = incoming.method === 'POST';
  const headers = new Headers({
    'content-type': incoming.headers['content-type'] ?? 'application/x-www-form-urlencoded',
  });
  return new Request(
    `${origin}${incoming.originalUrl}`,
    hasBody ? { method: 'POST', headers, body: incoming.body as string } : { headers },
  );
}

/** A page that anybody may ask for; one behind a link or a sign-in is somebody's own, and nothing is near it. */
const isOpen = (page: PageSpec | undefined): boolean => page === undefined || page.index;

/** What failed, as the error page reads it; of an open page that is not there also what is near. */
async function bootErrors(
  world: RenderWorld,
  { requestId, page, locale, request }: PageRequest,
  errors: StaticHandlerContext['errors'],
): Promise<Record<string, BootError> | null> {
  if (!errors) return null;
  const said = Object.entries(errors).map(async ([id, error]) => {
    const { status, facts } = bootErrorOf(error, requestId);
    const isMissing = status === 404 && facts.link === undefined && isOpen(page);
    const { path } = decideLocale(new URL(request.url).pathname);
    const suggested = isMissing
      ? await suggestedPages({ near: world.nearIn(locale), search: world.contentIn({ locale }).search }, path)
      : undefined;
    return [id, { status, facts: suggested === undefined ? facts : { ...facts, suggested } }] as const;
  });
  return Object.fromEntries(await Promise.all(said));
}

function logErrors(world: RenderWorld, context: StaticHandlerContext, asked: PageRequest): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (error instanceof Error)
      world.log.error(
        { err: error, requestId: asked.requestId, path: new URL(asked.request.url).pathname },
        'page failed',
      );
  }
}

/** A text may have something to count with in it, and what failed something to press, which the page does not know. */
const wakingOf = (
  page: PageSpec | undefined,
  { loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
): Hydration =>
  page?.hydrate === 'asked' && (errors !== null || hasCalculation(loaderData))
    ? 'touched'
    : (page?.hydrate ?? 'late');

const isBehindSignIn = (page: PageSpec | undefined): boolean =>
  page?.area === 'portal' || page?.area === 'admin';

/** All scripts of a page that wakes at once come together; without it each is asked for when the one before has said that it is needed. */
const aheadOf = ({ modules }: PageAssets): string =>
  modules.map((href) => `<link rel="modulepreload" href="${href}" nonce="${NONCE_PLACEHOLDER}">`).join('');

/** Sheets stand in the document as text. Scripts look for a link before they fetch a sheet and wait for it; a disabled one is never fetched. */
const sheetsThere = ({ styles }: PageAssets): string =>
  styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('');

const textsOf = (world: RenderWorld, locale: Locale): i18n =>
  textsFor(locale, (key) => world.log.warn({ key, locale }, 'missing text'));

const headOf = (
  world: RenderWorld,
  { storefront, locale, request, page }: PageRequest,
  { loaderData }: StaticHandlerContext,
  facts: PageFacts,
): string | undefined =>
  headOfPage(world, {
    storefront,
    page,
    locale,
    url: request.url,
    loaderData,
    facts,
    words: textsOf(world, locale),
  });

function screenOf({ assets }: RenderWorld, page: PageSpec | undefined): Pick<Boot, 'screen'> {
  const file = page === undefined ? undefined : assets.scriptOf(sourceOf(page));
  return page === undefined || file === undefined ? {} : { screen: [page.screen, file] };
}

/** The gateway, asked for this visitor. */
async function apiFor(world: RenderWorld, asked: PageRequest): Promise<Api> {
  const visitor = await world.signVisitor(asked.address);
  const headers = {
    'accept-language': asked.locale,
    'x-request-id': asked.requestId,
    ...(visitor === undefined ? {} : { 'x-web-visitor': visitor }),
  };
  return createApi({
    endpoint: `${world.gatewayUrl}/graphql`,
    fetch: tracedFetch,
    headers: () => headers,
  });
}

/** Runs the loaders, renders the document, and gives status, headers and HTML with a placeholder for the nonce. */
export async function renderToPage(world: RenderWorld, asked: PageRequest): Promise<CachedPage | Response> {
  const handler = handlerOf(asked.locale, asked.page);
  const api = await apiFor(world, asked);
  const result = await handler.query(asked.request, {
    requestContext: {
      api,
      content: world.contentIn({ locale: asked.locale, from: cameFrom(new URL(asked.request.url).search) }),
      records: world.records,
      firmProfile: world.firmProfileIn(asked.locale),
      locale: asked.locale,
      prefs: asked.visit.prefs,
      affiliate: asked.visit.affiliate,
      whoAsks: asked.whoAsks,
    },
  });
  if (result instanceof Response) return result;

  logErrors(world, result, asked);
  const errors = await bootErrors(world, asked, result.errors);
  const failed = errors === null ? undefined : Object.values(errors)[0]?.status;
  const namespaces = ['common', 'site', ...(asked.page?.ns ?? [])];
  const boot: Boot = {
    locale: asked.locale,
    storefront: asked.storefront,
    firm: world.firm,
    ...(world.chat === undefined ? {} : { chat: world.chat }),
    ...bootOfVisit(world, asked),
    localesVersion,
    ...screenOf(world, asked.page),
    session: SESSION_PLACEHOLDER,
    hydration: { loaderData: withoutMarkup(result.loaderData), actionData: result.actionData, errors },
    i18n: textsOfPage(asked.locale, namespaces),
  };
  const assets = world.assets.forModules(asked.page === undefined ? [PUBLIC_FRAME] : sourcesOf(asked.page));
  const hydrate = wakingOf(asked.page, result);
  const { html, facts } = await renderPage({
    handler,
    context: { ...result, errors: rebuildErrors(errors) },
    boot,
    nonce: NONCE_PLACEHOLDER,
    styles: assets.styles,
    texts: textsOf(world, asked.locale),
    script: starterScript(boot, assets.entry, { hydrate, asksSession: isBehindSignIn(asked.page) }),
    onError: (error) => world.log.error({ err: error, requestId: asked.requestId }, 'rendering failed'),
  });
  const status = failed ?? result.statusCode;
  const head = status === 200 && facts?.isListed === true ? headOf(world, asked, result, facts) : undefined;
  return {
    status,
    html: html.replace(
      '</head>',
      () => `${head ?? ''}${sheetsThere(assets)}${hydrate === 'now' ? aheadOf(assets) : ''}</head>`,
    ),
    headers: head === undefined ? { 'x-robots-tag': 'noindex' } : {},
  };
}
