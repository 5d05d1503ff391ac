import { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { EdgeRefusal } from '../graph-error.js';
import { spendBudget } from '../request-budget.js';
import { passOnAnswer } from './pass-on-answer.js';
import { identify, showLimit, type RestSettings } from './run-route.js';
import { innerHeaders, type ServiceStreams } from './service-streams.js';

export const uploadLimitBytes = 5_242_880;
export const FILE_COST = 50;

/** Takes a file in, piece by piece, and stops reading at the limit. */
export async function upload(
  request: Request,
  response: Response,
  {
    workspace,
    settings,
  }: {
    readonly workspace: ServiceStreams;
    readonly settings: Pick<RestSettings, 'callers' | 'limiter'>;
  },
): Promise<void> {
  const caller = await identify(request, { needs: 'anyone' }, settings.callers);
  if (Number(request.get('content-length') ?? 0) > uploadLimitBytes) throw tooBig();
  showLimit(
    response,
    await spendBudget(settings.limiter, caller, {
      cost: FILE_COST,
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
  const body = Readable.from(limited(request));
  await passOnAnswer(
    response,
    await workspace.ask({ method: 'POST', path: '/internal/documents', headers, body }),
  );
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
