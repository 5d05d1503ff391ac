const KEY = 'way-back';
const MOST_AGE_MS = 3 * 24 * 3_600_000;

/** Where somebody goes on once they have opened the account they asked for on this device. `path`: of this site. */
export function keepWayBack(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Storage is switched off: they arrive at the portal.
  }
}

/** The way that was kept, once; undefined where there is none, or it is older than three days. */
export function takeWayBack(): string | undefined {
  try {
    const text = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const { path, at } = JSON.parse(text ?? '{}') as { path?: unknown; at?: unknown };
    // Of this site alone: two slashes would be another one's address.
    const isOurs = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return isOurs && typeof at === 'number' && Date.now() - at < MOST_AGE_MS ? path : undefined;
  } catch {
    return undefined;
  }
}
