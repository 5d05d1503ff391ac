import {
  RequestMovedEvent,
  type RequestMoved,
  type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  ServiceRequestMovedEvent,
  type ServiceRequestMoved,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import type { PartnerEventData, PartnerFact } from '../../../partner-event/partner-event.js';
import type { PartnerEventType } from '@cotta/reference/partner-event-types.js';

/** Steps of an order, where its client reads them in its history. */
export const ofOrder: Readonly<Partial<Record<RequestMovedEvent, PartnerEventType>>> = {
  [RequestMovedEvent.ORDER_CREATED]: 'order.created',
  [RequestMovedEvent.INVOICE_PAID]: 'order.paid',
  [RequestMovedEvent.SENT_FOR_REVIEW]: 'order.approval_needed',
  [RequestMovedEvent.APPLICATION_APPROVED]: 'order.approved',
  [RequestMovedEvent.APPLICATIONS_FILED]: 'order.filed',
  [RequestMovedEvent.REQUEST_REFUNDED]: 'order.refunded',
  [RequestMovedEvent.REQUEST_WITHDRAWN]: 'order.cancelled',
  [RequestMovedEvent.REQUEST_GIVEN_UP]: 'order.on_hold',
};

/** Something about an order, where an account owns it. */
export function orderFact(
  request: RequestReference | undefined,
  type: PartnerEventType,
  data: PartnerEventData = {},
): PartnerFact[] {
  return request === undefined || request.userId === ''
    ? []
    : [{ type, userId: request.userId, record: { type: 'order', id: request.requestId }, data }];
}

/** What a step of an order means to partners of its client. */
export function orderFacts({ request, event, status }: RequestMoved): PartnerFact[] {
  const type = ofOrder[event];
  return type === undefined ? [] : orderFact(request, type, status === '' ? {} : { status });
}

/** Steps of a service order, where its client reads them in its history. */
export const ofServiceOrder: Readonly<Partial<Record<ServiceRequestMovedEvent, PartnerEventType>>> = {
  [ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED]: 'order.created',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_ORDERED]: 'order.created',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED]: 'order.quoted',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: 'order.paid',
  [ServiceRequestMovedEvent.SERVICE_DRAFT_SENT]: 'order.approval_needed',
  [ServiceRequestMovedEvent.SERVICE_DRAFT_APPROVED]: 'order.approved',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED]: 'order.finished',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED]: 'order.refunded',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN]: 'order.cancelled',
  [ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED]: 'order.cancelled',
};

/** What a step of a service order means to partners of its client. */
export function serviceOrderFacts({ request, event, status }: ServiceRequestMoved): PartnerFact[] {
  const type = ofServiceOrder[event];
  if (type === undefined || request === undefined || request.userId === '') return [];
  const { userId, serviceRequestId: id, trademarkId } = request;
  const data = {
    ...(status === '' ? {} : { status }),
    ...(trademarkId === '' ? {} : { trademark_id: trademarkId }),
  };
  return [{ type, userId, record: { type: 'service_order', id }, data }];
}
