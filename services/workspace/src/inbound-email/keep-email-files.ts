import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { databaseContentStore } from '../document/content-store.js';
import { fileDocument } from '../document/manage-document.js';
import { upload } from '../document/upload.js';
import { FIRST_LINK_REVISION } from '../support-ticket/support-link.js';
import { supportTicket } from '../support-ticket/support-ticket.work-item.js';
import type { IncomingEmail } from './read-email.js';
import type { EmailDoor } from './email-door.js';

const { noteOnSupportTicket } = supportTicket.steps;

const WHY = {
  FILE_EMPTY: 'empty',
  FILE_TOO_LARGE: 'too large',
  FILE_TYPE_NOT_ACCEPTED: 'no picture and no PDF',
  FILE_INFECTED: 'malicious software was found in it',
} as const;

interface KeptFiles {
  readonly documentIds: readonly string[];
  /** Tells colleagues in the conversation which files were left out. */
  readonly note: () => Promise<void>;
}

/** Files of a mail under its question, by the same rules as any upload. */
export async function keepEmailFiles(
  door: EmailDoor,
  { key, files }: IncomingEmail,
  ticketId: string,
): Promise<KeptFiles> {
  const { runtime } = door;
  const content = databaseContentStore(runtime.db);
  const documentIds: string[] = [];
  const left: string[] = [];
  for (const file of files) {
    const kept = await upload({ ...door, content }, file);
    if ('code' in kept) {
      left.push(`${file.name || '—'} (${WHY[kept.code]})`);
      continue;
    }
    const [ticket]: { userId: string | null; linkRevision: number | null }[] = await runtime.db.query(
      'select user_id as "userId", link_revision as "linkRevision" from support_ticket where id = $1',
      [ticketId],
    );
    await handleCommand(runtime, {
      command: fileDocument,
      streamId: kept.documentId,
      input: {
        type: 'Attachment',
        subjectType: 'support_ticket',
        subjectId: ticketId,
        userId: ticket?.userId ?? null,
        linkRevision: ticket?.linkRevision ?? FIRST_LINK_REVISION,
      },
      viewer: systemViewer,
      commandId: nameBasedId('mail file', kept.documentId),
    });
    documentIds.push(kept.documentId);
  }
  const note = async (): Promise<void> => {
    if (left.length === 0) return;
    await handleCommand(runtime, {
      command: noteOnSupportTicket,
      streamId: ticketId,
      input: { text: `Files of this e-mail that were not kept: ${left.join(', ')}` },
      viewer: systemViewer,
      commandId: nameBasedId('mail files left', key),
    });
  };
  return { documentIds, note };
}
