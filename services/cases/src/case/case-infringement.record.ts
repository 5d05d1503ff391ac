import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const caseInfringementResource = defineResource({
  name: 'CaseInfringement',
  table: 'case_infringement',
  doc: 'What happens on one platform in one case.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseId: f.ref('Case', 'Case it belongs to.', {
      as: 'case',
      many: 'infringements',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    platform: f.text('Marketplace, network or register it happens on.', {
      max: 120,
      min: 1,
      filterable: true,
      sortable: true,
    }),
  },
});

export const caseInfringement = recordDecider(
  caseInfringementResource,
  { added: 'CaseInfringementAdded', amended: 'CaseInfringementAmended', removed: 'CaseInfringementRemoved' },
  {
    writable: ['userId', 'caseId', 'platform'],
    fixed: ['userId', 'caseId'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const caseInfringementEntity = recordEntity(caseInfringementResource, caseInfringement);
