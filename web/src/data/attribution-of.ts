import { attributionIn, readAttribution, type AttributionValue } from '../kit/attribution/attribution.js';

/** Where the visit came from, for an order that is sent in it. On the server, for a plain form: what its address says, and the affiliate of the cookie. */
export function attributionOf(context: unknown, address: string): AttributionValue[] {
  if (typeof window !== 'undefined') return readAttribution();
  const found = attributionIn(new URL(address).searchParams);
  const { affiliate } = (context ?? {}) as { affiliate?: string };
  return affiliate === undefined || found.some(({ name }) => name === 'affiliate')
    ? found
    : [...found, { name: 'affiliate', value: affiliate }];
}
