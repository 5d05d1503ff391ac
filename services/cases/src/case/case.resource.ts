import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseOutcomes } from './case-outcome.js';
import { caseRelevances } from './case-relevance.js';
import { caseStatuses } from './case-status.js';

export const caseResource = defineResource({
  name: 'Case',
  table: 'case',
  doc: 'A threat to a brand and what is done about it; customers read "threat".',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Owner of the brand.', { as: 'user', many: 'cases', filterable: true }),
    brandId: f.ref('Brand', 'What is threatened.', { as: 'brand', many: 'cases', filterable: true }),
    brandMonitoringTaskId: f.ref('BrandMonitoringTask', 'Scan that found it.', {
      as: 'brandMonitoringTask',
      many: 'cases',
      optional: true,
      filterable: true,
    }),
    caseCounterpartyId: f.ref('CaseCounterparty', 'Who is on the other side.', {
      as: 'caseCounterparty',
      many: 'cases',
      filterable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'CaseStatus',
      values: caseStatuses,
      filterable: true,
      sortable: true,
    }),
    relevance: f.enumeration('How much it matters, in the lawyer’s eyes.', {
      name: 'CaseRelevance',
      values: caseRelevances,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    outcome: f.enumeration('How it ended.', {
      name: 'CaseOutcome',
      values: caseOutcomes,
      optional: true,
      filterable: true,
    }),
    outcomeNote: f.longText('The same in words, for the client.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    outcomeDocumentId: f.ref('Document', 'Paper that shows the outcome: agreement, transfer, decision.', {
      as: 'outcomeDocument',
      optional: true,
    }),
    approachedAt: f.instant('When the client read of it, or of it again.', { optional: true }),
    remindersSent: f.integer('Reminders that went out since.', { min: 0, max: 3, optional: true }),
    lastRemindedAt: f.instant('When the last of them went out.', { optional: true }),
    closedAt: f.instant('When it was resolved.', { optional: true, filterable: true, sortable: true }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    ifLeftAlone: f.longText('What is to be expected if nothing is done; the client reads it.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    lawyersNote: f.longText('What the lawyer thinks of it; the client never reads this.', {
      max: 10_000,
      optional: true,
      visibleTo: staff,
      personal: true,
    }),
  },
});
