import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { EmailChoiceChangedSchema, EmailChoiceEvent } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { updateUserProfile } from '../../user/update-user-profile.js';

/** What the owner of an account chose by the link of a letter is what their profile says afterwards. */
export const emailChoices = defineConsumer({
  name: 'email-choices',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(EmailChoiceChangedSchema, async ({ message: { event, facts }, run }) => {
      if (event !== EmailChoiceEvent.EMAILS_CHOSEN || !facts?.userId) return;
      await run(updateUserProfile, {
        streamId: facts.userId,
        input: {
          orderUpdateEmailsEnabled: facts.orderUpdates ?? null,
          marketingEmailsEnabled: facts.marketing ?? null,
          newsletterEmailsEnabled: facts.newsletter ?? null,
        },
      });
    }),
  ],
});
