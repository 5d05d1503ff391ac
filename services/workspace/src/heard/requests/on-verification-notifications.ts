import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  AdminAssignedSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  ServiceDescriptionUpdatedByUserSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  type RequestReference,
  RequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { NotificationKind } from '../../notification/notification.js';
import { raiseNotification } from '../../notification/notify.js';
import { about, SUBJECT } from './on-verification-tasks.js';

/** Steps of an order that its client did not take. */
const kinds: Readonly<Partial<Record<RequestMovedEvent, NotificationKind>>> = {
  [RequestMovedEvent.SENT_FOR_REVIEW]: 'draft-sent',
  [RequestMovedEvent.INVOICE_PAID]: 'payment-received',
  [RequestMovedEvent.APPLICATIONS_FILED]: 'order-filed',
  [RequestMovedEvent.REQUEST_REFUNDED]: 'order-refunded',
  [RequestMovedEvent.REQUEST_GIVEN_UP]: 'order-on-hold',
};

/** Lines in the bell menus: the customer's when the answer is there, the lawyer's when something needs them. */
export const verificationNotifications = defineConsumer({
  name: 'verification-notifications',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationApprovedSchema, async ({ message, run }) =>
      notify(run, about(message.request), {
        kind: 'verification-approved',
        userId: about(message.request).userId,
      }),
    ),
    on(VerificationDismissedSchema, async ({ message, run }) =>
      notify(run, about(message.request), {
        kind: 'verification-dismissed',
        userId: about(message.request).userId,
      }),
    ),
    on(AdminAssignedSchema, async ({ message, run }) =>
      notify(run, about(message.request), {
        kind: 'assigned-to-you',
        userId: about(message.request).assignedAdminId,
      }),
    ),
    on(ServiceDescriptionUpdatedByUserSchema, async ({ message, run }) =>
      notify(run, about(message.request), {
        kind: 'description-updated',
        userId: about(message.request).assignedAdminId,
      }),
    ),
    on(RequestMovedSchema, async ({ message: { request, event }, run }) => {
      const kind = kinds[event];
      if (kind !== undefined) await notify(run, about(request), { kind, userId: about(request).userId });
    }),
    on(RequestMessageWrittenSchema, async ({ message: { request, fromClient }, run }) => {
      const order = about(request);
      await notify(run, order, {
        kind: 'message',
        userId: fromClient ? order.assignedAdminId : order.userId,
      });
    }),
  ],
});

async function notify(
  run: RunCommand,
  request: RequestReference,
  line: { kind: NotificationKind; userId: string },
): Promise<void> {
  if (line.userId === '') return;
  const title = `${request.publicId} · ${request.mark}`;
  // A line of staff says whose order it is; the client's own need not.
  const client = request.userId === '' || request.userId === line.userId ? {} : { clientId: request.userId };
  await run(raiseNotification, {
    input: { ...line, ...client, subjectType: SUBJECT, subjectId: request.requestId, title },
  });
}
