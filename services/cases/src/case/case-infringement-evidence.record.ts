import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const caseInfringementEvidenceResource = defineResource({
  name: 'CaseInfringementEvidence',
  table: 'case_infringement_evidence',
  doc: 'What was seen where and when.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'evidenceDate', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseInfringementId: f.ref('CaseInfringement', 'What it proves.', {
      as: 'caseInfringement',
      many: 'evidence',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    website: f.url('Page it was seen on.'),
    evidenceDate: f.calendarDate('Day it was seen, at the firm.', { filterable: true, sortable: true }),
    description: f.longText('What can be seen.', { max: 5000, personal: true }),
    documentId: f.ref('Document', 'Screenshot or file.', {
      as: 'document',
      many: 'caseInfringementEvidence',
      optional: true,
      filterable: true,
    }),
  },
});

export const caseInfringementEvidence = recordDecider(
  caseInfringementEvidenceResource,
  {
    added: 'CaseInfringementEvidenceAdded',
    amended: 'CaseInfringementEvidenceAmended',
    removed: 'CaseInfringementEvidenceRemoved',
  },
  {
    writable: ['userId', 'caseInfringementId', 'website', 'evidenceDate', 'description', 'documentId'],
    fixed: ['userId', 'caseInfringementId'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const caseInfringementEvidenceEntity = recordEntity(
  caseInfringementEvidenceResource,
  caseInfringementEvidence,
);
