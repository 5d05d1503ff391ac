import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationNoShowSchema,
  ConsultationOutcomeSentSchema,
  ConsultationRemindedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { localeOf, usualZone } from '../words/locale.js';
import { publicLinks } from '../words/public-links.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import type { LetterDraft } from './drafts/letter-draft.js';
import { letterWriter } from './drafts/letter-writer.js';

/** When and where a talk is, that it is near, that there is none or that nobody came, and what came of it, to whoever is advised. What is between two people stays sealed in the row: it is opened only while
 *  the letter is written. */
export function consultationLettersConsumer(parts: LettersConsumerParts): Consumer {
  const write = letterWriter(parts);
  const links = publicLinks(parts.publicOrigin);
  const link = ({ language }: Reader, path: string): string =>
    path === '' ? '' : links.site(language, path);
  return defineConsumer({
    name: 'consultation-letters',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(ConsultationDatedSchema, async ({ message, envelope, tx }) => {
        const { eventTimestamp, sequence, consultationId: talkId } = message;
        const reader = await readerOf(tx, message);
        if (reader === undefined || eventTimestamp === undefined) return;
        await write(tx, {
          ...addressed(reader),
          businessKey: envelope.eventId,
          template: 'consultation-dated',
          params: {
            ...when(eventTimestamp, reader),
            ...where(message),
            link: link(reader, message.linkPath),
            talkId,
            sequence,
          },
          legal: true,
        });
      }),
      on(ConsultationRemindedSchema, async ({ message, envelope, tx }) => {
        const { eventTimestamp, step } = message;
        const reader = await readerOf(tx, message);
        if (reader === undefined || eventTimestamp === undefined) return;
        await write(tx, {
          ...addressed(reader),
          businessKey: envelope.eventId,
          template: 'consultation-reminder',
          params: {
            ...when(eventTimestamp, reader),
            ...where(message),
            link: link(reader, message.linkPath),
            step,
          },
          legal: true,
        });
      }),
      ...ends(write, link),
    ],
  });
}

/** There is no talk, or it is over. */
const ends = (write: ReturnType<typeof letterWriter>, link: (reader: Reader, path: string) => string) => [
  on(ConsultationCalledOffSchema, async ({ message, envelope, tx }) => {
    const reader = await readerOf(tx, message);
    if (reader === undefined) return;
    const { plannedAt, sequence, consultationId: talkId } = message;
    await write(tx, {
      ...addressed(reader),
      businessKey: envelope.eventId,
      template: 'consultation-called-off',
      params: plannedAt === undefined ? {} : { ...when(plannedAt, reader), talkId, sequence },
      legal: true,
    });
  }),
  on(ConsultationNoShowSchema, async ({ message, envelope, tx }) => {
    const reader = await readerOf(tx, message);
    if (reader === undefined) return;
    const { plannedAt, linkPath } = message;
    await write(tx, {
      ...addressed(reader),
      businessKey: envelope.eventId,
      template: 'consultation-missed',
      params: { ...(plannedAt === undefined ? {} : when(plannedAt, reader)), link: link(reader, linkPath) },
      legal: true,
    });
  }),
  on(ConsultationOutcomeSentSchema, async ({ message, envelope, tx }) => {
    if (message.writtenBefore) return;
    const reader = await readerOf(tx, message);
    // Forgotten meanwhile, or asked on the phone: the outcome stands in the record of the talk.
    if (reader === undefined) return;
    const { sealedOutcome, offers, linkPath } = message;
    await write(tx, {
      ...addressed(reader),
      businessKey: envelope.eventId,
      template: 'consultation-outcome',
      params: { sealedOutcome: base64(sealedOutcome), offers, talkPage: link(reader, linkPath) },
      legal: true,
    });
  }),
];

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
  /** As it was chosen for this talk. */
  readonly timeZone?: string;
}

const base64 = (sealed: Uint8Array): string => Buffer.from(sealed).toString('base64');
const addressed = ({ zone: _, ...reader }: Reader) => reader;
const when = (at: Timestamp, { zone }: Reader) => ({ at: timestampDate(at).toISOString(), zone });
const where = ({ sealedLocation, channel }: { sealedLocation: Uint8Array; channel: string }) => ({
  ...(sealedLocation.length === 0 ? { text: '' } : { encryptedText: base64(sealedLocation) }),
  channel,
});

async function readerOf(
  tx: EntityManager,
  { userId, contact, consultationId, language: asked, timeZone = '' }: Addressed,
): Promise<Reader | undefined> {
  const about = { subjectType: 'consultation', subjectId: consultationId } as const;
  if (contact !== undefined) {
    const language = asked === '' ? defaultLanguage : asked;
    return { contact, language, zone: timeZone || usualZone(localeOf(language)), ...about };
  }
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  return addressee === undefined
    ? undefined
    : { ...addressedTo(addressee), ...about, zone: timeZone || addressee.zone };
}
