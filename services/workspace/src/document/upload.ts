import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { uploadLimitBytes } from '@cotta/reference/limits.js';
import { readPictureFacts } from './picture/read-picture-facts.js';
import { storeDocument } from './store-document.js';
import { plainFileName } from './file-name.js';
import type { ContentStore } from './content-store.js';

/** What a browser may show safely; SVG may carry script and is refused. */
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']);

const TOKEN_HOURS = 24;

export interface UploadDeps {
  readonly runtime: CommandRuntime;
  readonly content: ContentStore;
  readonly linkKey: string;
}

export type UploadOutcome =
  | {
      readonly documentId: string;
      readonly uploadToken: string;
      readonly mediaType: string;
      readonly size: number;
    }
  | { readonly code: 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ACCEPTED' };

/** Keeps a file whose type was read from its content, never from its name, and hands out a token to use it once. */
export async function upload(
  deps: UploadDeps,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<UploadOutcome> {
  const { runtime } = deps;
  if (file.bytes.length === 0) return { code: 'FILE_EMPTY' };
  if (file.bytes.length > uploadLimitBytes) return { code: 'FILE_TOO_LARGE' };
  const detected = await fileTypeFromBuffer(file.bytes);
  if (detected === undefined || !ACCEPTED.has(detected.mime)) return { code: 'FILE_TYPE_NOT_ACCEPTED' };
  const documentId = runtime.ids.next();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const path = `documents/${documentId}`;
  await deps.content.put(path, file.bytes);
  const picture = detected.mime.startsWith('image/') ? await readPictureFacts(file.bytes) : {};
  const input = {
    ...picture,
    type: 'Logo' as const,
    name: plainFileName(file.name) ?? `upload.${detected.ext}`,
    mediaType: detected.mime,
    size: file.bytes.length,
    path,
    sha256,
  };
  await handleCommand(runtime, {
    command: storeDocument,
    streamId: documentId,
    input,
    viewer: systemViewer,
    commandId: nameBasedId(documentId, 'StoreDocument'),
  });
  const expiresAt = new Date(runtime.clock.now().getTime() + TOKEN_HOURS * 3_600_000);
  return {
    documentId,
    uploadToken: signLink({ purpose: 'upload', subjectId: documentId, revision: 0, expiresAt }, deps.linkKey),
    mediaType: detected.mime,
    size: file.bytes.length,
  };
}
