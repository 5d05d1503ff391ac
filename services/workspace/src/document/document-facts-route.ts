import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { z } from 'zod';

const MOST_BYTES = 1_048_576;
/** As long as a package of many files may take to go out. */
const LIFETIME_MS = 30 * 60_000;

const question = z.object({
  ids: z.array(z.uuid()).max(5_000),
  subjectIds: z.array(z.uuid()).max(5_000),
  types: z.array(z.string()).max(20),
  folderIds: z.array(z.uuid()).max(100),
});

interface Row {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly subjectId: string | null;
  /** The customer who may see it; null for papers of the firm and of people without an account. */
  readonly ownerId: string | null;
}

/** What we keep of documents that another service knows by id, by what they belong to (then of certain types only) or by folder, each with a token that
 *  opens its content. For the gateway alone, which has asked that service who may have them. */
export function documentFactsRoute({ db, clock }: CommandRuntime, linkKey: string): ExtraRoute {
  return {
    method: 'POST',
    path: '/internal/document-facts',
    handle: async ({ request, response, context: { viewer } }: RouteCall) => {
      if (viewer.role !== 'system') return sendJson(response, 404, { code: 'NOT_FOUND' });
      const asked = question.safeParse(jsonIn(await readBody(request, MOST_BYTES)));
      if (!asked.success) return sendJson(response, 400, { code: 'BAD_REQUEST' });
      const { ids, subjectIds, types, folderIds } = asked.data;
      const rows: Row[] = await db.query(
        `select id, type, name, media_type as "mediaType", size, sha256, subject_id as "subjectId", user_id as "ownerId" from document
          where id = any($1) or (subject_id = any($2) and type = any($3)) or folder_id = any($4) order by id`,
        [ids, subjectIds, types, folderIds],
      );
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
      sendJson(response, 200, {
        documents: rows.map((row) => ({
          ...row,
          token: signLink({ purpose: 'download', subjectId: row.id, revision: 0, expiresAt }, linkKey),
        })),
      });
    },
  };
}

function jsonIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
