import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** Whose words they are, whoever typed them. */
export const messageSides = ['client', 'firm'] as const;

/** By which way words came or went. Stored: never renamed. */
export const messageChannels = ['portal', 'page', 'e-mail', 'phone', 'letter'] as const;

export const supportMessageResource = defineResource({
  name: 'SupportMessage',
  table: 'support_message',
  doc: 'One entry in the conversation of a ticket, after the question it began with. Written from what happened to the ticket.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    // An internal line is nobody’s outside the firm, whosever ticket it stands in.
    customer: (viewer) => ({ userId: viewer.userId, internal: false }),
    visitor: ({ link }) =>
      link?.purpose === 'support'
        ? { ticketId: link.subjectId, linkRevision: link.revision, internal: false }
        : noRow,
  },
  listable: ['visitor', 'customer', ...staff],
  defaultOrder: [{ field: 'createdAt', direction: 'ASC' }],
  fields: {
    ticketId: f.ref('SupportTicket', 'The ticket it belongs to.', {
      as: 'ticket',
      many: 'messages',
      filterable: true,
    }),
    userId: f.ref('User', 'The customer whose ticket it is.', {
      as: 'user',
      optional: true,
      filterable: true,
    }),
    side: f.enumeration('Whose words they are.', { name: 'SupportMessageSide', values: messageSides }),
    authorId: f.ref('User', 'Who wrote it down.', { as: 'author', optional: true, visibleTo: staff }),
    channel: f.enumeration('By which way it came or went; none for an internal line.', {
      name: 'SupportMessageChannel',
      values: messageChannels,
      optional: true,
    }),
    text: f.longText('What was written.', { max: 10_000, personal: true }),
    internal: f.boolean('Among staff; no customer reads it.', { visibleTo: staff, filterable: true }),
    linkRevision: f.integer('As of its ticket.', { min: 1, optional: true, visibleTo: staff }),
    documentIds: f.list(f.id('A paper that came with it.'), { max: 10 }),
  },
});
