import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { FIRST_LINK_REVISION } from '../support-ticket/support-link.js';
import { supportTicketResource } from '../support-ticket/support-ticket.resource.js';
import { supportTicket } from '../support-ticket/support-ticket.work-item.js';

const { contactEmail, contactName, description } = supportTicketResource.fields;

/** A mail that leads to no open question is a question of its own. */
export const openEmailTicket = defineCommand({
  name: 'OpenEmailTicket',
  doc: 'Keeps a mail as a question for a person.',
  aggregate: supportTicket.aggregate,
  stream: 'new',
  allowed: ['system'],
  input: {
    contactEmail,
    contactName,
    description,
    userId: f.id('Whose it is, where that is known.', { optional: true }),
    language: f.code('LanguageCode', 'In which they are answered.'),
    earlierTicketId: f.id('The question it goes on from.', { optional: true }),
    topic: supportTicketResource.fields.topic,
    caseId: f.id('The case in which it goes on.', { optional: true }),
    caseLetterId: f.id('The letter to the other side that it answers.', { optional: true }),
  },
  decide: (_, input, { streamId }): readonly DomainEvent[] => [
    {
      type: supportTicket.events.added,
      data: {
        ...input,
        userId: input.userId ?? null,
        createdByUserId: null,
        status: 'Created',
        publicId: spokenId('Q', streamId),
        linkRevision: FIRST_LINK_REVISION,
      },
      ...(input.userId == null ? {} : { subjectId: input.userId }),
    },
  ],
});
