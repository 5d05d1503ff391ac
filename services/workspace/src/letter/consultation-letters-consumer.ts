import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationOutcomeSentSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { localeOf, usualZone } from '../words/locale.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

/** When and where a talk is, that there is none, and what came of it, to whoever is advised. What is between two people stays sealed in the row: it is opened only while
 *  the letter is written. */
export function consultationLettersConsumer(parts: LettersConsumerParts): Consumer {
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'consultation-letters',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(ConsultationDatedSchema, async ({ message, envelope, tx }) => {
        const { eventTimestamp, sealedLocation } = message;
        const reader = await readerOf(tx, message);
        if (reader === undefined || eventTimestamp === undefined) return;
        const where = sealedLocation.length === 0 ? { text: '' } : { encryptedText: base64(sealedLocation) };
        await write(tx, {
          ...addressed(reader),
          businessKey: envelope.eventId,
          template: 'consultation-dated',
          params: { ...when(eventTimestamp, reader), ...where },
          legal: true,
        });
      }),
      on(ConsultationCalledOffSchema, async ({ message, envelope, tx }) => {
        const reader = await readerOf(tx, message);
        if (reader === undefined) return;
        const { plannedAt } = message;
        await write(tx, {
          ...addressed(reader),
          businessKey: envelope.eventId,
          template: 'consultation-called-off',
          params: plannedAt === undefined ? {} : when(plannedAt, reader),
          legal: true,
        });
      }),
      on(ConsultationOutcomeSentSchema, async ({ message, envelope, tx }) => {
        const reader = await readerOf(tx, message);
        // Forgotten meanwhile, or asked on the phone: the outcome stands in the record of the talk.
        if (reader === undefined) return;
        await write(tx, {
          ...addressed(reader),
          businessKey: envelope.eventId,
          template: 'consultation-outcome',
          params: { sealedOutcome: base64(message.sealedOutcome) },
          legal: true,
        });
      }),
    ],
  });
}

interface Reader extends Pick<LetterDraft, 'contact' | 'language' | 'subjectType' | 'subjectId'> {
  /** IANA zone of whoever is advised. */
  readonly zone: string;
}

/** What all facts about a talk say of whoever is advised. */
interface Addressed {
  readonly consultationId: string;
  readonly userId: string;
  readonly contact?: SealedContact | undefined;
  readonly language: string;
}

const base64 = (sealed: Uint8Array): string => Buffer.from(sealed).toString('base64');
const addressed = ({ zone: _, ...reader }: Reader) => reader;
const when = (at: Timestamp, { zone }: Reader) => ({ at: timestampDate(at).toISOString(), zone });

async function readerOf(
  tx: EntityManager,
  { userId, contact, consultationId, language: asked }: Addressed,
): Promise<Reader | undefined> {
  const about = { subjectType: 'consultation', subjectId: consultationId } as const;
  if (contact !== undefined) {
    const language = asked === '' ? defaultLanguage : asked;
    return { contact, language, zone: usualZone(localeOf(language)), ...about };
  }
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  return addressee === undefined ? undefined : { ...addressedTo(addressee), ...about, zone: addressee.zone };
}
