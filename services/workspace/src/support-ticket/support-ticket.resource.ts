import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { supportTicketStatuses } from './support-ticket-status.js';
import { ticketTopics } from './ticket-topic.js';

/** Whoever holds the link of a letter about this very question, as long as it was not taken back. */
function linked({ link }: Viewer) {
  return link?.purpose === 'support' ? { id: link.subjectId, linkRevision: link.revision } : noRow;
}

export const supportTicketResource = defineResource({
  name: 'SupportTicket',
  table: 'support_ticket',
  doc: 'A question or complaint that somebody answers.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
  fields: {
    publicId: f.text('What people quote.', { trigram: true, max: 20, optional: true, filterable: true }),
    userId: f.ref('User', 'The customer it is from or about.', {
      as: 'user',
      many: 'supportTickets',
      optional: true,
      filterable: true,
    }),
    contactEmail: f.email('Where to write to, for who has no account.', {
      optional: true,
      filterable: true,
      personal: true,
    }),
    contactName: f.text('Who asks, for who has no account.', { max: 200, optional: true, personal: true }),
    language: f.code('LanguageCode', 'In which who has no account asked and is answered.', {
      optional: true,
    }),
    topic: f.enumeration('What came by a form or a letter of its own; none where it is a question.', {
      name: 'SupportTicketTopic',
      values: ticketTopics,
      optional: true,
      filterable: true,
    }),
    reported: f.text('What was reported, as the other side names it: a page, or the number of the report.', {
      max: 2000,
      optional: true,
      visibleTo: staff,
      personal: true,
    }),
    caseLetterId: f.ref('CaseLetter', 'The letter to the other side that is answered.', {
      as: 'caseLetter',
      optional: true,
      visibleTo: staff,
    }),
    caseId: f.ref('Case', 'The case in which it is kept and answered.', {
      as: 'case',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    requestId: f.ref('RegistrationRequest', 'The order it is about.', {
      as: 'request',
      optional: true,
      filterable: true,
    }),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      optional: true,
      filterable: true,
    }),
    earlierTicketId: f.ref(
      'SupportTicket',
      'The one it goes on from: that was over, or somebody else answered in it.',
      {
        as: 'earlierTicket',
        optional: true,
        visibleTo: staff,
      },
    ),
    mergedIntoId: f.ref(
      'SupportTicket',
      'The one in which the same client asks the same: it goes on there.',
      {
        as: 'mergedInto',
        optional: true,
        visibleTo: staff,
      },
    ),
    linkRevision: f.integer('Links to it with another revision do not open it.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    createdByUserId: f.ref('User', 'Who opened it.', {
      as: 'createdByUser',
      optional: true,
      filterable: true,
    }),
    description: f.longText('What is asked.', { max: 10_000, min: 3, personal: true }),
    status: f.enumeration('How far it is.', {
      name: 'SupportTicketStatus',
      values: supportTicketStatuses,
      filterable: true,
      sortable: true,
    }),
    resolution: f.longText('What was done; the customer reads it.', {
      max: 10_000,
      optional: true,
      personal: true,
    }),
    resolvedAt: f.instant('When it was resolved.', { optional: true, filterable: true, sortable: true }),
    waitingSince: f.instant('Since when the customer has the word.', { optional: true, visibleTo: staff }),
    reminders: f.integer('How often the customer was reminded since then.', {
      min: 0,
      optional: true,
      visibleTo: staff,
    }),
    assignedAdminId: f.ref('User', 'Who answers it.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
