import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { i18n } from 'i18next';
import { decideLocale, isLocale, type Locale } from '../../src/i18n/locale-rules.js';
import { readerLocale } from '../reader-locale.js';
import { contentPolicy } from '../security.js';
import { storedAnswer } from '../stored-page.js';
import type { CachedPage } from '../html-cache.js';
import { busyPage } from './busy-page.js';
import { doorPrice } from './door-prices.js';
import { TokenBuckets } from './token-buckets.js';
import { visitorNetwork } from './visitor-network.js';

/** About six megabytes. */
const MOST_VISITORS = 50_000;
const MINUTE_MS = 60_000;
/** Longer waits are said as this one. */
const LONGEST_SECONDS = 60;

interface LimitSettings {
  /** Pages that one visitor may have in a minute; dear answers count for several. 0: there is no limit. */
  readonly perMinute: number;
  /** Milliseconds of a clock that only counts differences. */
  readonly now: () => number;
  readonly textsIn: (locale: Locale) => i18n;
  readonly log: Logger;
}

/** Doors without a language in their address. */
const NO_LANGUAGE = /^\/(preferences|consent|og\/|content\/|locales\/|api\/)/;

function localeOf({ path, headers }: Request): Locale {
  if (NO_LANGUAGE.test(path)) return readerLocale(headers['accept-language']);
  const decision = decideLocale(path);
  const prefix = path.slice(1, 3);
  if (decision.kind === 'serve') return decision.locale;
  return isLocale(prefix) ? prefix : 'en';
}

/** Counts refusals and says so once a minute: a line for each would be an attack of its own. */
function refusalCounter({ now, log }: Pick<LimitSettings, 'now' | 'log'>): () => void {
  let [refused, saidAt] = [0, -Infinity];
  return () => {
    refused += 1;
    if (now() - saidAt < MINUTE_MS) return;
    log.warn({ refused }, 'requests were refused: too many from one address');
    [refused, saidAt] = [0, now()];
  };
}

/** Answers 429 to whoever asks for more than their share. Files that were built, health and the gateway's own paths are not counted here: the gateway counts for itself. */
export function requestLimits(settings: LimitSettings): RequestHandler {
  const { perMinute, now, textsIn } = settings;
  if (perMinute === 0) return (_request, _response, next) => next();
  const buckets = new TokenBuckets({ perMinute, most: MOST_VISITORS, now });
  const count = refusalCounter(settings);
  const pages = new Map<string, CachedPage>();
  const pageFor = (locale: Locale, seconds: number, isForm: boolean): CachedPage => {
    const key = `${locale} ${seconds} ${isForm}`;
    const known = pages.get(key) ?? busyPage(textsIn(locale), { locale, seconds, isForm });
    pages.set(key, known);
    return known;
  };
  const refuse = (request: Request, response: Response, wait: number): void => {
    count();
    const seconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(wait / 1000)));
    response.status(429).setHeader('retry-after', seconds).setHeader('cache-control', 'no-store');
    // Whatever was sent along is not read.
    if (request.method === 'POST') response.setHeader('connection', 'close');
    if (request.headers.accept?.includes('text/html') !== true) return void response.end();
    const page = pageFor(localeOf(request), seconds, request.method === 'POST');
    const answer = storedAnswer(page, false);
    response.setHeader('x-robots-tag', 'noindex');
    response.setHeader('content-security-policy', contentPolicy(answer));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : answer.plain);
  };
  return (request, response, next) => {
    const wait = buckets.take(visitorNetwork(request.ip ?? ''), doorPrice(request.method, request.path));
    if (wait === 0) return next();
    refuse(request, response, wait);
  };
}
