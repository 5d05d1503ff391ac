import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { databaseContentStore } from '../document/content-store.js';
import { fileDocument } from '../document/manage-document.js';
import { upload } from '../document/upload.js';
import {
  arrivedLetterId,
  reportArrivedLetter,
  encryptedLetter,
  type ArrivedLetterContent,
  type LetterWay,
} from './arrived-letter.aggregate.js';
import type { LetterAddress } from './letter-address.js';
import type { LetterDoor } from './letter-door.js';
import { readPdfText } from './read-pdf-text.js';

const SUBJECT = 'docketed_message';
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/** What is used of an e-mail. */
export interface EmailOfOffice {
  readonly key: string;
  readonly from: string;
  readonly subject: string;
  readonly words: string;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly provedBy: readonly string[];
}

/** A mail to the address where offices write: its papers are kept with the message it is docketed as, and their words go on to be read. */
export async function takeInOfficeLetter(
  door: LetterDoor,
  mail: EmailOfOffice,
  { server }: LetterAddress,
): Promise<void> {
  const id = arrivedLetterId(mail.key);
  const papers = mail.files.filter(({ bytes }) => isPdf(bytes));
  const kept: string[] = [];
  const words: (readonly string[])[] = [];
  let trouble: ArrivedLetterContent['trouble'] = papers.length === 0 ? 'no file' : null;
  for (const paper of papers) {
    const stored = await upload({ ...door, content: databaseContentStore(door.runtime.db) }, paper);
    if ('code' in stored) {
      trouble ??= 'file not kept';
      continue;
    }
    await keepWithMessage(door, stored.documentId, id);
    kept.push(stored.documentId);
    const text = await readPdfText(paper.bytes);
    if (typeof text === 'string') trouble ??= text;
    else words.push(text);
  }
  await announce(door, {
    source: 'e-mail',
    messageKey: mail.key,
    senderVerified: mail.provedBy.includes(server.toLowerCase()),
    documentId: kept[0] ?? null,
    content: {
      sender: mail.from,
      subject: mail.subject,
      body: mail.words,
      pages: words.flat(),
      trouble,
    },
  });
}

/** A letter that one of our people has on paper or from a portal of an office; its file is an upload of theirs, and the same file is the same letter. */
export async function takeInUploadedLetter(
  door: LetterDoor,
  { documentId, sha256, name, bytes }: UploadedLetter,
): Promise<string> {
  const messageKey = `upload ${sha256}`;
  const id = arrivedLetterId(messageKey);
  // Its second copy belongs to nothing, and goes like any upload that nobody used.
  if (await hasArrived(door, id)) return id;
  await keepWithMessage(door, documentId, id);
  const text = await readPdfText(bytes);
  await announce(door, {
    source: 'upload',
    messageKey,
    senderVerified: true,
    documentId,
    content: {
      sender: '',
      subject: name,
      body: '',
      pages: typeof text === 'string' ? [] : text,
      trouble: typeof text === 'string' ? text : null,
    },
  });
  return id;
}

async function hasArrived({ runtime }: LetterDoor, id: string): Promise<boolean> {
  const events: unknown[] = await runtime.db.query(
    'select from tracking_event where stream_id = $1 limit 1',
    [id],
  );
  return events.length > 0;
}

export interface UploadedLetter {
  readonly documentId: string;
  readonly sha256: string;
  readonly name: string;
  readonly bytes: Buffer;
}

async function keepWithMessage({ runtime }: LetterDoor, documentId: string, id: string): Promise<void> {
  await handleCommand(runtime, {
    command: fileDocument,
    streamId: documentId,
    input: { type: 'Office letter', subjectType: SUBJECT, subjectId: id },
    viewer: systemViewer,
    commandId: nameBasedId('office letter file', documentId),
  });
}

interface Announced {
  readonly source: LetterWay;
  readonly messageKey: string;
  readonly senderVerified: boolean;
  readonly documentId: string | null;
  readonly content: ArrivedLetterContent;
}

/** The same letter once more is remembered by its key, whatever became of its files. */
async function announce(
  { runtime, encryptionKey }: LetterDoor,
  { content, ...facts }: Announced,
): Promise<void> {
  await handleCommand(runtime, {
    command: reportArrivedLetter,
    streamId: arrivedLetterId(facts.messageKey),
    input: {
      ...facts,
      receivedAt: runtime.clock.now().toISOString(),
      sealed: encryptedLetter(content, encryptionKey),
    },
    viewer: systemViewer,
    commandId: nameBasedId('office letter', facts.messageKey),
  });
}
