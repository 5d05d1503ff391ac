import type { Storefront } from '../src/kit/page/boot.js';

interface StorefrontFacts {
  readonly name: Storefront['name'];
  readonly country: string | null;
  readonly currency: string;
}

const FACTS: Readonly<Record<Storefront['name'], StorefrontFacts>> = {
  global: { name: 'global', country: null, currency: 'EUR' },
  sk: { name: 'sk', country: 'SK', currency: 'EUR' },
  cz: { name: 'cz', country: 'CZ', currency: 'CZK' },
  uk: { name: 'uk', country: 'GB', currency: 'GBP' },
  ie: { name: 'ie', country: 'IE', currency: 'EUR' },
  ch: { name: 'ch', country: 'CH', currency: 'CHF' },
  au: { name: 'au', country: 'AU', currency: 'AUD' },
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Hosts come from the configuration only; a host nobody configured gets no page (421). */
export function createStorefronts(
  publicOrigin: string,
  pairs: string,
): (host: string) => Storefront | undefined {
  const byHost = new Map<string, Storefront>([
    [new URL(publicOrigin).host, { ...FACTS.global, origin: publicOrigin }],
  ]);
  const scheme = new URL(publicOrigin).protocol;
  for (const pair of pairs.split(/\s+/).filter((text) => text !== '')) {
    const [host, name] = pair.split('=');
    const facts = FACTS[name as Storefront['name']];
    if (host === undefined || facts === undefined)
      throw new Error(
        `STOREFRONT_HOSTS: "${pair}" is not host=storefront with one of ${Object.keys(FACTS).join(', ')}`,
      );
    byHost.set(host, { ...facts, origin: `${scheme}//${host}` });
  }
  const home = LOOPBACK.test(new URL(publicOrigin).host);
  return (host) =>
    byHost.get(host) ?? (home && LOOPBACK.test(host) ? { ...FACTS.global, origin: publicOrigin } : undefined);
}
