const SENTINEL_PORT = 26_379;
const REDIS_PORT = 6379;

/**
 * Addresses among the settings of a program that lead to others by TLS: of providers, the mail server, the object store, partners, the site itself,
 * and of the servers of the product. Whether one speaks TLS is asked of each.
 */
export function tlsAddresses(settings: object): readonly string[] {
  const { REDIS_URL, KAFKA_BROKERS, KAFKA_TLS, ...others }: Readonly<Record<string, unknown>> = {
    ...settings,
  };
  return [
    ...addressesIn(Object.values(others)),
    ...(typeof REDIS_URL === 'string' ? redisPlaces(REDIS_URL) : []),
    ...(typeof KAFKA_BROKERS === 'string' && KAFKA_TLS === '1'
      ? KAFKA_BROKERS.split(',').map((broker) => `tls://${broker.trim()}`)
      : []),
  ];
}

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(addressesIn);
  if (typeof value !== 'string') return [];
  // A list of partners is one text of JSON; a list of addresses has blanks between.
  if (/^\s*[[{]/.test(value)) return addressesIn(jsonIn(value));
  return value.split(/\s+/).filter((part) => URL.canParse(part));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As `connectionTo` reads it: one place, or several sentinels, which stand before the name of their master. */
function redisPlaces(redisUrl: string): string[] {
  const [, places = '', asked = ''] = /^rediss:\/\/(?:[^@/]*@)?([^/?]+)[^?]*(.*)$/.exec(redisUrl) ?? [];
  const usual = /[?&]master=/.test(asked) ? SENTINEL_PORT : REDIS_PORT;
  return places
    .split(',')
    .filter((place) => place !== '')
    .map((place) => `rediss://${/:\d+$/.test(place) ? place : `${place}:${usual}`}`);
}
