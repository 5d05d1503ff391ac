import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseRequestStatuses } from './case-request-status.js';
import { linkedReport } from './report-link.js';

export const caseRequestResource = defineResource({
  name: 'CaseRequest',
  table: 'case_request',
  doc: 'Somebody reports a threat: a customer from the portal, or a visitor who leaves an address.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linkedReport,
  },
  fields: {
    userId: f.ref('User', 'Who reports; empty for visitors.', {
      as: 'user',
      many: 'caseRequests',
      optional: true,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'What is threatened, where the reporter has it here.', {
      as: 'brand',
      many: 'caseRequests',
      optional: true,
      filterable: true,
    }),
    type: f.text('Kind of threat, as the form names it.', {
      max: 200,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    brandName: f.text('What is threatened, as a visitor calls it.', { max: 200, min: 1, optional: true }),
    brandWebsite: f.url('Where the real thing is offered.', { optional: true }),
    links: f.list(f.url('Where the threat can be seen.'), { max: 50, min: 1, filterable: true }),
    message: f.longText('In the reporter’s words.', { max: 5000, optional: true, personal: true }),
    contactEmail: f.email('Where to write to a visitor.', {
      optional: true,
      filterable: true,
      personal: true,
    }),
    contactName: f.text('Name of a visitor.', { max: 200, optional: true, personal: true }),
    knowsThem: f.boolean('Whether the reporter knows who does it.', { optional: true }),
    seenSince: f.calendarDate('Since when the reporter has seen it.', { optional: true }),
    language: f.code('LanguageCode', 'In which a visitor is written to.', { optional: true }),
    confirmedAt: f.instant('When a visitor confirmed, by the link of a letter, that the address is theirs.', {
      optional: true,
      filterable: true,
    }),
    invitationId: f.id('The personal link it came by, where it came by one.', {
      optional: true,
      visibleTo: staff,
    }),
    linkRevision: f.integer('Links to the report with another revision do not open it.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    status: f.enumeration('How far it is.', {
      name: 'CaseRequestStatus',
      values: caseRequestStatuses,
      filterable: true,
      sortable: true,
    }),
    dismissReason: f.longText('Why nothing is done; the reporter reads it.', {
      max: 2000,
      optional: true,
      personal: true,
    }),
    caseId: f.ref('Case', 'Case that came of it.', {
      as: 'case',
      many: 'requests',
      optional: true,
      filterable: true,
    }),
    otherSide: f.text('Who does it, as the lawyer sees it; empty until somebody looked.', {
      max: 200,
      min: 1,
      optional: true,
      visibleTo: staff,
      filterable: true,
      personal: true,
    }),
    platform: f.text('Marketplace, network or register it happens on, as the lawyer sees it.', {
      max: 120,
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
