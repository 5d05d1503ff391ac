import { randomUUID } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Storefront } from '../src/kit/page/boot.js';
import { decideLocale, isEnglishOnly } from '../src/i18n/locale-rules.js';
import type { CachedPage, HtmlCache } from './html-cache.js';
import { readCookies, readPrefs } from './prefs.js';
import { pageOf, renderToPage, webRequest, type PageRequest, type RenderWorld } from './render.js';
import {
  contentPolicy,
  framersOf,
  isForInbox,
  newNonce,
  NONCE_PLACEHOLDER,
  SESSION_PLACEHOLDER,
} from './security.js';
import { hasSessionCookie, readSession, whoIsSignedIn, type ServerSession } from './session.js';

export interface PagesWorld extends RenderWorld {
  readonly storefrontOf: (host: string) => Storefront | undefined;
  readonly cache: HtmlCache;
  /** Origins of the shared inbox that may show the staff area in a frame. */
  readonly inboxOrigins: readonly string[];
  /** Where the chat comes from, where there is one. */
  readonly chatOrigin?: string;
}

function redirectLocale(request: ExpressRequest, response: ExpressResponse, path: string): void {
  const query = request.originalUrl.indexOf('?');
  response.setHeader('cache-control', 'max-age=86400');
  response.redirect(308, `${path}${query === -1 ? '' : request.originalUrl.slice(query)}`);
}

interface Sending {
  readonly isPrivate: boolean;
  /** The request brought a session. */ readonly hasSession: boolean;
  readonly framedBy: readonly string[];
  readonly chatOrigin: string | undefined;
}

function sendPage(
  response: ExpressResponse,
  page: CachedPage,
  { isPrivate, hasSession, framedBy, chatOrigin }: Sending,
): void {
  const nonce = newNonce();
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('content-security-policy', contentPolicy(nonce, framedBy, chatOrigin));
  response.setHeader('cache-control', isPrivate ? 'private, no-store' : 'no-cache');
  // Whoever came by a link: where it was pressed to is nobody's business, and the address is a key.
  if (isPrivate) response.setHeader('referrer-policy', 'no-referrer');
  response
    .status(page.status)
    .type('html')
    .send(
      page.html.replaceAll(NONCE_PLACEHOLDER, nonce).replace(SESSION_PLACEHOLDER, hasSession ? 'yes' : 'no'),
    );
}

async function sendResponse(response: ExpressResponse, answer: Response): Promise<void> {
  response.status(answer.status);
  // Where somebody is sent depends on who they are.
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.send(await answer.text());
}

/** Who is signed in here, asked once for an answer however many want to know. */
function sessionReader(
  world: PagesWorld,
  request: ExpressRequest,
  response: ExpressResponse,
): () => Promise<ServerSession> {
  let asked: Promise<ServerSession> | undefined;
  const ask = async (): Promise<ServerSession> => {
    const session = await readSession(world.gatewayUrl, {
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      visitor: await world.signVisitor(request.ip ?? ''),
      inFrame: request.headers['sec-fetch-dest'] === 'iframe',
    });
    if (session.setCookies.length > 0) response.append('set-cookie', [...session.setCookies]);
    return session;
  };
  return () => (asked ??= ask());
}

/** Signed-in areas are not even framed for somebody without session: straight to the sign-in, no flash. */
async function passesSession(
  page: PageRequest['page'],
  read: () => Promise<ServerSession>,
  { request, response }: { request: ExpressRequest; response: ExpressResponse },
): Promise<boolean> {
  const area = page?.area;
  if (area !== 'portal' && area !== 'admin') return true;
  const session = await read();
  // Whoever is signed in stays so while the gateway is slow: the frame asks again, and shows nothing of a person before it knows.
  if (session.user !== undefined || session.unknown) return true;
  const login = area === 'admin' ? '/admin/login' : '/portal/login';
  response.setHeader('cache-control', 'private, no-store');
  response.redirect(
    302,
    `${login}?${isForInbox(request) ? 'missiveIframe=1&' : ''}callbackUrl=${encodeURIComponent(request.originalUrl)}${session.error === undefined ? '' : '&error=SignedOut'}`,
  );
  return false;
}

/** Every address that is not a file, the gateway's or a feed: decides language, session and cache, then renders. */
export function pages(world: PagesWorld): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST')
      return void response.sendStatus(405);
    const storefront = world.storefrontOf(request.headers.host ?? '');
    if (storefront === undefined)
      return void response.status(421).type('text').send('This server does not answer for that host.');
    const decision = decideLocale(request.path);
    if (decision.kind === 'redirect') return redirectLocale(request, response, decision.path);
    const page = pageOf(decision.locale, request.path);
    const locale = isEnglishOnly(decision.path) ? 'en' : decision.locale;
    const session = sessionReader(world, request, response);
    const asked: PageRequest = {
      locale,
      storefront,
      page,
      requestId: randomUUID(),
      address: request.ip ?? '',
      prefs: readPrefs(readCookies(request.headers.cookie), storefront, locale),
      request: webRequest(request, storefront.origin),
      whoAsks: async () => whoIsSignedIn(await session()),
    };
    response.setHeader('x-request-id', asked.requestId);
    if (!(await passesSession(page, session, { request, response }))) return;
    const render = (): Promise<CachedPage> => renderToPage(world, asked) as Promise<CachedPage>;
    const cacheable =
      page?.cache === true && request.method !== 'POST' && Object.keys(request.query).length === 0;
    const key = [storefront.origin, locale, request.path, asked.prefs.country, asked.prefs.currency].join(
      '|',
    );
    const answer = cacheable ? await world.cache.get(key, render) : await renderToPage(world, asked);
    if (answer instanceof Response) return sendResponse(response, answer);
    sendPage(response, answer, {
      isPrivate: !cacheable,
      hasSession: hasSessionCookie(request.headers.cookie),
      framedBy: framersOf(page, request, world.inboxOrigins),
      chatOrigin: world.chatOrigin,
    });
  };
}
