import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { supportTicketStatuses } from './support-ticket-status.js';

export const supportTicketResource = defineResource({
  name: 'SupportTicket',
  table: 'support_ticket',
  doc: 'A question or complaint that somebody answers.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
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
    requestId: f.ref('RegistrationRequest', 'The order it is about.', {
      as: 'request',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      optional: true,
      visibleTo: staff,
      filterable: true,
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
    assignedAdminId: f.ref('User', 'Who answers it.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
