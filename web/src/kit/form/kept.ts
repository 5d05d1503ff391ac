/** Answers of one form, as they were at a moment. */
export interface Kept {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** What a reader began begins with it, wherever it is kept: a page that waits to be touched wakes by itself where there is some. */
export const KEPT_PREFIX = 'kept.';
const MOST_AGE_MS = 30 * 24 * 3_600_000;

/** False when the browser stores nothing; the form works all the same. */
export function keep(key: string, kept: Kept): boolean {
  try {
    localStorage.setItem(KEPT_PREFIX + key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function readKept(key: string): Kept | undefined {
  try {
    const text = localStorage.getItem(KEPT_PREFIX + key);
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept !== undefined && Date.now() - kept.at < MOST_AGE_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** After the form was sent: what was private is not left behind. */
export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(KEPT_PREFIX + key);
  } catch {
    // Storage is switched off, so there was nothing to forget.
  }
}
