/** Answers of one form, as they were at a moment. */
export interface Kept {
  readonly at: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const PREFIX = 'kept.';
const MOST_AGE_MS = 30 * 24 * 3_600_000;

/** False when the browser stores nothing; the form works all the same. */
export function keep(key: string, kept: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function readKept(key: string): Kept | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept !== undefined && Date.now() - kept.at < MOST_AGE_MS ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** After the form was sent: what was private is not left behind. */
export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is switched off, so there was nothing to forget.
  }
}
