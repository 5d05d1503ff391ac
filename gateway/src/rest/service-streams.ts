import type { Request } from 'express';
import { Pool, type Dispatcher } from 'undici';
import { EdgeRefusal } from '../graph-error.js';
import { newRequestIds } from '../request-ids.js';

/** Calls to the internal routes of one service. */
export interface ServiceStreams {
  /** @throws EdgeRefusal SUBGRAPH_UNAVAILABLE when it does not answer */
  ask(options: Omit<Dispatcher.RequestOptions, 'path'> & { path: string }): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

interface StreamLimits {
  /** At a time. */
  readonly connections: number;
  /** Milliseconds until an answer begins, and between two pieces of it. */
  readonly answerMs: number;
  /** What the caller is told when the service does not answer. */
  readonly away: string;
}

const FILES: StreamLimits = {
  connections: 32,
  answerMs: 30_000,
  away: 'Files are not available at the moment.',
};

export function streamsOf(url: string, { connections, answerMs, away } = FILES): ServiceStreams {
  const base = new URL(url);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections,
    connect: { timeout: 1_000 },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  });
  return {
    close: () => pool.destroy(),
    ask: async (options) => {
      try {
        return await pool.request({ ...options, path: `${prefix}${options.path}` });
      } catch (error) {
        throw edgeRefusalIn(error) ?? new EdgeRefusal('SUBGRAPH_UNAVAILABLE', away);
      }
    },
  };
}

/** Headers of a call behind the door. */
export function innerHeaders(viewerToken: string): Record<string, string> {
  const { requestId, traceparent } = newRequestIds();
  return { 'x-viewer': viewerToken, 'x-request-id': requestId, traceparent };
}

/** Those of these headers that a request has. */
export function headersOf(request: Request, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function edgeRefusalIn(error: unknown): EdgeRefusal | undefined {
  if (error instanceof EdgeRefusal) return error;
  return error instanceof Error && error.cause !== undefined ? edgeRefusalIn(error.cause) : undefined;
}
