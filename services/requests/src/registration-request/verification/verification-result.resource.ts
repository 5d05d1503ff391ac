import { classNumbers } from '@cotta/reference/nice-classes.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { riskBands, verificationContentFields } from './verification-content.js';
import { reportRows } from './report-rows.js';

export const verificationResultResource = defineResource({
  name: 'VerificationResult',
  table: 'verification_result',
  doc: "The lawyer's report on one version of a check. Clients see it once it is released.",
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: reportRows,
  defaultOrder: [{ field: 'resultVersion', direction: 'DESC' }],
  fields: {
    requestId: f.ref('RegistrationRequest', 'The request that was checked.', {
      as: 'request',
      filterable: true,
    }),
    resultVersion: f.integer('1 for the first check, higher when it was repeated.', {
      min: 1,
      filterable: true,
      sortable: true,
    }),
    completed: f.boolean('Whether the lawyer has finished.', { filterable: true }),
    ...verificationContentFields,
    recommendedClasses: f.list(
      f.integer('Class the lawyer recommends for at least one office.', classNumbers),
      { max: 45 },
    ),
    lawyerId: f.ref('User', 'Who answered.', { as: 'lawyer', optional: true }),
    lawyerName: f.text('Name of whoever answered, as it was then; for the head of the report.', {
      max: 200,
      optional: true,
    }),
    releasedAt: f.instant('When the client could read it.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    overallRisk: f.enumeration('Risk over all offices.', {
      name: 'RiskBand',
      values: riskBands,
      optional: true,
      visibleTo: staff,
    }),
    searchType: f.text('How the registers were searched.', { max: 60, optional: true, visibleTo: staff }),
    value: f.text('What was searched for.', { max: 300, optional: true, visibleTo: staff }),
    valueType: f.text('Kind of what was searched for.', { max: 60, optional: true, visibleTo: staff }),
    userId: f.id('Owner of the request.', { optional: true, secret: true }),
    released: f.boolean('Whether clients may read it.', { secret: true }),
    linkRevision: f.integer('As of the request.', { secret: true }),
  },
});
