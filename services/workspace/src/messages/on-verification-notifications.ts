import { defineConsumer, on, type RunCommand } from '@cotta/kit/inbox/consumer.js';
import {
  AdminAssignedSchema, ServiceDescriptionUpdatedByUserSchema, VerificationApprovedSchema, VerificationDismissedSchema, type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { NotificationKind } from '../domain/notification.js';
import { raiseNotification } from '../slices/notify.js';
import { about, SUBJECT } from './on-verification-tasks.js';

/** Lines in the bell menus: the customer's when the answer is there, the lawyer's when something needs them. */
export const verificationNotifications = defineConsumer({
  name: 'verification-notifications',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationApprovedSchema, async ({ message, run }) => tell(run, about(message.request), { kind: 'verification-approved', userId: about(message.request).userId })),
    on(VerificationDismissedSchema, async ({ message, run }) => tell(run, about(message.request), { kind: 'verification-dismissed', userId: about(message.request).userId })),
    on(AdminAssignedSchema, async ({ message, run }) => tell(run, about(message.request), { kind: 'assigned-to-you', userId: about(message.request).assignedAdminId })),
    on(ServiceDescriptionUpdatedByUserSchema, async ({ message, run }) => tell(run, about(message.request), { kind: 'description-updated', userId: about(message.request).assignedAdminId })),
  ],
});

async function tell(run: RunCommand, request: RequestReference, line: { kind: NotificationKind; userId: string }): Promise<void> {
  if (line.userId === '') return;
  const title = `${request.publicId} · ${request.mark}`;
  await run(raiseNotification, { input: { ...line, subjectType: SUBJECT, subjectId: request.requestId, title } });
}
