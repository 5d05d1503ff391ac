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

/** Given every line that says an error: its fields, the error under `err`, and its message. */
export type PassError = (fields: LogFields, message: string) => void;

let passOn: PassError | undefined;

/** Errors of all logs of this process go to `pass` as well, until the answer is called. One at a time, as there is one process. */
export function passErrorsTo(pass: PassError): () => void {
  passOn = pass;
  return () => {
    passOn = undefined;
  };
}

/** Says an error that is none of this process and no line of its own: of a browser. Heard by nobody where errors go nowhere but to the log. */
export const passError: PassError = (fields, message) => passOn?.(fields, message);

/** As pino numbers its levels. */
const ERROR = 50;
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
    hooks: {
      logMethod(line, write, level) {
        const [fields, message] = line as unknown[];
        if (level >= ERROR && passOn !== undefined && typeof fields === 'object' && fields !== null)
          passOn({ ...this.bindings(), ...fields }, String(message));
        write.apply(this, line);
      },
    },
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
