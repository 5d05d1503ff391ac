import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  CaseLetterEmailToStopSchema,
  CaseLetterToEmailSchema,
} from '@cotta/proto/cotta/cases/v1/events_pb.js';
import type { PublicationKeys } from '../case-request/publish-reporter-letters.js';

interface Ordered {
  readonly recipientEmail?: string | null;
  readonly emailNumber?: number | null;
  readonly documentId?: string | null;
  readonly language?: string;
  readonly markName?: string;
  readonly answerBy?: string;
}

/** That a letter goes to the other side by e-mail: the address is sealed, and the file is the one its client approved. */
export function emailedLetterPublications({ encryptionKey }: PublicationKeys): Publications {
  return {
    CaseLetterEmailOrdered: publication(
      CaseLetterToEmailSchema,
      ({ streamId, data }: RecordedEvent<Ordered>) => ({
        caseLetterId: streamId,
        emailNumber: data.emailNumber ?? 0,
        documentId: data.documentId ?? '',
        contact: encryptContact(
          {
            email: data.recipientEmail ?? '',
            firstName: '',
            lastName: '',
            phone: '',
            language: data.language ?? '',
          },
          encryptionKey,
        ),
        language: data.language ?? '',
        markName: data.markName ?? '',
        answerBy: data.answerBy ?? '',
      }),
    ),
    CaseLetterEmailStopped: publication(
      CaseLetterEmailToStopSchema,
      ({ streamId, data }: RecordedEvent<Ordered>) => ({
        caseLetterId: streamId,
        emailNumber: data.emailNumber ?? 0,
      }),
    ),
  };
}
