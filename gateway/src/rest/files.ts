import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Pool, type Dispatcher } from 'undici';
import { EdgeRefusal, type ErrorCode } from '../graph-error.js';
import { problem } from '../problem.js';
import { spendBudget } from '../request-budget.js';
import { newRequestIds } from '../run-operation.js';
import { identify, showLimit, type RestSettings } from './run-route.js';

export const uploadLimitBytes = 5_242_880;
const UPLOAD_COST = 50;
const PASSED_ON = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'content-security-policy'] as const;

export interface FileRoutes {
  upload(request: Request, response: Response): Promise<void>;
  download(request: Request, response: Response): Promise<void>;
  mailPreview(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

/** Files pass through in pieces; nothing is kept here. */
export function fileRoutes(workspaceUrl: string, settings: Pick<RestSettings, 'callers' | 'limiter'>): FileRoutes {
  const base = new URL(workspaceUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, { connections: 32, connect: { timeout: 1_000 }, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const ask = async (options: Omit<Dispatcher.RequestOptions, 'path'> & { path: string }): Promise<Dispatcher.ResponseData> => {
    try {
      return await pool.request({ ...options, path: `${prefix}${options.path}` });
    } catch (error) {
      throw edgeRefusalIn(error) ?? new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'Files are not available at the moment.');
    }
  };
  const show = async (response: Response, answer: Dispatcher.ResponseData): Promise<void> => {
    if (answer.statusCode >= 400) return refuse(response, answer);
    response.status(answer.statusCode);
    for (const name of PASSED_ON) if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
    response.setHeader('x-content-type-options', 'nosniff');
    await pipeline(answer.body, response);
  };
  return {
    close: () => pool.destroy(),
    async upload(request, response) {
      const caller = await identify(request, { needs: 'anyone' }, settings.callers);
      if (Number(request.get('content-length') ?? 0) > uploadLimitBytes) throw tooBig();
      showLimit(response, await spendBudget(settings.limiter, caller, { cost: UPLOAD_COST, isNewDocument: false, unlimitedDocuments: true }));
      const headers = { ...inner(caller.viewerToken), 'content-type': request.get('content-type') ?? 'application/octet-stream', 'x-file-name': (request.get('x-file-name') ?? '').slice(0, 500) };
      await show(response, await ask({ method: 'POST', path: '/internal/documents', headers, body: Readable.from(limited(request)) }));
    },
    async download(request, response) {
      const caller = await callerOfDownload(request, settings);
      const { token } = request.query;
      const path = `/internal/documents/${encodeURIComponent(String(request.params['id']))}/content?token=${encodeURIComponent(typeof token === 'string' ? token : '')}`;
      await show(response, await ask({ method: 'GET', path, headers: inner(caller.viewerToken) }));
    },
    async mailPreview(request, response) {
      const caller = await identify(request, { needs: 'staff' }, settings.callers);
      const { locale } = request.query;
      const path = `/internal/mail-preview/${encodeURIComponent(String(request.params['name']))}?locale=${encodeURIComponent(typeof locale === 'string' ? locale : 'en')}`;
      await show(response, await ask({ method: 'GET', path, headers: inner(caller.viewerToken) }));
    },
  };
}

/** The link itself opens the file; who holds it does not matter. */
async function callerOfDownload(request: Request, settings: Pick<RestSettings, 'callers'>) {
  delete request.headers['x-link-token'];
  return settings.callers.identify(request);
}

function inner(viewerToken: string): Record<string, string> {
  const { requestId, traceparent } = newRequestIds();
  return { 'x-viewer': viewerToken, 'x-request-id': requestId, traceparent };
}

async function* limited(request: Request): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > uploadLimitBytes) throw tooBig();
    yield chunk;
  }
}

function tooBig(): EdgeRefusal {
  return new EdgeRefusal('PAYLOAD_TOO_LARGE', `A file may have ${uploadLimitBytes} bytes.`);
}

function edgeRefusalIn(error: unknown): EdgeRefusal | undefined {
  if (error instanceof EdgeRefusal) return error;
  return error instanceof Error && error.cause !== undefined ? edgeRefusalIn(error.cause) : undefined;
}

const CODES: Readonly<Record<number, ErrorCode | 'NOT_FOUND' | 'GONE'>> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 410: 'GONE', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE', 503: 'SUBGRAPH_UNAVAILABLE' };

async function refuse(response: Response, answer: Dispatcher.ResponseData): Promise<void> {
  await answer.body.dump();
  const code = CODES[answer.statusCode];
  const told = code === undefined ? problem(502, 'INTERNAL') : problem(answer.statusCode, code);
  response.status(told.status).type('application/problem+json').send(told);
}
