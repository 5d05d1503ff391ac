/** Pauses between questions that failed: twice as long each time. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 600_000;

interface Keeping {
  /** How long an answer counts as new. */
  readonly freshMs: number;
  /** Milliseconds of a clock that only counts differences. */
  readonly now: () => number;
}

/**
 * One answer of somebody else for everybody who wants it: asked for once at a time, and anew when it is old. While nobody answers the last one goes on being given, and pauses between questions grow.
 * @returns the answer; rejects as the last question did while there never was one
 */
export function keptAnswer<T>(ask: () => Promise<T>, { freshMs, now }: Keeping): () => Promise<T> {
  let kept: { readonly answer: T; readonly at: number } | undefined;
  let asked: Promise<T> | undefined;
  let failed: { readonly why: unknown; readonly pause: number; readonly until: number } | undefined;

  const begin = async (): Promise<T> => {
    try {
      const answer = await ask();
      kept = { answer, at: now() };
      failed = undefined;
      return answer;
    } catch (why) {
      const pause = Math.min((failed?.pause ?? FIRST_PAUSE_MS / 2) * 2, LONGEST_PAUSE_MS);
      failed = { why, pause, until: now() + pause };
      throw why;
    } finally {
      asked = undefined;
    }
  };
  return async () => {
    if (kept !== undefined && now() - kept.at <= freshMs) return kept.answer;
    const mayAsk = asked !== undefined || failed === undefined || now() >= failed.until;
    if (mayAsk) asked ??= begin();
    if (kept !== undefined) {
      // Whoever waits for nothing has nothing to hear of a failure; the pause remembers it.
      asked?.catch(() => undefined);
      return kept.answer;
    }
    if (asked === undefined) throw failed?.why;
    return asked;
  };
}
