import { Pool, type Dispatcher } from 'undici';
import { EdgeRefusal } from '../graph-error.js';
import { newRequestIds } from '../run-operation.js';

/** Calls to the internal routes of one service. */
export interface ServiceStreams {
  /** @throws EdgeRefusal SUBGRAPH_UNAVAILABLE when it does not answer */
  ask(options: Omit<Dispatcher.RequestOptions, 'path'> & { path: string }): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

export function streamsOf(url: string): ServiceStreams {
  const base = new URL(url);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: 32,
    connect: { timeout: 1_000 },
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  return {
    close: () => pool.destroy(),
    ask: async (options) => {
      try {
        return await pool.request({ ...options, path: `${prefix}${options.path}` });
      } catch (error) {
        throw (
          edgeRefusalIn(error) ??
          new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'Files are not available at the moment.')
        );
      }
    },
  };
}

/** Headers of a call behind the door. */
export function innerHeaders(viewerToken: string): Record<string, string> {
  const { requestId, traceparent } = newRequestIds();
  return { 'x-viewer': viewerToken, 'x-request-id': requestId, traceparent };
}

function edgeRefusalIn(error: unknown): EdgeRefusal | undefined {
  if (error instanceof EdgeRefusal) return error;
  return error instanceof Error && error.cause !== undefined ? edgeRefusalIn(error.cause) : undefined;
}
