import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  RequestTiedToUserSchema,
  UserActivatedSchema,
  UserDeactivatedSchema,
  UserReactivatedSchema,
} from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { claimRequest } from '../../registration-request/claim-request.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const claimService = serviceRequest.steps.claimServiceRequest;

/** Requests and service orders made without an account find their owner once the e-mail address was proved. */
export const accountFacts = defineConsumer({
  name: 'account-facts',
  sources: ['accounts'],
  mode: 'once',
  handlers: [
    on(RequestTiedToUserSchema, async ({ message, run }) => {
      const claim = { streamId: message.requestId, input: { userId: message.userId } };
      // The account knows no more than the id: the one that is of the other kind refuses.
      await run(claimRequest, claim);
      await run(claimService, claim);
    }),
    on(UserActivatedSchema, async ({ message, tx }) => {
      if (message.staffName === '') return;
      await tx.query(
        'insert into staff_name (user_id, display_name) values ($1, $2) on conflict (user_id) do update set display_name = excluded.display_name, on_duty = true',
        [message.userId, message.staffName],
      );
    }),
    on(UserDeactivatedSchema, async ({ message, tx }) => {
      await tx.query('update staff_name set on_duty = false where user_id = $1', [message.userId]);
    }),
    on(UserReactivatedSchema, async ({ message, tx }) => {
      await tx.query('update staff_name set on_duty = true where user_id = $1', [message.userId]);
    }),
  ],
});
