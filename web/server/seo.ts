import type { RequestHandler } from 'express';
import type { Storefront } from '../src/kit/page/boot.js';
import { pages } from '../src/entry.server.js';
import { sitemapOf, type ListedTexts } from './sitemap.js';

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
export function sitemap(
  storefrontOf: (host: string) => Storefront | undefined,
  texts: ListedTexts,
  recordPaths: readonly string[],
): RequestHandler {
  const listable = [...pages, ...recordPaths.map((path) => ({ path, index: true }))];
  return (request, response) => {
    const origin = storefrontOf(request.headers.host ?? '')?.origin ?? '';
    response.type('application/xml').send(sitemapOf(origin, listable, texts));
  };
}
