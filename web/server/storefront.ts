import { countryName } from '@cotta/reference/countries.js';
import { countryCurrency } from '@cotta/reference/currencies.js';
import { storefronts, storefrontUrl } from '@cotta/reference/storefronts.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import type { OtherSite, Storefront } from '../src/kit/page/boot.js';

const FACTS: Readonly<Partial<Record<string, Omit<Storefront, 'origin'>>>> = Object.fromEntries(
  storefronts.map(({ key, country }) => [key, { name: key, country, currency: countryCurrency(country) }]),
);
const GLOBAL = { name: 'global', country: null, currency: countryCurrency(null) } as const;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Hosts come from the configuration only; a host nobody configured gets no page (421). */
export function createStorefronts(
  publicOrigin: string,
  pairs: string,
): (host: string) => Storefront | undefined {
  const byHost = new Map<string, Storefront>([
    [new URL(publicOrigin).host, { ...GLOBAL, origin: publicOrigin }],
  ]);
  const scheme = new URL(publicOrigin).protocol;
  for (const pair of pairs.split(/\s+/).filter((text) => text !== '')) {
    const [host, name] = pair.split('=');
    const facts = FACTS[name ?? ''];
    if (host === undefined || facts === undefined)
      throw new Error(
        `STOREFRONT_HOSTS: "${pair}" is not host=storefront with one of ${Object.keys(FACTS).join(', ')}`,
      );
    byHost.set(host, { ...facts, origin: `${scheme}//${host}` });
  }
  const home = LOOPBACK.test(new URL(publicOrigin).host);
  return (host) =>
    byHost.get(host) ?? (home && LOOPBACK.test(host) ? { ...GLOBAL, origin: publicOrigin } : undefined);
}

/** Every site that is served, in the order of their list; none where there is one alone. */
export function sitesOf(publicOrigin: string, pairs: string, locale: Locale): readonly OtherSite[] {
  const given = pairs.split(/\s+/).filter((text) => text !== '');
  // Of several hosts of one storefront the first is its address.
  const byName = given.map((pair) => pair.split('=').toReversed() as [string, string]).toReversed();
  const hosts = { ...Object.fromEntries(byName), global: new URL(publicOrigin).host };
  const sites = storefronts.flatMap(({ key, flag, country }) => {
    const url = storefrontUrl(key, publicOrigin, hosts);
    if (url === undefined) return [];
    const named = country === null ? {} : { country: countryName(country, locale) };
    return [{ name: key, flag, url: new URL(url).origin, ...named }];
  });
  return sites.length < 2 ? [] : sites;
}
