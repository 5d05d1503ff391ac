import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { uploadLimitBytes } from '@cotta/reference/limits.js';
import { documentFactsRoute } from './document-facts-route.js';
import { euipoVersion, previewOf, type PictureWork } from './picture/picture-versions.js';
import { databaseContentStore } from './content-store.js';
import { upload, type UploadDeps } from './upload.js';
import type { VirusCheck } from './virus-check/virus-check.js';

const STATUS = {
  FILE_EMPTY: 400,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ACCEPTED: 415,
  FILE_INFECTED: 422,
} as const;
const ASK_AGAIN_SECONDS = 30;

/** Files in and out, streamed through by the gateway. */
export function documentRoutes(
  runtime: CommandRuntime,
  linkKey: string,
  virusCheck?: VirusCheck,
): ExtraRoute[] {
  const content = databaseContentStore(runtime.db);
  const deps = { runtime, content, linkKey, ...(virusCheck === undefined ? {} : { virusCheck }) };
  return [
    {
      method: 'POST',
      path: '/internal/documents',
      handle: (call) => receive(call, deps),
    },
    {
      method: 'GET',
      path: '/internal/documents/:id/content',
      handle: (call) => serve(call, deps),
    },
    documentFactsRoute(runtime, linkKey),
  ];
}

/** A body over the limit is cut off by `readBody`, which answers 413. */
async function receive({ request, response }: RouteCall, deps: UploadDeps): Promise<void> {
  const outcome = await upload(deps, {
    name: fileName(request),
    bytes: await readBody(request, uploadLimitBytes),
  });
  if ('code' in outcome)
    return sendJson(response, STATUS[outcome.code], { ...outcome, limit: uploadLimitBytes });
  sendJson(response, 201, outcome);
}

function fileName(request: IncomingMessage): string {
  const header = request.headers['x-file-name'];
  try {
    return decodeURIComponent(typeof header === 'string' ? header : '');
  } catch {
    return '';
  }
}

async function serve(
  { response, params, search }: RouteCall,
  { runtime, content, linkKey }: UploadDeps,
): Promise<void> {
  const reading = readLink(search.get('token') ?? '', linkKey, runtime.clock.now());
  const opens =
    reading.state === 'valid' && reading.link.purpose === 'download' && reading.link.subjectId === params.id;
  if (!opens)
    return sendJson(response, reading.state === 'expired' ? 410 : 404, {
      code: reading.state === 'expired' ? 'LINK_EXPIRED' : 'NOT_FOUND',
    });
  const [row]: StoredFile[] = await runtime.db.query(
    'select path, media_type as "mediaType", name, sha256 from document where id = $1',
    [params.id],
  );
  const bytes = row === undefined ? undefined : await content.get(row.path);
  if (row !== undefined && bytes === undefined && (await content.isUnchecked(row.path))) {
    response.setHeader('retry-after', ASK_AGAIN_SECONDS);
    return sendJson(response, 409, { code: 'FILE_BEING_CHECKED' });
  }
  if (row === undefined || bytes === undefined) return sendJson(response, 404, { code: 'NOT_FOUND' });
  // Whoever files a picture has to have what was uploaded and approved, not what lies there now.
  if (search.get('office') === 'EUIPO' && digestOf(bytes, 'hex') !== row.sha256)
    return sendJson(response, 409, { code: 'CONTENT_CHANGED' });
  const shown = await asAsked(search, bytes, row.mediaType);
  if ('problem' in shown) return sendJson(response, 415, { code: shown.problem });
  response
    .writeHead(200, {
      'content-type': shown.mediaType,
      'content-length': shown.bytes.length,
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-digest': `sha-256=:${digestOf(shown.bytes, 'base64')}:`,
      'source-digest': `sha-256=:${digestOf(bytes, 'base64')}:`,
    })
    .end(shown.bytes);
}

interface StoredFile {
  readonly path: string;
  readonly mediaType: string;
  readonly name: string;
  readonly sha256: string;
}

/** Scaled or pressed on the way out: what was uploaded is the only copy that is kept. */
async function asAsked(
  search: URLSearchParams,
  bytes: Buffer,
  mediaType: string,
): Promise<PictureWork | { readonly bytes: Buffer; readonly mediaType: string }> {
  if (search.get('preview') === '1') return previewOf(bytes);
  return search.get('office') === 'EUIPO' ? euipoVersion(bytes) : { bytes, mediaType };
}

function digestOf(bytes: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(bytes).digest(encoding);
}
