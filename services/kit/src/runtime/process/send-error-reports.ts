import {
  createStackParser,
  createTransport,
  nodeStackLineParser,
  ServerRuntimeClient,
  type Event,
} from '@sentry/core';
import type { PassError } from './log.js';
import { currentTrace } from '../tracing/span.js';

const CLOSE_MS = 2_000;
/** Reports that wait at once; more are dropped, for they say the same. */
const BUFFERED = 30;
const DEPTH = 3;
/** More than this the collector does not take well. */
const MOST_BYTES = 102_400;

interface Destination {
  readonly service: string;
  readonly dsn: string;
  readonly release?: string;
  /** @defaultValue the network */
  readonly send?: typeof fetch;
}

/** Reports by Sentry's protocol (envelopes over HTTP): the error with its stack, the message of the line and its fields, which carry no personal data by the rule of the log.
 *  The collector's limits (`Retry-After`, `X-Sentry-Rate-Limits`) are kept; what it does not take is lost, for it stands in the log. */
export function sendReports({ service, dsn, release, send = fetch }: Destination): {
  readonly report: PassError;
  readonly close: () => Promise<void>;
} {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    serverName: service,
    ...(release === undefined ? {} : { release }),
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    normalizeDepth: DEPTH,
    sendClientReports: false,
    beforeSend: (event) => fitting(event),
    transport: (options) =>
      createTransport({ ...options, bufferSize: BUFFERED }, async ({ body }) => {
        const answer = await send(options.url, {
          method: 'POST',
          redirect: 'manual',
          headers: { ...options.headers, 'content-type': 'application/x-sentry-envelope' },
          body: body as string | Uint8Array<ArrayBuffer>,
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return {
    report: (fields, message) => {
      const { err, ...rest } = fields;
      const captureContext = { extra: { message, ...currentTrace(), ...rest }, tags: { service } };
      if (err instanceof Error) client.captureException(err, { captureContext });
      else void client.captureMessage(message, 'error', { captureContext });
    },
    close: async () => void (await client.close(CLOSE_MS)),
  };
}

/** Without its fields where they make it too large: the error itself is what is looked for. */
function fitting<E extends Event>(event: E): E {
  if (JSON.stringify(event).length <= MOST_BYTES) return event;
  const { extra: _tooMuch, ...rest } = event;
  return rest as E;
}
