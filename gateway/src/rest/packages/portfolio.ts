import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { EdgeRefusal } from '../../graph-error.js';
import { fileNameOf, lineFiles, portfolioSchema } from '../../portfolio/format.js';
import { writeArchive, type ArchiveFile } from '../../portfolio/write-archive.js';
import { problem } from '../../problem.js';
import { spendBudget } from '../../request-budget.js';
import type { ServiceName } from '../../service-names.js';
import { identify, showLimit, type RestSettings } from '../run-route.js';
import { innerHeaders, type ServiceStreams } from '../service-streams.js';
import { filesOf, type DataCopyServices } from './data-copy.js';

const COST = 200;
const FACTS_AT_ONCE = 5_000;

const documentLines = z.looseObject({
  DocumentIdentifier: z.string(),
  DocumentMediaType: z.string(),
  DocumentDigestText: z.string(),
  FileName: z.null(),
});
const account = z.looseObject({ user: z.array(z.looseObject({ email: z.string() })).min(1) });

interface Copy {
  readonly streams: Readonly<Record<ServiceName, ServiceStreams>>;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

type PortfolioServices = DataCopyServices & { readonly now: () => Date };

/** The same copy of a person's data in the open form that other programs read: lines that the services have put aside with it, and the documents they name; and the form itself.
 *  @see docs/portable-history.md */
export function portfolioDoors(
  services: PortfolioServices,
  settings: Pick<RestSettings, 'callers' | 'limiter'>,
) {
  return {
    archive: (request: Request, response: Response) => sendArchive(services, settings, request, response),
    schema: async (request: Request, response: Response): Promise<void> => {
      await identify(request, { needs: 'anyone' }, settings.callers);
      response
        .type('application/schema+json')
        .send(portfolioSchema(`${request.protocol}://${request.get('host') ?? ''}`));
    },
  };
}

async function sendArchive(
  { streams, systemToken, now }: PortfolioServices,
  settings: Pick<RestSettings, 'callers' | 'limiter'>,
  request: Request,
  response: Response,
): Promise<void> {
  const caller = await identify(request, { needs: 'session' }, settings.callers);
  showLimit(
    response,
    await spendBudget(settings.limiter, caller, {
      cost: COST,
      isNewDocument: false,
      unlimitedDocuments: true,
    }),
  );
  const copy = { streams, id: String(request.params['id']), headers: innerHeaders(caller.viewerToken) };
  const email = await emailOf(copy);
  const documents = email === undefined ? undefined : await linesAt(copy, 'workspace', 'documents');
  if (email === undefined || documents === undefined) return gone(response);
  const { lines, files } = await withFiles(await text(documents), {
    workspace: streams.workspace,
    inside: innerHeaders(await systemToken()),
  });
  response.status(200).setHeader('content-type', 'application/zip');
  response.setHeader('content-disposition', 'attachment; filename="cotta-portfolio.zip"');
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  const archive = writeArchive({ madeAt: now(), email }, [
    ...lineFiles.map((file): ArchiveFile => ({
      name: `${file.name}.jsonl`,
      hasLines: true,
      content: file.name === 'documents' ? () => once(lines) : () => parts(copy, file),
    })),
    ...files,
  ]);
  await pipeline(Readable.from(archive), response);
}

function gone(response: Response): void {
  response
    .status(404)
    .type('application/problem+json')
    .send(
      problem(404, 'NOT_FOUND', {
        detail: 'There is no such copy, or its seven days are over. Ask for a new one in your account.',
      }),
    );
}

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

/** @throws Error where a part is gone meanwhile: half of a history must not look whole */
async function* parts(
  copy: Copy,
  { name, services }: (typeof lineFiles)[number],
): AsyncGenerator<Uint8Array> {
  for (const service of services) {
    const part = await linesAt(copy, service, name);
    if (part === undefined) throw new Error(`${service} has no part of ${name} any more`);
    yield* part;
  }
}

/** Undefined: there is no such copy of this caller. */
async function linesAt(
  { streams, id, headers }: Copy,
  service: ServiceName,
  file: string,
): Promise<AsyncIterable<Buffer> | undefined> {
  const { statusCode, body } = await streams[service].ask({
    method: 'GET',
    path: `/internal/data-copies/${encodeURIComponent(id)}/lines/${file}`,
    headers,
  });
  if (statusCode === 200) return body as AsyncIterable<Buffer>;
  await body.dump();
  if (statusCode === 404) return undefined;
  throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'The copy is not available at the moment.');
}

async function emailOf({ streams, id, headers }: Copy): Promise<string | undefined> {
  const { statusCode, body } = await streams.accounts.ask({
    method: 'GET',
    path: `/internal/data-copies/${encodeURIComponent(id)}`,
    headers,
  });
  if (statusCode === 200) return account.parse(await body.json()).user[0]?.email;
  await body.dump();
  if (statusCode === 404) return undefined;
  throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'The copy is not available at the moment.');
}

/** Lines of documents with the files that are still there, each file once. */
async function withFiles(
  content: string,
  asked: { readonly workspace: ServiceStreams; readonly inside: Readonly<Record<string, string>> },
): Promise<{ lines: string; files: ArchiveFile[] }> {
  const documents = content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => documentLines.parse(JSON.parse(line)));
  const files = new Map<string, ArchiveFile>();
  const lines: string[] = [];
  for (let from = 0; from < documents.length; from += FACTS_AT_ONCE) {
    const some = documents.slice(from, from + FACTS_AT_ONCE);
    const there = await filesOf(asked.workspace, {
      ids: some.map(({ DocumentIdentifier: id }) => id),
      inside: asked.inside,
    });
    for (const document of some) {
      const file = there.get(document.DocumentIdentifier);
      const name = fileNameOf(document.DocumentDigestText, document.DocumentMediaType);
      const isThere = file?.sha256 === document.DocumentDigestText;
      if (isThere) files.set(name, { name, hasLines: false, content: file.content });
      lines.push(`${JSON.stringify({ ...document, FileName: isThere ? name : null })}\n`);
    }
  }
  return { lines: lines.join(''), files: [...files.values()] };
}
