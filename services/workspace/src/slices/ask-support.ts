import { defineCommand, type DomainEvent } from '@cotta/kit/decider/decider.js';
import { f } from '@cotta/kit/field/field.js';
import type { ExposedCommand } from '@cotta/kit/subgraph/exposed-command.js';
import { supportTicketResource } from '../work-items/support-ticket/support-ticket.resource.js';
import { supportTicket } from '../work-items/support-ticket/support-ticket.work-item.js';

/** The public form: no account, so an address is needed, and the answer shows no more than that it has arrived. */
export const askSupport = defineCommand({
  name: 'AskSupport',
  doc: 'Asks a question without an account.',
  aggregate: supportTicket.aggregate,
  stream: 'new',
  allowed: ['visitor'],
  input: {
    contactEmail: f.email('Where to write to.', { personal: true }),
    contactName: f.text('Who asks.', { max: 200, min: 1, personal: true }),
    description: supportTicketResource.fields.description,
  },
  decide: (_, input): readonly DomainEvent[] => [{ type: supportTicket.events.added, data: { ...input, userId: null, createdByUserId: null, status: 'Created' } }],
});

export const supportQuestion: ExposedCommand = {
  command: askSupport,
  result: { typeName: 'SupportReceipt', resolve: async ({ streamId }) => ({ ticketId: streamId }) },
};
