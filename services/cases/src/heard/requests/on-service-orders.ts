import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { caseSolution } from '../../case-solution/case-solution.work-item.js';

const { releaseCaseSolutionWork, returnCaseSolutionOrder, deliverCaseSolution } = caseSolution.steps;

/** What became of the order of a solution: paid, it is worked on; finished, it is delivered; ended before, it can be ordered anew. */
const follow = {
  [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: releaseCaseSolutionWork,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_RELEASED]: releaseCaseSolutionWork,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED]: deliverCaseSolution,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN]: returnCaseSolutionOrder,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED]: returnCaseSolutionOrder,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP]: returnCaseSolutionOrder,
  [ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED]: returnCaseSolutionOrder,
} as const;
const isFollowed = (event: ServiceRequestMovedEvent): event is keyof typeof follow => event in follow;

/** Solutions follow the orders by which they are paid. A step that a solution has left behind is refused and changes nothing. */
export const orderedSolutions = defineConsumer({
  name: 'ordered-solutions',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message: { request, event, reason }, tx, run }) => {
      if (request?.serviceName !== 'case-solution' || !isFollowed(event)) return;
      const solution = await queryRow<{ id: string }>(
        tx,
        'select id from case_solution where service_request_id = $1',
        [request.serviceRequestId],
      );
      if (solution === undefined) return;
      await run(follow[event], { streamId: solution.id, input: reason === '' ? {} : { reason } });
    }),
  ],
});
