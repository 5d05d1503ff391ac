import { readFileSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import { decideLocale, defaultLocale, pathIn } from '../src/i18n/locale-rules.js';

/** Where addresses lead that are pages no more, or that people guess: old to new, both without language prefix. */
export type Redirects = Readonly<Record<string, string>>;

/** @param file as it is written in `web/content`; that it is right the check of the texts says */
export const readRedirects = (file: string): Redirects => JSON.parse(readFileSync(file, 'utf8')) as Redirects;

/** Sends whoever asks for an old address to the new one for good, in the same language and with the same query; and from an address that ends with a slash to the page, which has none. */
export function redirectOld(redirects: Redirects): RequestHandler {
  const known = new Map(Object.entries(redirects));
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    if (path.length > 1 && path.endsWith('/')) return lead(request, response, path.slice(0, -1));
    const decision = decideLocale(path);
    const target = known.get(decision.path);
    if (target === undefined) return next();
    const locale = decision.kind === 'serve' ? decision.locale : defaultLocale;
    return lead(request, response, pathIn(locale, target));
  };
}

function lead({ originalUrl }: Request, response: Response, path: string): void {
  const query = originalUrl.indexOf('?');
  response.setHeader('cache-control', 'max-age=86400');
  response.redirect(301, `${path}${query === -1 ? '' : originalUrl.slice(query)}`);
}
