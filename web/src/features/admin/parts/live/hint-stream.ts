import { eventCutter, type LineEvent } from './event-text.js';

/** That something is not as it was: whoever shows it asks again. */
export interface Hint {
  /** What it is: `task`, `notification`. */
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** `missed`: more was said than is kept, so that everything has to be read anew. */
export type Heard = readonly Hint[] | 'missed';

interface World {
  /** Opens the stream after a place; undefined: from now on. @throws when nobody answered */
  readonly open: (place: string | undefined, signal: AbortSignal) => Promise<Response>;
  readonly now: () => number;
}

/** Silence for longer than this is a broken line: the door says something every 15 seconds. */
const SILENT_MS = 40_000;
const WAITS_MS = [1_000, 2_000, 5_000, 15_000, 30_000] as const;

/** The one stream of hints of this page: open while somebody listens, opened again where it broke, from the place where it was. */
export class HintStream {
  readonly #listeners = new Set<(heard: Heard) => void>();
  readonly #watchers = new Set<() => void>();
  #place: string | undefined;
  #heardBefore = false;
  #lostAt: number | undefined;
  #running: AbortController | undefined;
  #wake: () => void = () => undefined;

  constructor(private readonly world: World) {
    this.#lostAt = world.now();
  }

  /** Since when nothing is heard, in milliseconds; undefined while the stream is open. */
  readonly lostAt = (): number | undefined => this.#lostAt;

  /** Calls when `lostAt` changed. @returns what ends it */
  readonly watch = (changed: () => void): (() => void) => {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  };

  /** Tries at once instead of waiting for the next try. */
  readonly again = (): void => this.#wake();

  /** @returns what ends it; the last who leaves closes the stream */
  listen(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    if (this.#running === undefined) {
      this.#running = new AbortController();
      void this.#run(this.#running.signal);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#running?.abort();
      this.#running = undefined;
      this.#wake();
    };
  }

  async #run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      let welcome = false;
      try {
        await this.#read(signal, () => (welcome = true));
      } catch {
        // What broke is opened again; for how long it has been broken is what the page says.
      }
      if (signal.aborted) return;
      this.#lost(this.#lostAt ?? this.world.now());
      failures = welcome ? 0 : failures + 1;
      await this.#pause(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0);
    }
  }

  async #read(signal: AbortSignal, welcome: () => void): Promise<void> {
    const line = new AbortController();
    const both = AbortSignal.any([signal, line.signal]);
    const answer = await this.world.open(this.#place, both);
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
      throw new Error(`no stream: ${answer.status}`);
    const reader = answer.body?.getReader();
    if (reader === undefined) return;
    const [cut, text] = [eventCutter(), new TextDecoder()];
    let silence = setTimeout(() => line.abort(), SILENT_MS);
    both.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(silence);
        silence = setTimeout(() => line.abort(), SILENT_MS);
        if (this.#lostAt !== undefined) this.#found(welcome);
        if (signal.aborted) return;
        this.#take(cut(text.decode(part.value, { stream: true })));
      }
    } finally {
      clearTimeout(silence);
    }
  }

  /** Without a place nobody can tell what was said meanwhile. */
  #found(welcome: () => void): void {
    welcome();
    this.#lost(undefined);
    if (this.#heardBefore && this.#place === undefined) this.#say('missed');
    this.#heardBefore = true;
  }

  #take(events: readonly LineEvent[]): void {
    const hints: Hint[] = [];
    for (const { id, event, data } of events) {
      if (id !== undefined) this.#place = id;
      if (event === 'missed') {
        this.#place = undefined;
        this.#say('missed');
      } else hints.push(JSON.parse(data) as Hint);
    }
    if (hints.length > 0) this.#say(hints);
  }

  #say(heard: Heard): void {
    for (const listener of this.#listeners) listener(heard);
  }

  #lost(at: number | undefined): void {
    if (this.#lostAt === at) return;
    this.#lostAt = at;
    for (const watcher of this.#watchers) watcher();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
