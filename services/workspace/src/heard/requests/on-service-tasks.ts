import { serviceTitle } from '@cotta/reference/service-words.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import {
  ServiceRequestMovedSchema,
  ServiceRequestMovedEvent,
  ServiceRequestMovedEventSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workArrived } from '../../task/arrive.js';
import { beforeDay, happenedAt, tendWork, type EntityWork } from '../../task/entity-work.js';
import { factsOf } from '../../work/works.js';
import { namedPrice, serviceOrderFacts } from './service-order-facts.js';

/** A service order without a price waits for a person who quotes, a paid one for the lawyer who files. */
const serviceWork: EntityWork<ServiceRequestMovedEvent> = {
  opens: {
    [ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED]: 'price',
    [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: 'order',
    [ServiceRequestMovedEvent.SERVICE_DRAFT_CHANGE_ASKED]: 'change',
    [ServiceRequestMovedEvent.SERVICE_DRAFT_APPROVED]: 'agreed',
  },
  ends: {
    // Its price is known, by whichever of them comes first.
    [ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED]: ['price'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_ORDERED]: ['price'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICED]: ['price'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: ['price'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_RELEASED]: ['price'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_STARTED]: ['price'],
    // The client reads it now.
    [ServiceRequestMovedEvent.SERVICE_DRAFT_SENT]: ['order', 'change'],
    [ServiceRequestMovedEvent.SERVICE_DRAFT_APPROVED]: ['change'],
    [ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED]: 'all',
    [ServiceRequestMovedEvent.SERVICE_OUTCOME_RECORDED]: 'all',
  },
  drops: {
    [ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN]: 'all',
    [ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED]: 'all',
    [ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED]: 'all',
    [ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP]: 'all',
  },
};

/** Nothing opens: it was placed at a price of the list, or is worked on elsewhere. */
const pricedWork: EntityWork<ServiceRequestMovedEvent> = {
  ...serviceWork,
  opens: {},
  ends: { ...serviceWork.ends, [ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED]: ['price'] },
};

/** What is paid with such an order is done elsewhere, and is work there: each of several marks, a letter of an office, a proof of use, a threat. */
const workElsewhere = ['trademark-renewals', 'office-action-response', 'proof-of-use', 'case-solution'];

/** What a service order leaves for a person; so does a paid one that does not fit its mark. */
export const serviceTasks = defineConsumer({
  name: 'service-tasks',
  sources: ['requests', 'trademarks'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message, envelope, tx, run }) => {
      const { request, event, quoteId, orderBy } = message;
      if (request === undefined) return;
      const priced = quoteId !== '' || request.partOf !== '';
      const tended =
        (event === ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED && priced) ||
        (event === ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID &&
          workElsewhere.includes(request.serviceName))
          ? pricedWork
          : serviceWork;
      const work = tended.opens[event];
      await tendWork({ tx, run }, tended, {
        event,
        outcome: eventType(ServiceRequestMovedEventSchema, event),
        subject: { type: 'service_request', id: request.serviceRequestId },
        facts: { ...serviceOrderFacts(request), ...namedPrice(message) },
        envelope,
        // What has a last day is priced and done before it, whatever is promised in general.
        notAfter: beforeDay(orderBy),
        // Which service it is stands in no column of the task.
        detail:
          work === undefined
            ? undefined
            : `${serviceTitle(request.serviceName, '')} · ${factsOf(work).title}`,
      });
    }),
    on(TrademarkChangedSchema, async ({ message: { entityId, event }, envelope, tx, run }) => {
      if (event !== TrademarkEvent.SERVICE_ORDER_HELD) return;
      const subject = { type: 'trademark', id: entityId };
      await workArrived({ tx, run }, { work: 'unfit', subject, at: happenedAt(envelope) });
    }),
  ],
});
