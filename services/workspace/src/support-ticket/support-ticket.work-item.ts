import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { closeProblem, reopenProblem } from './support-ticket-rules.js';
import { supportTicketResource } from './support-ticket.resource.js';
import { supportTicketDesk } from './support-ticket.desk.js';

const step = stepsOf(supportTicketResource);

export const supportTicket = workItem(
  supportTicketResource,
  {
    added: 'SupportTicketCreated',
    amended: 'SupportTicketAmended',
    removed: 'SupportTicketRemoved',
    assigned: 'SupportTicketAdminAssigned',
  },
  {
    writable: ['userId', 'description'],
    fixed: ['userId'],
    create: ['customer', ...staff],
    update: staff,
    remove: ['admin'],
    starts: 'Created',
    labels: { added: 'Ticket created', audience: 'customer' },
    fill: (input, context) => ({
      ...ownerOf(input, context),
      createdByUserId: context.viewer.userId ?? null,
    }),
    mayTouch: isOwner,
    subject: ({ userId }) => userId ?? undefined,
    steps: [
      step({
        command: 'TakeSupportTicket',
        doc: 'Somebody takes it over: the one named, else whoever says so.',
        event: 'SupportTicketTaken',
        label: 'Ticket assigned',
        audience: 'customer',
        from: ['Created'],
        to: 'Assigned',
        by: staff,
        input: { assignedAdminId: f.id('Who answers it.', { optional: true }) },
        change: ({ assignedAdminId: before = null }, { assignedAdminId }, { viewer }) => ({
          assignedAdminId: assignedAdminId ?? before ?? viewer.userId ?? null,
        }),
      }),
      step({
        command: 'AskSupportTicketCustomer',
        doc: 'It waits for an answer of the customer.',
        event: 'SupportTicketCustomerAsked',
        label: 'Waiting for customer',
        audience: 'customer',
        from: ['Assigned'],
        to: 'Waiting for customer',
        by: staff,
      }),
      step({
        command: 'AnswerSupportTicket',
        doc: 'The customer has answered.',
        event: 'SupportTicketAnswered',
        label: 'Customer answered',
        audience: 'customer',
        from: ['Waiting for customer'],
        to: 'Assigned',
        by: ['customer', ...staff],
      }),
      step({
        command: 'ResolveSupportTicket',
        doc: 'It is answered; the customer reads the resolution. The system resolves what waits for ten days.',
        event: 'SupportTicketResolved',
        label: 'Ticket resolved',
        audience: 'customer',
        from: ['Assigned', 'Waiting for customer'],
        to: 'Resolved',
        by: staff,
        input: {
          resolution: f.longText('What was done; the customer reads it.', {
            max: 10_000,
            min: 3,
            personal: true,
          }),
        },
        change: (_, { resolution }, { now }) => ({ resolution, resolvedAt: now.toISOString() }),
      }),
      step({
        command: 'ReopenSupportTicket',
        doc: 'It did not help. Customers may say so for 14 days.',
        event: 'SupportTicketReopened',
        label: 'Ticket reopened',
        audience: 'customer',
        from: ['Resolved'],
        to: 'Assigned',
        by: ['customer', ...staff],
        guard: reopenProblem,
        change: () => ({ resolvedAt: null }),
      }),
      step({
        command: 'CloseSupportTicket',
        doc: 'Nobody objected for 14 days. For the system alone.',
        event: 'SupportTicketClosed',
        label: 'Ticket closed',
        audience: 'customer',
        from: ['Resolved'],
        to: 'Closed',
        by: [],
        guard: closeProblem,
      }),
    ],
  },
);

export const supportTicketEntity = workItemEntity(supportTicketResource, supportTicket, {
  desk: supportTicketDesk,
});
