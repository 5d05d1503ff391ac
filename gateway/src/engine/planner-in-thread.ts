import { Worker } from 'node:worker_threads';
import type { QueryPlan } from '@apollo/query-planner';
import type { Planner } from './planner.js';

export interface Asked {
  readonly id: number;
  readonly text: string;
  readonly name: string | undefined;
}

/** `plan`: as JSON. */
export type Made =
  | { readonly id: number; readonly plan: string }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (plan: QueryPlan) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that is asked and says nothing for so long does not come to an end. To get ready takes seconds, a plan tenths of one. */
const SILENT_MS = 60_000;

/** A planner in a thread, which begins when it is opened or first asked; one that ended is followed by another for whoever asks next. `program`: the built thread.
 *  @param silentMs after which a thread that is asked and says nothing is ended */
export function plannerInThread(program: URL, supergraphSdl: string, silentMs = SILENT_MS): Planner {
  let thread: Worker | undefined;
  let watch: NodeJS.Timeout | undefined;
  let last = 0;
  let stopped = false;
  const waiting = new Map<number, Waiting>();

  const watchAnew = (): void => {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(endStuck, silentMs).unref();
  };
  const hear = (made: Made): void => {
    const asked = waiting.get(made.id);
    waiting.delete(made.id);
    watchAnew();
    if ('error' in made) asked?.reject(new Error(made.error));
    else asked?.resolve(JSON.parse(made.plan) as QueryPlan);
  };
  const end = (ended: Worker, error: Error): void => {
    if (thread !== ended) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    watchAnew();
  };
  const endStuck = (): void => {
    const stuck = thread;
    if (stuck === undefined) return;
    end(stuck, new Error('a plan took too long'));
    void stuck.terminate();
  };
  const opened = (): Worker => {
    if (thread !== undefined) return thread;
    const begun = new Worker(program, { workerData: { supergraphSdl } });
    begun.on('message', hear);
    begun.on('error', (error) => end(begun, error));
    begun.on('exit', () => end(begun, new Error('the thread that plans has ended')));
    // It is no reason for this process to stay.
    begun.unref();
    return (thread = begun);
  };
  return {
    plan: (text, name) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) watchAnew();
        opened().postMessage({ id, text, name } satisfies Asked);
      }),
    open: () => {
      if (!stopped) opened();
    },
    stop: async () => {
      stopped = true;
      await thread?.terminate();
    },
  };
}
