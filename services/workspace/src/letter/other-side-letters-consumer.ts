import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseLetterToEmailSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { letterWriter } from './drafts/letter-writer.js';
import { OTHER_SIDE_LETTER } from './emails/other-side-letter/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** A letter to the other side goes by e-mail with the file its client approved. Nobody unsubscribes from it, and one whose fate is not known is sent again. */
export function otherSideLettersConsumer(parts: LettersConsumerParts): Consumer {
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'other-side-letters',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(CaseLetterToEmailSchema, async ({ message, envelope, tx }) => {
        const { caseLetterId, emailNumber, documentId, contact, language, markName, answerBy } = message;
        await write(tx, {
          contact,
          language,
          subjectType: 'case_letter',
          subjectId: caseLetterId,
          businessKey: envelope.eventId,
          template: OTHER_SIDE_LETTER,
          params: { mark: markName, day: answerBy, documentId, emailNumber },
          legal: true,
        });
      }),
    ],
  });
}
