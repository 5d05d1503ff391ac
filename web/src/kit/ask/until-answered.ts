import { logToServer } from '../log/client-log.js';

/** So long after a question that failed it is asked again. */
const AGAIN_MS = 3_000;

interface Asking<T> {
  readonly what: string;
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly onAnswer: (answer: T) => void;
}

/** Asks again until there is an answer, for what nobody can go on without. @returns how to stop */
export function untilAnswered<T>({ what, ask, onAnswer }: Asking<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const look = (): void =>
    void ask(stop.signal).then(
      (answer) => {
        if (!stop.signal.aborted) onAnswer(answer);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        logToServer('warn', `${what} not loaded`, error);
        timer = setTimeout(look, AGAIN_MS);
      },
    );
  look();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
