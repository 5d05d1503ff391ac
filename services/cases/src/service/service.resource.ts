import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { serviceStatuses } from './service-status.js';

export const serviceResource = defineResource({
  name: 'Service',
  table: 'service',
  doc: 'Work that is done for a client: a letter, a report to a platform, an opposition.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'For whom.', { as: 'user', many: 'services', filterable: true }),
    brandId: f.ref('Brand', 'For which brand.', {
      as: 'brand',
      many: 'services',
      optional: true,
      filterable: true,
    }),
    caseId: f.ref('Case', 'In which case.', {
      as: 'case',
      many: 'services',
      optional: true,
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    type: f.text('What is done, as the catalogue of services names it.', {
      max: 80,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'ServiceStatus',
      values: serviceStatuses,
      filterable: true,
      sortable: true,
    }),
    parameters: f.json('Answers of the order form of this type.', { optional: true, personal: true }),
    deadline: f.calendarDate('Last day for it, at the firm.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    paidAt: f.instant('When it was paid for; empty where it was not or nothing is asked for it.', {
      optional: true,
      filterable: true,
    }),
    outcome: f.longText('What came of it, for the client.', { max: 5000, optional: true, personal: true }),
    assignedAdminId: f.ref('User', 'Who does it.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
