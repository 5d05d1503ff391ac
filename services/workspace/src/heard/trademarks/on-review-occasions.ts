import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { keepReviewOccasion } from '../../review-occasion/review-occasion.js';
import { happenedAt } from '../../task/entity-work.js';

/** An order of several marks is one order. */
const finished: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
  ServiceRequestMovedEvent.SERVICE_OUTCOME_RECORDED,
];

/** Good news after which a client is asked how we did: a mark is registered, a service order is finished. */
export const reviewOccasions = defineConsumer({
  name: 'review-occasions',
  sources: ['trademarks', 'requests'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
      if (event !== TrademarkEvent.TRADEMARK_REGISTERED || !facts?.userId || facts.imported === true) return;
      const { userId, name: mark = '', jurisdiction = '', number = '' } = facts;
      await keepReviewOccasion(tx, {
        userId,
        subject: { type: 'trademark', id: entityId },
        params: { mark, jurisdiction, number },
        at: happenedAt(envelope),
      });
    }),
    on(ServiceRequestMovedSchema, async ({ message: { request, event, status }, envelope, tx }) => {
      if (!request?.userId || request.partOf !== '' || status !== 'Finished' || !finished.includes(event))
        return;
      const { userId, publicId, mark, jurisdiction, number, serviceRequestId: id } = request;
      await keepReviewOccasion(tx, {
        userId,
        subject: { type: 'service_request', id },
        params: { publicId, mark, jurisdiction, number },
        at: happenedAt(envelope),
      });
    }),
  ],
});
