import type { Request, Response } from 'express';
import { z } from 'zod';
import { EdgeRefusal } from '../../graph-error.js';
import { problem } from '../../problem.js';
import { spendBudget } from '../../request-budget.js';
import { serviceNames, type ServiceName } from '../../service-names.js';
import { identify, showLimit, type RestSettings } from '../run-route.js';
import { innerHeaders, type ServiceStreams } from '../service-streams.js';
import { bytesOf, textFile, type CollectedFile } from './collect-files.js';
import { sendZip } from './send-files.js';

const COPY_COST = 200;
/** As many as workspace tells the facts of at once. */
const MOST_FILES = 5_000;

const part = z.record(z.string(), z.array(z.looseObject({})));
const documents = z.array(z.looseObject({ id: z.uuid(), type: z.string(), name: z.string() }));
const kept = z.object({
  documents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mediaType: z.string(),
      size: z.number(),
      sha256: z.string(),
      token: z.string(),
    }),
  ),
});

export interface DataCopyServices {
  readonly streams: Readonly<Record<ServiceName, ServiceStreams>>;
  readonly systemToken: () => Promise<string>;
}

/** A person's data as one archive: what every service has put aside, and their files. Each service gives its part to the person alone; the files are
 *  those that workspace's own part names. */
export function dataCopyDoor(
  { streams, systemToken }: DataCopyServices,
  settings: Pick<RestSettings, 'callers' | 'limiter'>,
) {
  return async (request: Request, response: Response): Promise<void> => {
    const caller = await identify(request, { needs: 'session' }, settings.callers);
    showLimit(
      response,
      await spendBudget(settings.limiter, caller, {
        cost: COPY_COST,
        isNewDocument: false,
        unlimitedDocuments: true,
      }),
    );
    const headers = innerHeaders(caller.viewerToken);
    const parts = await Promise.all(
      serviceNames.map(
        async (name) =>
          [name, await partOf(streams[name], { id: String(request.params['id']), headers })] as const,
      ),
    );
    // A copy with a hole would look whole.
    if (parts.some(([, content]) => content === undefined))
      return void response
        .status(404)
        .type('application/problem+json')
        .send(
          problem(404, 'NOT_FOUND', {
            detail: 'There is no such copy, or its seven days are over. Ask for a new one in your account.',
          }),
        );
    const own = documents
      .parse(parts.find(([name]) => name === 'workspace')?.[1]?.['document'] ?? [])
      .slice(0, MOST_FILES);
    const files = await filesOf(streams.workspace, {
      ids: own.map(({ id }) => id),
      inside: innerHeaders(await systemToken()),
    });
    const list = own.map(({ id, type, name }) => ({ id, type, name, file: files.get(id)?.name ?? null }));
    await sendZip(response, {
      name: 'cotta-data.zip',
      files: [
        json('files.json', list),
        ...parts.map(([name, content]) => json(`${name}.json`, content ?? {})),
        ...files.values(),
      ],
    });
  };
}

/** Undefined: there is none for this caller. */
async function partOf(
  service: ServiceStreams,
  { id, headers }: { id: string; headers: Readonly<Record<string, string>> },
): Promise<z.infer<typeof part> | undefined> {
  const { statusCode, body } = await service.ask({
    method: 'GET',
    path: `/internal/data-copies/${encodeURIComponent(id)}`,
    headers,
  });
  if (statusCode === 200) return part.parse(await body.json());
  await body.dump();
  if (statusCode === 404) return undefined;
  throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'The copy is not available at the moment.');
}

/** A file with the digest that it is held against. */
interface CopiedFile extends CollectedFile {
  readonly sha256: string;
}

/** By id of the document; one that is gone by now is missing. */
export async function filesOf(
  workspace: ServiceStreams,
  { ids, inside }: { ids: readonly string[]; inside: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<string, CopiedFile>> {
  if (ids.length === 0) return new Map();
  const { statusCode, body } = await workspace.ask({
    method: 'POST',
    path: '/internal/document-facts',
    headers: { ...inside, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, subjectIds: [], types: [], folderIds: [] }),
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new EdgeRefusal('SUBGRAPH_UNAVAILABLE', 'The files are not available at the moment.');
  }
  const found = kept.parse(await body.json()).documents;
  return new Map(
    found.map(({ id, name, mediaType, size, sha256, token }, index) => [
      id,
      {
        name: `files/${String(index + 1).padStart(4, '0')} ${safeName(name)}`,
        mediaType,
        size,
        sha256,
        content: () =>
          bytesOf(workspace, {
            path: `/internal/documents/${id}/content?token=${encodeURIComponent(token)}`,
            headers: inside,
            sha256,
          }),
      },
    ]),
  );
}

/** Nothing that leads out of the folder into which the archive is opened. */
function safeName(name: string): string {
  return (
    name
      .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
      .replace(/^\.+/, '_')
      .slice(-150) || 'file'
  );
}

function json(fileName: string, content: object): CollectedFile {
  return textFile({ fileName, text: `${JSON.stringify(content, null, 2)}\n` });
}
