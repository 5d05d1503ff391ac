import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ConsultationOutcomeSentSchema,
  type ConsultationOutcomeSent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

/** What came of a talk, to whoever was advised. The row keeps it sealed: it is opened only while the letter is written. */
export function consultationLettersConsumer(parts: LettersConsumerParts): Consumer {
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'consultation-letters',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(ConsultationOutcomeSentSchema, async ({ message, envelope, tx }) => {
        const reader = await readerOf(tx, message);
        // Forgotten meanwhile, or asked on the phone: the outcome stands in the record of the talk.
        if (reader === undefined) return;
        const params = { sealedOutcome: Buffer.from(message.sealedOutcome).toString('base64') };
        await write(tx, {
          ...reader,
          businessKey: envelope.eventId,
          template: 'consultation-outcome',
          params,
          legal: true,
        });
      }),
    ],
  });
}

type Reader = Pick<LetterDraft, 'contact' | 'language' | 'subjectType' | 'subjectId'>;

async function readerOf(
  tx: EntityManager,
  { userId, contact, consultationId }: ConsultationOutcomeSent,
): Promise<Reader | undefined> {
  if (contact !== undefined)
    return { contact, language: defaultLanguage, subjectType: 'consultation', subjectId: consultationId };
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  return addressee === undefined ? undefined : addressedTo(addressee);
}
