import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { LogFields } from './log.js';

/** What is left for closing after the drain; the platform's grace period is longer than both. */
const CLOSING_MS = 25_000;
/** A program that is still starting has nothing in hand that would be worth more. */
const CLOSING_AT_START_MS = 3_000;
const PRODUCTION_DRAIN_MS = 10_000;

/** Settings by which a program knows how long it drains. */
export const drainSettings = {
  NODE_ENV: z.string().default('production'),
  /** Milliseconds between "not ready" and the last connection that is taken: longer than whoever leads requests here needs to notice.
   *  @defaultValue 10 s in production, else none */
  DRAIN_MS: z.coerce.number().int().min(0).max(120_000).optional(),
};

/** How long a program of these settings drains, in milliseconds. */
export function drainMsOf({
  NODE_ENV,
  DRAIN_MS,
}: {
  readonly NODE_ENV: string;
  readonly DRAIN_MS?: number | undefined;
}): number {
  return DRAIN_MS ?? (NODE_ENV === 'production' ? PRODUCTION_DRAIN_MS : 0);
}

type Close = () => unknown;

/** A process from its first moment to its last. */
export interface ProgramLife {
  /** Everything runs: from now on an end begins with a drain. */
  started(): void;
  /** Called when the end begins; requests still come. */
  onDrain(begin: () => void): void;
  /** What requests come in by: closed first, when the drain is over. */
  door(close: Close): void;
  /** What the process runs on: closed after the doors, the last one first. */
  holds(close: Close): void;
}

/** What a life is told. */
export interface ProgramLifeOptions {
  readonly log: {
    info(fields: LogFields, message: string): void;
    error(fields: LogFields, message: string): void;
  };
  readonly drainMs: number;
  /** @defaultValue ends this process */
  readonly exit?: (code: number) => void;
}

/** Listens for SIGTERM and SIGINT from this moment on. A program that is still starting ends at once; one that runs drains, closes its doors, finishes
 *  what is in hand, and ends. Exits 0, and 1 when closing fails or takes longer than 25 s. */
export function beginLife({ log, drainMs, exit = process.exit }: ProgramLifeOptions): ProgramLife {
  const doors: Close[] = [];
  const held: Close[] = [];
  const drains: (() => void)[] = [];
  let runs = false;
  let ending = false;
  const end = async (signal: string): Promise<void> => {
    if (ending) return;
    ending = true;
    const waitMs = runs ? drainMs : 0;
    log.info({ signal, drainMs: waitMs }, 'stopping');
    for (const begin of drains) begin();
    await pause(waitMs);
    const overdue = setTimeout(
      () => {
        if (runs) log.error({}, 'closing took too long');
        exit(runs ? 1 : 0);
      },
      runs ? CLOSING_MS : CLOSING_AT_START_MS,
    ).unref();
    await Promise.all(doors.map((close) => close()));
    for (const close of held.toReversed()) await close();
    clearTimeout(overdue);
    exit(0);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.on(name, () => {
      end(name).catch((error: unknown) => {
        log.error({ err: error }, 'closing failed');
        exit(1);
      });
    });
  return {
    started: () => {
      runs = true;
    },
    onDrain: (begin) => void drains.push(begin),
    door: (close) => void doors.push(close),
    holds: (close) => void held.push(close),
  };
}
