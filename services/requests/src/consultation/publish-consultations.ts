import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationOutcomeSentSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';

/** Purpose of the sealed outcome; the reader of the message opens it for the same. */
const OUTCOME_PURPOSE = 'consultation outcome';
/** Purpose of words that go into a letter as they are. */
const WORDS_PURPOSE = 'letter words';

interface Advised {
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly language?: string | null;
}

interface Closed extends Advised {
  readonly outcome: string | null;
  readonly resolution: string | null;
}

/** Facts from before who is advised was said again have none of it, and no letter. */
interface Dated extends Partial<Advised> {
  /** None: its slot was given back. */
  readonly eventTimestamp: string | null;
  readonly location?: string | null;
  readonly requestId?: string | null;
  readonly assignedAdminId?: string | null;
}

interface CalledOff extends Partial<Advised> {
  readonly plannedAt?: string | null;
}

/** What a lawyer advised, and where the talk is held, is between two people: it leaves the service sealed. */
export function consultationPublications(encryptionKey: string): Publications {
  const sealed = (words: string, purpose: string): Uint8Array =>
    encrypt(Buffer.from(words), encryptionKey, purpose);
  const reader = ({ userId, contactEmail, contactName, language }: Partial<Advised>) => ({
    userId: userId ?? '',
    ...(userId == null && contactEmail != null
      ? {
          contact: encryptContact(
            {
              email: contactEmail,
              firstName: '',
              lastName: contactName ?? '',
              phone: '',
              language: language ?? defaultLanguage,
            },
            encryptionKey,
          ),
          language: language ?? defaultLanguage,
        }
      : {}),
  });
  const dated = publication(ConsultationDatedSchema, ({ streamId, data }: RecordedEvent<Dated>) => ({
    consultationId: streamId,
    ...reader(data),
    ...(data.eventTimestamp === null
      ? {}
      : { eventTimestamp: timestampFromDate(new Date(data.eventTimestamp)) }),
    sealedLocation: data.location == null ? new Uint8Array() : sealed(data.location, WORDS_PURPOSE),
    requestId: data.requestId ?? '',
    assignedAdminId: data.assignedAdminId ?? '',
  }));
  return {
    ConsultationScheduled: dated,
    ConsultationRescheduled: dated,
    ConsultationCancelled: publication(
      ConsultationCalledOffSchema,
      ({ streamId, data }: RecordedEvent<CalledOff>) => ({
        consultationId: streamId,
        ...reader(data),
        ...(data.plannedAt == null ? {} : { plannedAt: timestampFromDate(new Date(data.plannedAt)) }),
      }),
    ),
    ConsultationClosed: publication(
      ConsultationOutcomeSentSchema,
      ({ streamId, data }: RecordedEvent<Closed>) => ({
        consultationId: streamId,
        ...reader(data),
        sealedOutcome: sealed(
          JSON.stringify({ outcome: data.outcome ?? '', resolution: data.resolution ?? '' }),
          OUTCOME_PURPOSE,
        ),
      }),
    ),
  };
}
