import type { RequestHandler } from 'express';
import type { Storefront } from '../src/kit/page/boot.js';
import { pages } from '../src/entry.server.js';
import { isEnglishOnly, locales, pathIn } from '../src/i18n/locale-rules.js';
import { alternatesOf } from './head.js';

const CLOSED = [
  '/portal',
  '/admin',
  '/registration_request',
  '/verification-summary',
  '/api',
  '/graphql',
  '/*?',
];

export function robots(storefrontOf: (host: string) => Storefront | undefined): RequestHandler {
  return (request, response) => {
    const origin = storefrontOf(request.headers.host ?? '')?.origin ?? '';
    response
      .type('text')
      .send(
        `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`,
      );
  };
}

/** The one place that names each page's other languages. */
export function sitemap(storefrontOf: (host: string) => Storefront | undefined): RequestHandler {
  return (request, response) => {
    const origin = storefrontOf(request.headers.host ?? '')?.origin ?? '';
    // An address with a part that changes is a pattern, not a page.
    const listed = pages.filter((page) => page.index && !page.path.includes(':'));
    const entries = listed.flatMap((page) => {
      const links = alternatesOf(origin, page.path)
        .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
        .join('');
      return (isEnglishOnly(page.path) ? (['en'] as const) : locales).map(
        (locale) => `<url><loc>${origin}${pathIn(locale, page.path)}</loc>${links}</url>`,
      );
    });
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
      );
  };
}
