/** Whether a program may be sent requests. */
export interface Readiness {
  readonly ready: boolean;
  /** What is missing: `start`, `database`, `draining`. */
  readonly waitingFor: readonly string[];
}

/** What a program says of itself when the platform asks. */
export interface ProgramHealth {
  readonly draining: boolean;
  /** Aborted when the drain begins: answers that would last for minutes come to their end. */
  readonly ending: AbortSignal;
  drain(): void;
  /** It is not ready before what this gives back is called. */
  waitFor(what: string): () => void;
  /** Asked at each look: it is ready while this holds. One that throws does not hold. */
  needs(what: string, holds: () => boolean | Promise<boolean>): void;
  /** Asked at each look: where this does not hold, only a new start can help. */
  livesBy(what: string, holds: () => boolean): void;
  readiness(): Promise<Readiness>;
  /** What no longer goes on by itself; none: it lives. */
  stuck(): readonly string[];
}

/** A program that is ready as soon as nothing is waited for. */
export function programHealth(): ProgramHealth {
  const waiting = new Set<string>();
  const needed = new Map<string, () => boolean | Promise<boolean>>();
  const vital = new Map<string, () => boolean>();
  const end = new AbortController();
  return {
    get draining() {
      return end.signal.aborted;
    },
    ending: end.signal,
    drain: () => end.abort(),
    waitFor: (what) => {
      waiting.add(what);
      return () => void waiting.delete(what);
    },
    needs: (what, holds) => void needed.set(what, holds),
    livesBy: (what, holds) => void vital.set(what, holds),
    readiness: async () => {
      const asked = await Promise.all(
        [...needed].map(async ([what, holds]) => ((await truth(holds)) ? [] : [what])),
      );
      const waitingFor = [...(end.signal.aborted ? ['draining'] : []), ...waiting, ...asked.flat()];
      return { ready: waitingFor.length === 0, waitingFor };
    },
    stuck: () => [...vital].flatMap(([what, holds]) => (holds() ? [] : [what])),
  };
}

async function truth(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await holds();
  } catch {
    return false;
  }
}
