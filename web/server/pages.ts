import { randomUUID } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Storefront } from '../src/kit/page/boot.js';
import type { PageSpec } from '../src/entry.server.js';
import { cameFrom, saysOnlyCameFrom } from '../src/i18n/came-from.js';
import { decideLocale, isEnglishOnly } from '../src/i18n/locale-rules.js';
import type { CachedPage, HtmlCache } from './html-cache.js';
import { pageOf, renderToPage, webRequest, type RenderWorld } from './render.js';
import {
  byNonce,
  contentPolicy,
  framersOf,
  isForInbox,
  newNonce,
  NONCE_PLACEHOLDER,
  SESSION_PLACEHOLDER,
} from './security.js';
import { encodedFor, formsOf, storedAnswer, type Forms } from './stored-page.js';
import { visitOf, type VisitWorld } from './visit.js';
import { hasSessionCookie, readSession, whoIsSignedIn, type ServerSession } from './session.js';

export interface PagesWorld extends RenderWorld, VisitWorld {
  readonly storefrontOf: (host: string) => Storefront | undefined;
  readonly cache: HtmlCache;
  /** Origins of the shared inbox that may show the staff area in a frame. */
  readonly inboxOrigins: readonly string[];
  /** Where the chat and other programs come from, for a page. */
  readonly originsOn: (page: PageSpec | undefined) => readonly string[];
}

/** Of a page that is made for one reader: better would take longer than it saves. */
const BROTLI_QUALITY = 4;

function redirectLocale(request: ExpressRequest, response: ExpressResponse, path: string): void {
  const query = request.originalUrl.indexOf('?');
  response.setHeader('cache-control', 'max-age=86400');
  response.redirect(308, `${path}${query === -1 ? '' : request.originalUrl.slice(query)}`);
}

interface Sending {
  /** The request brought a session. */ readonly hasSession: boolean;
  readonly framedBy: readonly string[];
  readonly otherOrigins: readonly string[];
}

function sendForm(request: ExpressRequest, response: ExpressResponse, forms: Forms): void {
  const { encoding, body } = encodedFor(forms, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendPage(
  request: ExpressRequest,
  response: ExpressResponse,
  page: CachedPage,
  { hasSession, framedBy, otherOrigins }: Sending,
): void {
  const nonce = newNonce();
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('content-security-policy', contentPolicy(byNonce(nonce), framedBy, otherOrigins));
  response.setHeader('cache-control', 'private, no-store');
  // Whoever came by a link: where it was pressed to is nobody's business, and the address is a key.
  response.setHeader('referrer-policy', 'no-referrer');
  const html = page.html
    .replaceAll(NONCE_PLACEHOLDER, nonce)
    .replace(SESSION_PLACEHOLDER, hasSession ? 'yes' : 'no');
  response.status(page.status).type('html');
  // Not `send`: it would make a digest of what is never the same again.
  sendForm(request, response, formsOf(Buffer.from(html), BROTLI_QUALITY));
}

/** A page that others see too: nothing of it is made for this answer. A browser that has it hears so. */
function sendStored(
  request: ExpressRequest,
  response: ExpressResponse,
  page: CachedPage,
  { hasSession, otherOrigins }: Pick<Sending, 'hasSession' | 'otherOrigins'>,
): void {
  const answer = storedAnswer(page, hasSession);
  response.setHeader('vary', 'Accept-Encoding, Cookie');
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', answer.etag);
  if (page.status === 200 && request.headers['if-none-match'] === answer.etag)
    return void response.status(304).end();
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('content-security-policy', contentPolicy(answer, [], otherOrigins));
  response.status(page.status).setHeader('content-type', 'text/html; charset=utf-8');
  sendForm(request, response, answer);
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
  page: PageSpec | undefined,
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

/** The language that an English page is asked for from, where its query says nothing else: such pages are stored for each. */
function queryLanguage(address: string, path: string): string | undefined {
  const at = address.indexOf('?');
  const search = at === -1 ? '' : address.slice(at);
  return isEnglishOnly(path) && saysOnlyCameFrom(search) ? cameFrom(search) : undefined;
}

/** Every address that is not a file, the gateway's or a feed: decides language, session and cache, then renders. */
export function pages(world: PagesWorld): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST')
      return void response.sendStatus(405);
    // Pages are sent forms; a body of another kind was not read.
    if (request.method === 'POST' && typeof request.body !== 'string') return void response.sendStatus(415);
    const storefront = world.storefrontOf(request.headers.host ?? '');
    if (storefront === undefined)
      return void response.status(421).type('text').send('This server does not answer for that host.');
    const decision = decideLocale(request.path);
    if (decision.kind === 'redirect') return redirectLocale(request, response, decision.path);
    const page = pageOf(decision.locale, request.path);
    const locale = isEnglishOnly(decision.path) ? 'en' : decision.locale;
    const session = sessionReader(world, request, response);
    const visit = visitOf(world, {
      cookie: request.headers.cookie,
      path: request.originalUrl,
      storefront,
      locale,
      page,
    });
    if (visit.setCookies.length > 0) response.append('set-cookie', [...visit.setCookies]);
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    if (!(await passesSession(page, session, { request, response }))) return;
    const render = (): Promise<CachedPage | Response> =>
      renderToPage(world, {
        locale,
        storefront,
        page,
        requestId,
        visit,
        address: request.ip ?? '',
        request: webRequest(request, storefront.origin),
        whoAsks: async () => whoIsSignedIn(await session()),
      });
    const from = queryLanguage(request.originalUrl, decision.path);
    const cacheable =
      page?.cache === true &&
      request.method !== 'POST' &&
      (from !== undefined || Object.keys(request.query).length === 0);
    const key = [storefront.origin, locale, from ?? '', request.path, visit.cacheKey].join('|');
    const answer = cacheable
      ? await world.cache.get(key, render as () => Promise<CachedPage>)
      : await render();
    if (answer instanceof Response) return sendResponse(response, answer);
    const hasSession = hasSessionCookie(request.headers.cookie);
    const otherOrigins = world.originsOn(page);
    if (cacheable) return sendStored(request, response, answer, { hasSession, otherOrigins });
    sendPage(request, response, answer, {
      hasSession,
      framedBy: framersOf(page, request, world.inboxOrigins),
      otherOrigins,
    });
  };
}
