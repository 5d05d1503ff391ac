/** Waits between tries: full jitter under a ceiling that doubles. Milliseconds. */
const FIRST_CEILING_MS = 500;
const LAST_CEILING_MS = 30_000;

/** Wait before try `tries + 1`. `random`: 0 up to 1. What the vendor asked for always wins. */
export function vendorDelay(tries: number, random: number, askedMs?: number): number {
  return askedMs ?? Math.round(random * Math.min(FIRST_CEILING_MS * 2 ** (tries - 1), LAST_CEILING_MS));
}

/** `Retry-After` in milliseconds: seconds, or a date; undefined when absent or unreadable. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
