import { createHash } from 'node:crypto';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { innerHeaders, type ServiceStreams } from '../service-streams.js';

const wanted = z.record(z.string(), z.array(z.string()));
const kept = z.object({ documents: z.array(z.looseObject({ id: z.string(), token: z.string() })) });
const handed = z.object({
  name: z.string(),
  texts: z.array(z.object({ fileName: z.string(), text: z.string() })),
  papers: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      mediaType: z.string(),
      size: z.number().int(),
      sha256: z.string(),
    }),
  ),
});
const refused = z.object({ status: z.number().int(), code: z.string(), detail: z.string() });

/** Why there is nothing, in the words of the service that knows who may have it. */
export type FilesRefused = z.infer<typeof refused>;

export interface FileQuestion {
  /** Internal route of trademarks before `/wanted` and `/handed`. */
  readonly path: string;
  readonly search?: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One document instead of everything. */
  readonly documentId?: string;
}

export interface CollectedFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes as they come. @throws Error when they are not those the digest was made of, or cannot be had */
  content(): AsyncGenerator<Uint8Array>;
}

export interface CollectedFiles {
  readonly name: string;
  readonly files: readonly CollectedFile[];
}

export interface FileServices {
  readonly trademarks: ServiceStreams;
  readonly workspace: ServiceStreams;
  readonly systemToken: () => Promise<string>;
}

/** Trademarks says what belongs to an application and who may have it, workspace keeps the bytes; they do not call each other, so both are asked here.
 *  Nothing of a document is read before its turn comes. */
export async function collectFiles(
  { trademarks, workspace, systemToken }: FileServices,
  { path, search = '', headers, documentId }: FileQuestion,
): Promise<CollectedFiles | FilesRefused> {
  const asked = await trademarks.ask({ method: 'GET', path: `${path}/wanted${search}`, headers });
  if (asked.statusCode !== 200) return refusalIn(asked);
  const inside = innerHeaders(await systemToken());
  const json = { ...inside, 'content-type': 'application/json' };
  const facts = await workspace.ask({
    method: 'POST',
    path: '/internal/document-facts',
    headers: json,
    body: JSON.stringify(wanted.parse(await asked.body.json())),
  });
  if (facts.statusCode !== 200) return refusalIn(facts);
  const documents = kept
    .parse(await facts.body.json())
    .documents.map(({ token, ...rest }) => ({ token, rest }));
  const answer = await trademarks.ask({
    method: 'POST',
    path: `${path}/handed${search}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(documentId === undefined ? {} : { documentId }),
      documents: documents.map(({ rest }) => rest),
    }),
  });
  if (answer.statusCode !== 200) return refusalIn(answer);
  const { name, texts, papers } = handed.parse(await answer.body.json());
  const tokens = new Map(documents.map(({ token, rest }) => [rest.id, token]));
  const documentFiles = papers.map(({ id, fileName, mediaType, size, sha256 }): CollectedFile => ({
    name: fileName,
    mediaType,
    size,
    content: () =>
      bytesOf(workspace, {
        path: `/internal/documents/${id}/content?token=${encodeURIComponent(tokens.get(id) ?? '')}`,
        headers: inside,
        sha256,
      }),
  }));
  return { name, files: [...texts.map(textFile), ...documentFiles] };
}

export function isRefused(answer: CollectedFiles | FilesRefused): answer is FilesRefused {
  return 'code' in answer;
}

export function textFile({
  fileName,
  text,
}: {
  readonly fileName: string;
  readonly text: string;
}): CollectedFile {
  const bytes = Buffer.from(text, 'utf8');
  return {
    name: fileName,
    mediaType: 'text/plain; charset=utf-8',
    size: bytes.byteLength,
    async *content() {
      yield bytes;
    },
  };
}

/** @throws Error when they are not those the digest was made of, or cannot be had */
export async function* bytesOf(
  workspace: ServiceStreams,
  {
    path,
    headers,
    sha256,
  }: { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly sha256: string },
): AsyncGenerator<Uint8Array> {
  const { statusCode, body } = await workspace.ask({ method: 'GET', path, headers });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`a document of a package answered ${statusCode}`);
  }
  const hash = createHash('sha256');
  for await (const piece of body as AsyncIterable<Buffer>) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256)
    throw new Error('a document of a package is not the one its digest was made of');
}

async function refusalIn({ statusCode, body }: Dispatcher.ResponseData): Promise<FilesRefused> {
  const answered = refused.safeParse(await body.json().catch(() => undefined));
  if (answered.success && answered.data.status === statusCode && statusCode < 500) return answered.data;
  return { status: 503, code: 'SUBGRAPH_UNAVAILABLE', detail: 'Files are not available at the moment.' };
}
