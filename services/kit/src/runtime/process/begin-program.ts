import { register } from 'prom-client';
import type { ErrorReportSettings } from './error-report-settings.js';
import { openErrorReports } from './open-error-reports.js';
import { openTracing } from '../tracing/open-tracing.js';
import type { TracingSettings } from '../tracing/tracing-settings.js';
import { certificates } from '../certificates/certificate-watch.js';
import { tlsAddresses } from '../certificates/tls-addresses.js';
import { openDoor, type Door } from './door.js';
import { keyDays, observeKeyAges } from './key-ages.js';
import { openLog, type Log } from './log.js';
import { nameMetrics } from './process-metrics.js';
import { programHealth, type ProgramHealth } from './program-health.js';
import { beginLife, drainMsOf, type ProgramLife } from './program-life.js';
import { untilOpened } from './until-opened.js';

/** A program of a service, while it starts and runs. */
export interface Program extends Pick<ProgramLife, 'holds'> {
  readonly log: Log;
  readonly health: ProgramHealth;
  readonly door: Door;
  /** What `open` gives, tried again until it does; the program is not ready meanwhile. */
  open<Opened>(what: string, open: () => Promise<Opened>): Promise<Opened>;
  /** Everything has begun: it is ready once nothing is waited for any more. */
  started(): void;
}

/** Who it is, and what it is told. */
export interface ProgramOptions {
  /** `requests-worker`: in every line of its log and of its figures. */
  readonly service: string;
  readonly settings: TracingSettings &
    ErrorReportSettings & {
      readonly HOST: string;
      readonly PORT: number;
      readonly LOG_LEVEL: string;
      readonly NODE_ENV: string;
      readonly DRAIN_MS?: number | undefined;
    };
  /** Requests are led to it. Others stop taking work at once. */
  readonly drains: boolean;
}

/** The first thing a program does: it can be ended, and its port answers how it is. @throws where the port is not free */
export async function beginProgram({ service, settings, drains }: ProgramOptions): Promise<Program> {
  const log = openLog({ service, level: settings.LOG_LEVEL });
  const life = beginLife({ log, drainMs: drains ? drainMsOf(settings) : 0 });
  const health = programHealth();
  life.onDrain(() => health.drain());
  const tracing = await openTracing(service, settings);
  life.holds(() => tracing.close());
  const reports = await openErrorReports(service, settings);
  life.holds(() => reports.close());
  const begun = health.waitFor('start');
  nameMetrics(service);
  const days = keyDays(settings);
  observeKeyAges(days);
  for (const [key, made] of Object.entries(days))
    if (made === null)
      log.warn({ key }, 'nobody knows how old a key is: write @ and the day it was made behind it');
  for (const address of tlsAddresses(settings)) certificates.watch(address);
  const door = await openDoor({ host: settings.HOST, port: settings.PORT, health, metrics: register });
  life.door(() => door.close());
  return {
    log,
    health,
    door,
    holds: (close) => life.holds(close),
    open: async (what, open) => {
      const there = health.waitFor(what);
      const opened = await untilOpened(what, log, open);
      there();
      return opened;
    },
    started: () => {
      begun();
      life.started();
      log.info({ port: door.port }, 'runs');
    },
  };
}
