import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { RequestTiedToUserSchema, UserActivatedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { claimRequest } from '../slices/claim-request.js';

/** Requests made without an account find their owner once the e-mail address was proved. */
export const accountFacts = defineConsumer({
  name: 'account-facts',
  sources: ['accounts'],
  mode: 'once',
  handlers: [
    on(RequestTiedToUserSchema, async ({ message, run }) => {
      await run(claimRequest, { streamId: message.requestId, input: { userId: message.userId } });
    }),
    on(UserActivatedSchema, async ({ message, tx }) => {
      if (message.staffName === '') return;
      await tx.query(
        'insert into staff_name (user_id, display_name) values ($1, $2) on conflict (user_id) do update set display_name = excluded.display_name',
        [message.userId, message.staffName],
      );
    }),
  ],
});
