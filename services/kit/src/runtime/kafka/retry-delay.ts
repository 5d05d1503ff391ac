const usualDelaysMs = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Wait before try number `tries + 1`; the last delay repeats. Milliseconds. */
export function retryDelay(delaysMs: readonly number[] = usualDelaysMs, tries: number): number {
  return delaysMs[Math.min(tries, delaysMs.length) - 1] ?? 0;
}
