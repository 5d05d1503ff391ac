import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encrypt, encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { ConsultationOutcomeSentSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';

/** Purpose of the sealed outcome; the reader of the message opens it for the same. */
const OUTCOME_PURPOSE = 'consultation outcome';

interface Closed {
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly outcome: string | null;
  readonly resolution: string | null;
}

/** What a lawyer advised is between two people: it leaves the service sealed. */
export function consultationPublications(encryptionKey: string): Publications {
  return {
    ConsultationClosed: publication(
      ConsultationOutcomeSentSchema,
      ({ streamId, data }: RecordedEvent<Closed>) => {
        const { userId, contactEmail, contactName, outcome, resolution } = data;
        const asked = userId === null && contactEmail !== null;
        return {
          consultationId: streamId,
          userId: userId ?? '',
          sealedOutcome: encrypt(
            Buffer.from(JSON.stringify({ outcome: outcome ?? '', resolution: resolution ?? '' })),
            encryptionKey,
            OUTCOME_PURPOSE,
          ),
          ...(asked
            ? {
                contact: encryptContact(
                  {
                    email: contactEmail,
                    firstName: '',
                    lastName: contactName ?? '',
                    phone: '',
                    language: defaultLanguage,
                  },
                  encryptionKey,
                ),
              }
            : {}),
        };
      },
    ),
  };
}
