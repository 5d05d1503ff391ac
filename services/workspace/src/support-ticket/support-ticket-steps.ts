import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { messageChannels } from './support-message.resource.js';
import { messagePapers } from './message-papers.js';
import { mergeTarget } from './merge-target.js';
import { closeProblem, reopenProblem } from './support-ticket-rules.js';
import { supportTicketResource } from './support-ticket.resource.js';

const step = stepsOf(supportTicketResource);
const words = (doc: string) => f.longText(doc, { max: 10_000, min: 1, personal: true });
const papers = f.list(f.id('A paper that came with it, of the same client.'), { max: 10, optional: true });
const open = ['Created', 'Assigned', 'Waiting for customer'] as const;

/** Every way a ticket goes. What is written on the way is kept as a conversation. */
export const supportTicketSteps = [
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
    command: 'ReplySupportTicket',
    doc: 'Answers the client by letter. It waits for the client then, or is resolved. Whoever answers a new one has it.',
    event: 'SupportTicketReplied',
    label: 'Ticket answered',
    audience: 'customer',
    from: open,
    to: (_, { solves }) => (solves === true ? 'Resolved' : 'Waiting for customer'),
    by: staff,
    tells: ['support-answer'],
    input: {
      text: words('What the client reads.'),
      solves: f.boolean('Nothing is left to answer.', { optional: true }),
    },
    change: ({ assignedAdminId: before = null }, { text, solves }, { viewer, now }) => ({
      assignedAdminId: before ?? viewer.userId ?? null,
      ...(solves === true ? { resolution: text, resolvedAt: now.toISOString() } : {}),
    }),
    besides: ({ userId = null }, { text }) => ({ text, userId, channel: 'e-mail' }),
  }),
  step({
    command: 'NoteOnSupportTicket',
    doc: 'A line in the conversation for colleagues alone; no customer reads it.',
    event: 'SupportTicketNoted',
    label: 'Internal line',
    audience: 'staff',
    from: [...open, 'Resolved', 'Closed'],
    to: 'same',
    by: staff,
    input: { text: words('What colleagues read.') },
    besides: ({ userId = null }, { text }) => ({ text, userId }),
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
    doc: 'The customer wrote: it is our turn again, also where it was resolved. Staff write down what came by another way.',
    event: 'SupportTicketAnswered',
    label: 'Customer answered',
    audience: 'customer',
    from: [...open, 'Resolved'],
    to: ({ status }) => (status === 'Created' ? 'Created' : 'Assigned'),
    by: ['customer', ...staff],
    input: {
      text: words('What the customer wrote or said.'),
      channel: f.enumeration('By which way it came; customers write in their account.', {
        name: 'SupportMessageChannel',
        values: messageChannels,
        optional: true,
      }),
      documentIds: papers,
    },
    guard: (ticket, input, context) =>
      ticket.status === 'Resolved' ? reopenProblem(ticket, input, context) : undefined,
    preload: messagePapers,
    change: () => ({ resolvedAt: null }),
    besides: ({ userId = null }, { text, channel, documentIds }, { viewer }) => ({
      text,
      userId,
      channel: viewer.role === 'customer' ? 'portal' : (channel ?? 'phone'),
      documentIds: documentIds ?? [],
    }),
  }),
  step({
    command: 'ResolveSupportTicket',
    doc: 'It is answered; the customer gets the resolution by letter. The system resolves what waits for ten days.',
    event: 'SupportTicketResolved',
    label: 'Ticket resolved',
    audience: 'customer',
    from: ['Assigned', 'Waiting for customer'],
    to: 'Resolved',
    by: staff,
    tells: ['support-answer'],
    input: {
      resolution: f.longText('What was done; the customer reads it.', {
        max: 10_000,
        min: 3,
        personal: true,
      }),
    },
    change: (_, { resolution }, { now }) => ({ resolution, resolvedAt: now.toISOString() }),
    besides: ({ userId = null }) => ({ userId, channel: 'e-mail' }),
  }),
  step({
    command: 'MergeSupportTicket',
    doc: 'The same client asks the same in another ticket: what was said goes on there, and this one is closed.',
    event: 'SupportTicketMerged',
    label: 'Merged into another ticket',
    audience: 'customer',
    from: open,
    to: 'Closed',
    by: staff,
    input: { intoId: f.id('The ticket it goes on in: of the same client, and our turn.') },
    preload: mergeTarget,
    besides: ({ userId = null, description }, { intoId }) => ({ intoId, userId, text: description }),
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
];
