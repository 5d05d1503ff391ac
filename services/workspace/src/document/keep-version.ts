import { createHash } from 'node:crypto';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { DocumentType } from '@cotta/reference/document-types.js';
import type { MadePicture } from './picture/picture-versions.js';
import { keepDocumentVersion } from './keep-document-version.js';
import { databaseContentStore } from './content-store.js';

/** The file a version is made from, as its row says. */
export interface SourceDocument {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly userId: string | null;
  readonly folderId: string | null;
  readonly linkRevision: number | null;
}

export interface Version {
  /** Follows from the source and the kind of version, so that a second wish finds the first file. */
  readonly documentId: string;
  readonly type: DocumentType;
  /** Stands before the ending of the file's name. */
  readonly suffix: string;
  readonly picture: MadePicture;
}

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const LONGEST_STEM = 200;

/** Keeps a picture made from a document beside it. The document itself stays as it is. */
export async function keepVersion(
  runtime: CommandRuntime,
  source: SourceDocument,
  { documentId, type, suffix, picture }: Version,
): Promise<Refusal | undefined> {
  const { bytes, mediaType, width, height } = picture;
  const path = `documents/${documentId}`;
  await databaseContentStore(runtime.db).put(path, bytes);
  const { subjectType, subjectId, userId, folderId, linkRevision } = source;
  const outcome = await handleCommand(runtime, {
    command: keepDocumentVersion,
    streamId: documentId,
    viewer: systemViewer,
    commandId: nameBasedId(documentId, 'KeepDocumentVersion'),
    input: {
      type,
      name: `${source.name.replace(/\.\w{1,5}$/u, '').slice(0, LONGEST_STEM)}-${suffix}.${ENDINGS[mediaType]}`,
      mediaType,
      size: bytes.length,
      path,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width,
      height,
      sourceDocumentId: source.id,
      subjectType,
      subjectId,
      userId,
      folderId,
      linkRevision,
    },
  });
  return 'refusal' in outcome && outcome.refusal.refused !== 'ALREADY_EXISTS' ? outcome.refusal : undefined;
}

/** Everything of a row that its version takes over, whoever may see which column. */
export async function readSource(runtime: CommandRuntime, id: string): Promise<SourceDocument | undefined> {
  const rows: SourceDocument[] = await runtime.db.query(
    `select id, name, path, subject_type as "subjectType", subject_id as "subjectId", user_id as "userId", folder_id as "folderId", link_revision as "linkRevision" from document where id = $1`,
    [id],
  );
  return rows[0];
}
