import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OfficeLetterArrivedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { z } from 'zod';
import { readDoubts, type ReadDoubt } from '../../docketing/arrivals/doubts.js';
import { readArrival } from '../../docketing/arrivals/read-arrival.js';
import { docketedMessage, docketedMessageSources } from '../../docketing/docketed-message.record.js';
import { officeOfSender } from '../../docketing/reading/letter-offices.js';

/** Use of the seal, as the workspace names it. */
const LETTER_PURPOSE = 'office letter';
const content = z.object({
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  pages: z.array(z.string()),
  trouble: z.string().nullable(),
});
const TROUBLES: Readonly<Record<string, ReadDoubt>> = { broken: 'broken file', encrypted: 'encrypted file' };
const isDoubt = (word: string): word is ReadDoubt => (readDoubts as readonly string[]).includes(word);
const doubtOf = (trouble: string | null): ReadDoubt | null => {
  if (trouble === null) return null;
  return TROUBLES[trouble] ?? (isDoubt(trouble) ? trouble : 'no text');
};

/** A letter of an office becomes one message of the docket, read as far as it can be; whatever is doubtful waits for a person. */
export const arrivedLetters = (encryptionKey: string) =>
  defineConsumer({
    name: 'arrived-letters',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(OfficeLetterArrivedSchema, async ({ message, tx, run }) => {
        const letter = content.parse(
          JSON.parse(
            Buffer.from(decrypt(message.sealedContent, encryptionKey, LETTER_PURPOSE)).toString('utf8'),
          ),
        );
        const source = docketedMessageSources.find((one) => one === message.source) ?? 'e-mail';
        // A proved sender that is no office proves nothing about an office.
        const senderVerified =
          message.senderVerified && (source !== 'e-mail' || officeOfSender(letter.sender) !== undefined);
        const reading = await readArrival(
          tx,
          { ...letter, senderVerified, trouble: doubtOf(letter.trouble) },
          new Date(message.receivedAt),
        );
        await run(docketedMessage.create, {
          streamId: message.messageId,
          input: {
            ...reading,
            source,
            messageKey: message.messageKey,
            receivedAt: message.receivedAt,
            sender: letter.sender === '' ? null : letter.sender,
            senderVerified,
            subject: letter.subject === '' ? '–' : letter.subject.slice(0, 500),
            body: letter.body === '' ? null : letter.body,
            pages: letter.pages.slice(0, 60),
            documentId: message.documentId === '' ? null : message.documentId,
            attempts: 1,
          },
        });
      }),
    ],
  });
