import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { messageId } from '../support-ticket/support-message.projection.js';
import { WORDS_PURPOSE } from './words-purpose.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

const answers: readonly SupportTicketEvent[] = [
  SupportTicketEvent.SUPPORT_TICKET_REPLIED,
  SupportTicketEvent.SUPPORT_TICKET_RESOLVED,
];

/** Every answer of ours to whoever asked, as a letter. The row keeps the words sealed; internal lines are no answers. */
export function supportLettersConsumer(
  parts: LettersConsumerParts & { readonly encryptionKey: string },
): Consumer {
  const { encryptionKey } = parts;
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'support-letters',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(SupportTicketChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
        if (!answers.includes(event)) return;
        const answer = await queryRow<Answer>(
          tx,
          `select m.text, t.user_id as "userId", t.contact_email as "contactEmail", t.contact_name as "contactName", t.language
           from support_message m join support_ticket t on t.id = m.ticket_id
           where m.id = $1 and m.side = 'firm' and not m.internal`,
          [messageId(entityId, envelope.streamVersion)],
        );
        const reader = answer === undefined ? undefined : await readerOf(tx, answer, encryptionKey);
        // Forgotten meanwhile, or asked by somebody who left no address: the answer stands in the ticket.
        if (answer === undefined || reader === undefined || answer.text === '') return;
        const sealed = encrypt(Buffer.from(answer.text), encryptionKey, WORDS_PURPOSE);
        await write(tx, {
          ...reader,
          businessKey: envelope.eventId,
          template: 'support-answer',
          subjectType: 'support_ticket',
          subjectId: entityId,
          params: {
            encryptedText: Buffer.from(sealed).toString('base64'),
            solved: facts?.status === 'Resolved',
          },
          legal: true,
        });
      }),
    ],
  });
}

interface Answer {
  readonly text: string;
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly language: string | null;
}

async function readerOf(
  tx: EntityManager,
  { userId, contactEmail, contactName, language: asked }: Answer,
  encryptionKey: string,
): Promise<Pick<LetterDraft, 'contact' | 'language'> | undefined> {
  if (userId !== null) {
    const addressee = await addresseeOf(tx, userId);
    return addressee === undefined ? undefined : addressedTo(addressee);
  }
  if (contactEmail === null) return undefined;
  const language = asked ?? defaultLanguage;
  const name = { firstName: '', lastName: contactName ?? '', phone: '' };
  return { language, contact: encryptContact({ email: contactEmail, ...name, language }, encryptionKey) };
}
