import type { IncomingMessage } from 'node:http';
import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { readLink } from '@cotta/kit/links/link-token.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/subgraph/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/subgraph/http-body.js';
import { databaseContentStore, type ContentStore } from './content-store.js';
import { upload, UPLOAD_LIMIT_BYTES } from './upload.js';

const STATUS = { FILE_EMPTY: 400, FILE_TOO_LARGE: 413, FILE_TYPE_NOT_ACCEPTED: 415 } as const;

/** Files in and out, streamed through by the gateway. */
export function documentRoutes(runtime: CommandRuntime, linkKey: string): ExtraRoute[] {
  const content = databaseContentStore(runtime.db);
  return [
    { method: 'POST', path: '/internal/documents', handle: (call) => receive(call, { runtime, content, linkKey }) },
    { method: 'GET', path: '/internal/documents/:id/content', handle: (call) => serve(call, { runtime, content, linkKey }) },
  ];
}

interface Deps {
  readonly runtime: CommandRuntime;
  readonly content: ContentStore;
  readonly linkKey: string;
}

/** A body over the limit is cut off by `readBody`, which answers 413. */
async function receive({ request, response }: RouteCall, deps: Deps): Promise<void> {
  const outcome = await upload(deps, { name: fileName(request), bytes: await readBody(request, UPLOAD_LIMIT_BYTES) });
  if ('code' in outcome) return sendJson(response, STATUS[outcome.code], { ...outcome, limit: UPLOAD_LIMIT_BYTES });
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

async function serve({ response, params, search }: RouteCall, { runtime, content, linkKey }: Deps): Promise<void> {
  const reading = readLink(search.get('token') ?? '', linkKey, runtime.clock.now());
  const opens = reading.state === 'valid' && reading.link.purpose === 'download' && reading.link.subjectId === params.id;
  if (!opens) return sendJson(response, reading.state === 'expired' ? 410 : 404, { code: reading.state === 'expired' ? 'LINK_EXPIRED' : 'NOT_FOUND' });
  const rows: { path: string; media_type: string; name: string }[] = await runtime.db.query('select path, media_type, name from document where id = $1', [params.id]);
  const row = rows[0];
  const bytes = row === undefined ? undefined : await content.get(row.path);
  if (row === undefined || bytes === undefined) return sendJson(response, 404, { code: 'NOT_FOUND' });
  response.writeHead(200, {
    'content-type': row.media_type, 'content-length': bytes.length, 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.name)}`, 'content-security-policy': "default-src 'none'; sandbox",
  }).end(bytes);
}
