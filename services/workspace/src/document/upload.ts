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
import type { VirusCheck } from './virus-check/virus-check.js';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';

/** What a browser may show safely; SVG may carry script and is refused. */
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']);

const TOKEN_HOURS = 24;

export interface UploadDeps {
  readonly runtime: CommandRuntime;
  readonly content: ContentStore;
  readonly linkKey: string;
  /** @defaultValue none: files are taken as they come */
  readonly virusCheck?: VirusCheck;
}

export type UploadOutcome =
  | {
      readonly documentId: string;
      readonly uploadToken: string;
      readonly mediaType: string;
      readonly size: number;
      /** The scanner is away: nobody is given the file until it has seen it. */
      readonly beingChecked?: true;
    }
  | { readonly code: 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ACCEPTED' | 'FILE_INFECTED' };

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
  const seen = await lookAt(deps.virusCheck, file.bytes);
  if (seen === 'infected') return { code: 'FILE_INFECTED' };
  const documentId = runtime.ids.next();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const path = `documents/${documentId}`;
  await deps.content.put(path, file.bytes, seen === 'away' ? runtime.clock.now() : undefined);
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
    ...(seen === 'away' ? { beingChecked: true } : {}),
  };
}

async function lookAt(check: VirusCheck | undefined, bytes: Buffer): Promise<'clean' | 'infected' | 'away'> {
  try {
    return (await check?.find(bytes)) === undefined ? 'clean' : 'infected';
  } catch (error) {
    if (isVendorTrouble(error, 'unavailable')) return 'away';
    throw error;
  }
}
