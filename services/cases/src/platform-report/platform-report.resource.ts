import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { platformReportStatuses } from './platform-report-status.js';
import { reportChannelKeys } from './report-channels.js';

export const platformReportResource = defineResource({
  name: 'CasePlatformReport',
  table: 'case_platform_report',
  doc: 'A report to a platform about pages of one case: prepared here, filed by a person there.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseId: f.ref('Case', 'Case it belongs to.', {
      as: 'case',
      many: 'platformReports',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    status: f.enumeration('How far it is.', {
      name: 'CasePlatformReportStatus',
      values: platformReportStatuses,
      filterable: true,
      sortable: true,
    }),
    channel: f.enumeration('Where it is filed.', {
      name: 'ReportChannel',
      values: reportChannelKeys,
      filterable: true,
    }),
    links: f.list(f.url('A page that is reported.'), { max: 300, min: 1 }),
    rightsHolder: f.text('Owner of the mark, as registered.', { max: 300, min: 1, personal: true }),
    markName: f.text('The mark, as registered.', { max: 200, min: 1 }),
    markNumber: f.text('Its number at the office; empty while it is not registered.', {
      max: 60,
      optional: true,
    }),
    markOffice: f.text('Its office.', { max: 120, min: 1 }),
    goods: f.longText('Goods and services it is protected for, as far as they matter here.', { max: 3000 }),
    explanation: f.longText('What can be seen on the pages.', { max: 5000 }),
    text: f.longText('The report as it is filed.', { max: 20_000, optional: true, personal: true }),
    referenceNumber: f.text('By what the platform knows it.', { max: 120, optional: true }),
    filedOn: f.calendarDate('Day it was filed, at the firm.', { optional: true, filterable: true }),
    receiptDocumentId: f.ref('Document', 'What the platform confirmed.', {
      as: 'receiptDocument',
      optional: true,
    }),
    answer: f.longText('What the platform answered.', { max: 5000, optional: true, personal: true }),
    answeredAt: f.instant('When it did.', { optional: true }),
    overdueAt: f.instant('When we last noticed that no answer had come.', {
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
