import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseLetterEmailToStopSchema,
  CaseLetterToEmailSchema,
} from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { letterWriter } from './drafts/letter-writer.js';
import { OTHER_SIDE_LETTER } from './emails/other-side-letter/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** What a mail server is being handed may come back to be tried again: then it is held back. */
const STOP = `
update outgoing_mail set state = case when state = 'queued' then 'unwanted' else state end, params = params || '{"stopped": true}',
  version = version + 1, updated_at = $4
where template = $1 and subject_id = $2 and (params->>'emailNumber')::integer = $3 and state in ('queued', 'sending')`;

/** A letter to the other side goes by e-mail with the file its client approved. Nobody unsubscribes from it, and one whose fate is not known is sent again. One to somebody who is to be left alone
 *  goes no more, unless a mail server has it already: its fate says so. */
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
      on(CaseLetterEmailToStopSchema, async ({ message: { caseLetterId, emailNumber }, tx }) => {
        await tx.query(STOP, [OTHER_SIDE_LETTER, caseLetterId, emailNumber, parts.clock.now()]);
      }),
    ],
  });
}
