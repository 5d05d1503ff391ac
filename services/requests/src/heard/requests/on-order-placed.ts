import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { goodsByOffice, type OrderDraft } from '../../registration-request/order/order-draft.js';
import { applicationJurisdiction } from '../../application/application-jurisdiction.record.js';
import { application } from '../../application/application.record.js';
import { claimApplication, claimApplicationJurisdiction } from '../../application/claim-drafts.js';

/** An order that was placed has its application, with an office each and the goods that were ordered; drafting goes on from there. */
export const placedOrders = defineConsumer({
  name: 'placed-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { event }, envelope, tx, run }) => {
      if (event !== RequestMovedEvent.ORDER_CREATED) return;
      const requestId = envelope.streamId;
      const row = await queryRow<{ draft: OrderDraft | null; userId: string | null }>(
        tx,
        'select order_draft as draft, user_id as "userId" from registration_request where id = $1',
        [requestId],
      );
      if (row === undefined || row.draft === null) return;
      const applicationId = nameBasedId('ordered-application', requestId);
      const { draft, userId } = row;
      await run(application.create, {
        streamId: applicationId,
        input: { requestId, onboardingFinished: false, domicileAddressVisible: false },
        key: applicationId,
      });
      if (userId !== null)
        await run(claimApplication, { streamId: applicationId, input: { userId }, key: userId });
      for (const [jurisdiction, goodsAndServices] of goodsByOffice(draft)) {
        const streamId = nameBasedId('ordered-office', requestId, jurisdiction);
        await run(applicationJurisdiction.create, {
          streamId,
          input: {
            applicationId,
            jurisdiction,
            goodsAndServices,
            usptoSpecimenToClass: [],
            colorClaimEnabled: false,
          },
          key: streamId,
        });
        if (userId !== null)
          await run(claimApplicationJurisdiction, {
            streamId,
            input: { userId },
            key: `${streamId} ${userId}`,
          });
      }
    }),
  ],
});
