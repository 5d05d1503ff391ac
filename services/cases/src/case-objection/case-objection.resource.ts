import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseObjectionStatuses } from './case-objection-status.js';

export const caseObjectionResource = defineResource({
  name: 'CaseObjection',
  table: 'case_objection',
  doc: 'What the other side of one case wrote, an objection or an answer to a letter: answered by a lawyer, who keeps the demand or withdraws it.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'receivedAt', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseId: f.ref('Case', 'Case it is about.', {
      as: 'case',
      many: 'objections',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    caseLetterId: f.ref('CaseLetter', 'The letter it answers.', { as: 'caseLetter', optional: true }),
    ticketId: f.ref('SupportTicket', 'The conversation in which it came and is answered.', {
      as: 'ticket',
      visibleTo: staff,
    }),
    status: f.enumeration('How far it is.', {
      name: 'CaseObjectionStatus',
      values: caseObjectionStatuses,
      filterable: true,
      sortable: true,
    }),
    receivedAt: f.instant('When it came.', { filterable: true, sortable: true }),
    way: f.text('By which way it came.', { max: 40 }),
    language: f.code('LanguageCode', 'In which the other side is answered.'),
    fromName: f.text('Who wrote, as they say.', { max: 200, optional: true, personal: true }),
    fromEmail: f.email('Where they are answered.', { optional: true, visibleTo: staff, personal: true }),
    reported: f.text('What was reported, as they say.', { max: 2000, optional: true, personal: true }),
    words: f.longText('What they wrote; the client reads it as it came.', {
      max: 10_000,
      min: 1,
      personal: true,
    }),
    clientQuestion: f.longText('What the lawyer asks the client about it.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    clientAnswer: f.longText('What the client says to it.', { max: 5000, optional: true, personal: true }),
    answer: f.longText('What the other side was answered.', { max: 10_000, optional: true, personal: true }),
    answeredAt: f.instant('When they were answered.', { optional: true }),
    reasonForClient: f.longText('Why the demand was withdrawn, for the client.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
