import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { EncryptionPurpose } from '@cotta/reference/encryption-purposes.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationNoShowSchema,
  ConsultationOutcomeSentSchema,
  ConsultationRemindedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { linkExpiry } from '../registration-request/links.js';
import { MOST_MISSED } from './consultation-rules.js';
import type { Advised } from './talk-facts.js';

/** Purpose of the sealed outcome; the reader of the message opens it for the same. */
const OUTCOME_PURPOSE = 'consultation outcome';
/** Purpose of words that go into a letter as they are. */
const WORDS_PURPOSE = 'letter words';

export interface PublicationKeys {
  readonly linkKey: string;
  readonly encryptionKey: string;
}

/** Facts from before know neither advice nor offers nor a link. */
interface OutcomeSent extends Partial<Advised>, Ways {
  readonly outcome?: string | null;
  readonly resolution?: string | null;
  readonly advice?: string | null;
  readonly offers?: readonly string[];
  /** The letter was written before the talk was closed. */
  readonly wasSent?: boolean;
}

/** Where the letter of a talk leads, and where the talk is. Facts from before have none of it. */
interface Ways {
  readonly location?: string | null;
  readonly channel?: string | null;
  readonly linkRevision?: number | null;
}

/** Facts from before who is advised was said again have none of it, and no letter. */
interface Dated extends Partial<Advised>, Ways {
  /** None: its slot was given back. */
  readonly eventTimestamp: string | null;
  readonly requestId?: string | null;
  readonly assignedAdminId?: string | null;
  readonly sequence?: number;
}

interface CalledOff extends Partial<Advised> {
  readonly plannedAt?: string | null;
  readonly adviserId?: string | null;
  readonly sequence?: number;
}

interface Missed extends Partial<Advised>, Ways {
  readonly plannedAt?: string | null;
  readonly missedCount: number;
}

interface Reminded extends Partial<Advised> {
  readonly step: number;
  readonly talk: Ways & { readonly at: string };
}

const instant = (text: string) => timestampFromDate(new Date(text));

/** Where a link to a talk opens, path without locale. */
export const consultationPath = (token: string): string => `/book-a-free-consultation/${token}`;

/** What a lawyer advised, and where the talk is held, is between two people: it leaves the service sealed. */
export function consultationPublications(keys: PublicationKeys): Publications {
  const outcome = publication(ConsultationOutcomeSentSchema, (event: RecordedEvent<OutcomeSent>) => {
    const { streamId, data } = event;
    const { outcome: summary, advice, resolution } = data;
    return {
      consultationId: streamId,
      ...reader(data, keys),
      sealedOutcome: sealed(
        JSON.stringify({ outcome: summary ?? '', advice: advice ?? '', resolution: resolution ?? '' }),
        OUTCOME_PURPOSE,
        keys,
      ),
      offers: [...(data.offers ?? [])],
      linkPath: linkTo(event, data, keys),
      writtenBefore: data.wasSent ?? false,
      closed: event.type === 'ConsultationClosed',
    };
  });
  return {
    ...datePublications(keys),
    ConsultationMissed: publication(ConsultationNoShowSchema, (event: RecordedEvent<Missed>) => {
      const { data } = event;
      return {
        consultationId: event.streamId,
        ...reader(data, keys),
        timeZone: data.timeZone ?? '',
        ...(data.plannedAt == null ? {} : { plannedAt: instant(data.plannedAt) }),
        linkPath: data.missedCount < MOST_MISSED ? linkTo(event, data, keys) : '',
      };
    }),
    ConsultationOutcomeSent: outcome,
    ConsultationClosed: outcome,
  };
}

/** Its hour: set, changed, given back, near, called off. */
function datePublications(keys: PublicationKeys): Publications {
  const dated = publication(ConsultationDatedSchema, (event: RecordedEvent<Dated>) => {
    const { streamId, data } = event;
    return {
      consultationId: streamId,
      ...reader(data, keys),
      ...(data.eventTimestamp === null ? {} : { eventTimestamp: instant(data.eventTimestamp) }),
      ...place(data, keys),
      requestId: data.requestId ?? '',
      assignedAdminId: data.assignedAdminId ?? '',
      timeZone: data.timeZone ?? '',
      sequence: data.sequence ?? 0,
      linkPath: linkTo(event, data, keys),
    };
  });
  return {
    ConsultationScheduled: dated,
    ConsultationRescheduled: dated,
    ConsultationReminded: publication(ConsultationRemindedSchema, (event: RecordedEvent<Reminded>) => {
      const { streamId, data } = event;
      return {
        consultationId: streamId,
        ...reader(data, keys),
        eventTimestamp: instant(data.talk.at),
        ...place(data.talk, keys),
        timeZone: data.timeZone ?? '',
        linkPath: linkTo(event, data.talk, keys),
        step: data.step,
      };
    }),
    ConsultationCancelled: publication(
      ConsultationCalledOffSchema,
      ({ streamId, data }: RecordedEvent<CalledOff>) => ({
        consultationId: streamId,
        ...reader(data, keys),
        ...(data.plannedAt == null ? {} : { plannedAt: instant(data.plannedAt) }),
        timeZone: data.timeZone ?? '',
        sequence: data.sequence ?? 0,
        adviserId: data.adviserId ?? '',
      }),
    ),
  };
}

function sealed(words: string, purpose: EncryptionPurpose, { encryptionKey }: PublicationKeys): Uint8Array {
  return encrypt(Buffer.from(words), encryptionKey, purpose);
}

function place({ location, channel }: Ways, keys: PublicationKeys) {
  return {
    sealedLocation: location == null ? new Uint8Array() : sealed(location, WORDS_PURPOSE, keys),
    channel: channel ?? '',
  };
}

function linkTo(
  { streamId, occurredAt }: Pick<RecordedEvent, 'streamId' | 'occurredAt'>,
  { linkRevision }: Ways,
  { linkKey }: PublicationKeys,
): string {
  if (linkRevision == null) return '';
  const link = {
    purpose: 'consultation',
    subjectId: streamId,
    revision: linkRevision,
    expiresAt: linkExpiry(occurredAt),
  } as const;
  return consultationPath(signLink(link, linkKey));
}

function reader(
  { userId, contactEmail, contactName, language }: Partial<Advised>,
  { encryptionKey }: PublicationKeys,
) {
  if (userId != null || contactEmail == null) return { userId: userId ?? '' };
  const contact = {
    email: contactEmail,
    firstName: '',
    lastName: contactName ?? '',
    phone: '',
    language: language ?? defaultLanguage,
  };
  return {
    userId: '',
    contact: encryptContact(contact, encryptionKey),
    language: language ?? defaultLanguage,
  };
}
