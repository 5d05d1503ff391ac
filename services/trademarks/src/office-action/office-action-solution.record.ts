import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const officeActionSolutionResource = defineResource({
  name: 'OfficeActionSolution',
  table: 'office_action_solution',
  doc: 'One way to answer the letter, with its odds and what it costs. The client sees it once it is offered: with the kick-off, or by hand after it.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId, offered: true }),
  },
  fields: {
    officeActionId: f.ref('OfficeAction', 'The letter.', {
      as: 'officeAction',
      many: 'solutions',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    solution: f.longText('What would be done.', { max: 5000, min: 1 }),
    chanceOfSuccess: f.integer("The lawyer's estimate in percent.", {
      min: 0,
      max: 100,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    serviceFee: f.money('Our fee.', { optional: true }),
    governmentFee: f.money("The office's fee.", { optional: true }),
    recommended: f.boolean('What the lawyer advises.', { filterable: true }),
    offered: f.boolean('The client sees it.', { visibleTo: staff, optional: true, filterable: true }),
    userId: f.ref('User', "Whose it is; follows the letter's.", {
      as: 'user',
      optional: true,
      filterable: true,
    }),
  },
});

export const officeActionSolution = recordDecider(
  officeActionSolutionResource,
  {
    added: 'OfficeActionSolutionProposed',
    amended: 'OfficeActionSolutionAmended',
    removed: 'OfficeActionSolutionRemoved',
  },
  {
    writable: [
      'officeActionId',
      'userId',
      'solution',
      'chanceOfSuccess',
      'serviceFee',
      'governmentFee',
      'recommended',
      'offered',
    ],
    fixed: ['officeActionId', 'userId'],
    create: staff,
    update: staff,
    remove: staff,
    fill: ({ offered }) => ({ offered: offered ?? false }),
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const officeActionSolutionEntity = recordEntity(officeActionSolutionResource, officeActionSolution);
