import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';

/** How sources name us; the page says what we do and how to reach us. */
export const USER_AGENT = 'Cotta/1.0 (+https://cotta.test/brand-protection)';

/** What tests tune of the calls to a source. */
export type Tuning = Partial<VendorHttpOptions>;

/** Calls to one source. A scan has time: three tries, and the worker comes again later. */
export function scanHttp(
  given: Pick<VendorHttpOptions, 'vendor' | 'baseUrl'> & Tuning,
  tuning: Tuning = {},
): VendorHttp {
  const { credentials } = given;
  return new VendorHttp({
    maxTries: 3,
    ...given,
    ...tuning,
    vendor: given.vendor,
    baseUrl: given.baseUrl,
    credentials: {
      ...credentials,
      headers: async () => ({ 'user-agent': USER_AGENT, ...(await credentials?.headers()) }),
    },
  });
}

/** A question as it is sent, for people to read: what was not asked stands nowhere. */
export function sentQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}
