const NAMES = ['gclid', 'utm_source', 'msclkid', 'gbraid'] as const;
const LIFE_MS = 7_776_000_000;
const KEY = 'attribution';

interface Entry {
  readonly value: string;
  readonly at: number;
}

function read(): Record<string, Entry> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Entry>;
  } catch {
    return {};
  }
}

/** Remembers which campaign brought the visitor, for 90 days. `gclsrc` decides about `gclid` and is never stored itself. */
export function rememberAttribution(query: URLSearchParams, now = Date.now()): void {
  const source = query.get('gclsrc');
  const found = NAMES.filter(
    (name) => query.get(name) && (name !== 'gclid' || source === null || source.includes('aw')),
  );
  if (found.length === 0) return;
  const entries = {
    ...read(),
    ...Object.fromEntries(
      found.map((name) => [name, { value: (query.get(name) ?? '').slice(0, 200), at: now }]),
    ),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Without storage there is nothing to remember.
  }
}

/** What is sent along with an order; empty on the server and without storage. */
export function readAttribution(now = Date.now()): { name: string; value: string }[] {
  if (typeof localStorage === 'undefined') return [];
  return Object.entries(read())
    .filter(
      ([name, entry]) =>
        (NAMES as readonly string[]).includes(name) &&
        typeof entry?.value === 'string' &&
        now - entry.at < LIFE_MS,
    )
    .map(([name, entry]) => ({ name, value: entry.value }));
}
