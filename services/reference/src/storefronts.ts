import { dataFile } from './data-file.js';

export type StorefrontKey = 'global' | 'sk' | 'cz' | 'uk' | 'ie' | 'ch' | 'au';

export interface Storefront {
  readonly key: StorefrontKey;
  /** ISO 3166-1 alpha-2 of the country it is made for; null for the global one. */
  readonly country: string | null;
  /** Translation key of its name. */
  readonly labelKey: string;
  /** Name of the flag picture. */
  readonly flag: string;
}

/** Host of each storefront that is served, with its port where there is one; comes from the environment. */
export type StorefrontHosts = Readonly<Partial<Record<StorefrontKey, string>>>;

/** One site per country's domain, and the global one. @source specification, "Regional storefronts" */
export const storefronts: readonly Storefront[] = dataFile('storefronts.json');

/** The storefront a host serves; undefined for foreign hosts. */
export function storefrontOfHost(host: string, hosts: StorefrontHosts): Storefront | undefined {
  return storefronts.find(({ key }) => hosts[key] === host.toLowerCase());
}

/** Where the switch to another storefront leads: the same path and query on the other domain, whatever the path holds;
 *  undefined where nothing serves it. @throws TypeError when `from` is no absolute address. */
export function storefrontUrl(
  target: StorefrontKey,
  from: string,
  hosts: StorefrontHosts,
): string | undefined {
  const { protocol, pathname, search } = new URL(from);
  const host = hosts[target];
  return host === undefined ? undefined : `${protocol}//${host}${pathname}${search}`;
}
