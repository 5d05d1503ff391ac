import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { decideLocale, defaultLocale, pathIn } from '../src/i18n/locale-rules.js';

/** Where addresses lead that are pages no more, or that people guess: old to new, both without language prefix. */
export type Redirects = Readonly<Record<string, string>>;

/** @param file as it is written in `web/content`; that it is right the check of the texts says */
export const readRedirects = (file: string): Redirects => JSON.parse(readFileSync(file, 'utf8')) as Redirects;

/** Sends whoever asks for an old address to the new one for good, in the same language and with the same query. */
export function redirectOld(redirects: Redirects): RequestHandler {
  const known = new Map(Object.entries(redirects));
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const decision = decideLocale(request.path);
    const target = known.get(decision.path);
    if (target === undefined) return next();
    const query = request.originalUrl.indexOf('?');
    const locale = decision.kind === 'serve' ? decision.locale : defaultLocale;
    response.setHeader('cache-control', 'max-age=86400');
    response.redirect(
      301,
      `${pathIn(locale, target)}${query === -1 ? '' : request.originalUrl.slice(query)}`,
    );
  };
}
