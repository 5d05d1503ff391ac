import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { EdgeRefusal, type ErrorCode } from '../graph-error.js';
import { problem } from '../problem.js';
import { spendBudget } from '../request-budget.js';
import { identify, showLimit, type RestSettings } from './run-route.js';
import { innerHeaders, streamsOf } from './service-streams.js';

export const uploadLimitBytes = 5_242_880;
const UPLOAD_COST = 50;
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'content-digest',
  'source-digest',
] as const;

export interface FileRoutes {
  upload(request: Request, response: Response): Promise<void>;
  download(request: Request, response: Response): Promise<void>;
  mailPreview(request: Request, response: Response): Promise<void>;
  calendar(request: Request, response: Response): Promise<void>;
  accountingExport(request: Request, response: Response): Promise<void>;
  translatedInvoice(request: Request, response: Response): Promise<void>;
  documentPreview(request: Request, response: Response): Promise<void>;
  close(): Promise<void>;
}

/** Files pass through in pieces; nothing is kept here. */
export function fileRoutes(
  urls: { readonly workspace: string; readonly trademarks: string; readonly invoicing: string },
  settings: Pick<RestSettings, 'callers' | 'limiter'>,
): FileRoutes {
  const workspace = streamsOf(urls.workspace);
  const trademarks = streamsOf(urls.trademarks);
  const invoicing = streamsOf(urls.invoicing);
  const { ask } = workspace;
  const show = async (response: Response, answer: Dispatcher.ResponseData): Promise<void> => {
    if (answer.statusCode >= 400) return refuse(response, answer);
    response.status(answer.statusCode);
    for (const name of PASSED_ON)
      if (answer.headers[name] !== undefined) response.setHeader(name, answer.headers[name]);
    response.setHeader('x-content-type-options', 'nosniff');
    await pipeline(answer.body, response);
  };
  const money = async (
    request: Request,
    response: Response,
    path: string,
    needs: 'staff' | 'session',
  ): Promise<void> => {
    const caller = await identify(request, { needs }, settings.callers);
    showLimit(
      response,
      await spendBudget(settings.limiter, caller, {
        cost: UPLOAD_COST,
        isNewDocument: false,
        unlimitedDocuments: true,
      }),
    );
    const search = new URLSearchParams(
      Object.entries(request.query).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[key, value]] : [],
      ),
    );
    await show(
      response,
      await invoicing.ask({
        method: 'GET',
        path: `${path}?${search.toString()}`,
        headers: innerHeaders(caller.viewerToken),
      }),
    );
  };
  return {
    close: async () => void (await Promise.all([workspace.close(), trademarks.close(), invoicing.close()])),
    async upload(request, response) {
      const caller = await identify(request, { needs: 'anyone' }, settings.callers);
      if (Number(request.get('content-length') ?? 0) > uploadLimitBytes) throw tooBig();
      showLimit(
        response,
        await spendBudget(settings.limiter, caller, {
          cost: UPLOAD_COST,
          uploads: 1,
          isNewDocument: false,
          unlimitedDocuments: true,
        }),
      );
      const headers = {
        ...innerHeaders(caller.viewerToken),
        'content-type': request.get('content-type') ?? 'application/octet-stream',
        'x-file-name': (request.get('x-file-name') ?? '').slice(0, 500),
      };
      await show(
        response,
        await ask({
          method: 'POST',
          path: '/internal/documents',
          headers,
          body: Readable.from(limited(request)),
        }),
      );
    },
    async download(request, response) {
      const caller = await callerOfDownload(request, settings);
      const { token, preview, office } = request.query;
      const path = `/internal/documents/${encodeURIComponent(String(request.params['id']))}/content?token=${encodeURIComponent(typeof token === 'string' ? token : '')}${preview === '1' ? '&preview=1' : ''}${office === 'EUIPO' ? '&office=EUIPO' : ''}`;
      await show(response, await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }));
    },
    async mailPreview(request, response) {
      const caller = await identify(request, { needs: 'staff' }, settings.callers);
      const { locale } = request.query;
      const path = `/internal/mail-preview/${encodeURIComponent(String(request.params['name']))}?locale=${encodeURIComponent(typeof locale === 'string' ? locale : 'en')}`;
      await show(response, await ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }));
    },
    accountingExport: (request, response) => money(request, response, '/internal/accounting-export', 'staff'),
    translatedInvoice: (request, response) =>
      money(
        request,
        response,
        `/internal/invoice-by-reference/${encodeURIComponent(String(request.params['ref']))}/translated`,
        'session',
      ),
    documentPreview: (request, response) =>
      money(
        request,
        response,
        `/internal/product/${encodeURIComponent(String(request.params['id']))}/preview-document`,
        'session',
      ),
    async calendar(request, response) {
      const caller = await callerOfDownload(request, settings);
      const path = `/internal/calendar/${encodeURIComponent(String(request.params['token']))}`;
      await show(
        response,
        await trademarks.ask({ method: 'GET', path, headers: innerHeaders(caller.viewerToken) }),
      );
    },
  };
}

/** The link itself opens the file; who holds it does not matter. */
async function callerOfDownload(request: Request, settings: Pick<RestSettings, 'callers'>) {
  delete request.headers['x-link-token'];
  return settings.callers.identify(request);
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

const CODES: Readonly<Record<number, ErrorCode | 'NOT_FOUND' | 'CONFLICT' | 'GONE'>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SUBGRAPH_UNAVAILABLE',
};

/** The service's own word for what is wrong. */
const reason = z.object({ code: z.string().regex(/^[A-Z_]{1,60}$/) });

async function refuse(response: Response, answer: Dispatcher.ResponseData): Promise<void> {
  const detail = reason.safeParse(await answer.body.json().catch(() => undefined)).data?.code;
  const code = CODES[answer.statusCode];
  const told =
    code === undefined
      ? problem(502, 'INTERNAL')
      : problem(answer.statusCode, code, detail === undefined ? {} : { detail });
  response.status(told.status).type('application/problem+json').send(told);
}
