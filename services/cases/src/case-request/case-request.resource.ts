import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseRequestStatuses } from './case-request-status.js';

export const caseRequestResource = defineResource({
  name: 'CaseRequest',
  table: 'case_request',
  doc: 'Somebody reports a threat: a customer from the portal, or a visitor who leaves an address.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
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
      max: 60,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    brandWebsite: f.url('Where the real thing is offered.', { optional: true }),
    links: f.list(f.url('Where the threat can be seen.'), { max: 50, min: 1, filterable: true }),
    message: f.longText('In the reporter’s words.', { max: 5000, optional: true, personal: true }),
    contactEmail: f.email('Where to write to a visitor.', {
      optional: true,
      filterable: true,
      personal: true,
    }),
    contactName: f.text('Name of a visitor.', { max: 200, optional: true, personal: true }),
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
