import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent from a page of `origin`. A browser that says how the page stands to us (`Sec-Fetch-Site`) decides it: `same-site` is another storefront or whatever else stands below
 * the domain, and `Origin` may be `null` there, because pages that are not stored say nothing of where one came from. One that does not (Safari before 16.4) says the origin itself.
 * Whoever says neither is a program or older than both, and is refused: nobody's cookies depend on it.
 * @source https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header, https://fetch.spec.whatwg.org/#append-a-request-origin-header
 */
export function isOwnForm(
  { origin: said, 'sec-fetch-site': site }: IncomingHttpHeaders,
  origin: string,
): boolean {
  return site === undefined ? said === origin : site === 'same-origin';
}
