import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { OtherSideEmailSettledSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { caseLetter } from '../../case-letter/case-letter.work-item.js';

const { confirmCaseLetterEmail, holdBackCaseLetter, returnCaseLetterEmail } = caseLetter.steps;

/** A letter that went by e-mail is sent once a mail server took it, and at the desk again when it did not arrive. What is said of an earlier e-mail is refused, and nothing follows. */
export const settledEmails = defineConsumer({
  name: 'settled-emails',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(OtherSideEmailSettledSchema, async ({ message, run }) => {
      const { caseLetterId: streamId, emailNumber, accepted, stopped, at, trouble } = message;
      if (accepted)
        await run(confirmCaseLetterEmail, {
          streamId,
          input: { emailNumber, sentOn: calendarDate(new Date(at), FIRM_ZONE) },
        });
      else if (stopped) await run(holdBackCaseLetter, { streamId, input: { emailNumber } });
      else
        await run(returnCaseLetterEmail, {
          streamId,
          input: { emailNumber, emailTrouble: trouble === '' ? null : trouble },
        });
    }),
  ],
});
