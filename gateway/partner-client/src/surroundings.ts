/** What the client needs of the world around it. */
export interface Surroundings {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** @throws the reason of the signal where it is aborted first */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A key that was never used before. */
  readonly newKey: () => string;
}

/** The world of a program that runs. */
export const ownSurroundings: Surroundings = {
  fetch: (request) => fetch(request),
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      }, ms);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    }),
  newKey: () => crypto.randomUUID(),
};
