import { pino, stdTimeFunctions, type LoggerOptions } from 'pino';
import { currentTrace } from '../tracing/span.js';

/** What varies in a line. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured log: a short constant message, everything that varies in the fields. Never personal data, never a secret. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** The same log with fields that every line carries. */
  child(fields: LogFields): Log;
}

const hidden = ['authorization', 'cookie', 'password', 'token', 'secret', 'email'];

/** How a process logs. `level`: info where none is said. */
export interface LogSettings {
  readonly service: string;
  readonly level?: string;
  /** Where the lines go instead of stdout. */
  readonly write?: (line: string) => void;
}

/** The shape of a line in every process. */
export function logOptions({ service, level = 'info' }: Omit<LogSettings, 'write'>): LoggerOptions {
  return {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => currentTrace() ?? {},
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
  };
}

/** JSON lines on stdout. `level`: debug, info, warn, error or silent. Errors go under `err`. */
export function openLog(settings: LogSettings): Log {
  const options = logOptions(settings);
  const { write } = settings;
  return write === undefined ? pino(options) : pino(options, { write });
}

/** For tests and tools that have nothing to say. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLog,
};
