import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** What offices object to. The specification names the field and shows no values. */
export const issueCategories = [
  'Formal',
  'Classification',
  'Distinctiveness',
  'Earlier marks',
  'Use',
  'Other',
] as const;
export type IssueCategory = (typeof issueCategories)[number];

export const officeActionIssueResource = defineResource({
  name: 'OfficeActionIssue',
  table: 'office_action_issue',
  doc: 'One point the office raises in its letter.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    officeActionId: f.ref('OfficeAction', 'The letter.', {
      as: 'officeAction',
      many: 'issues',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    name: f.text('The point in a few words.', { max: 300, min: 1, filterable: true, sortable: true }),
    category: f.enumeration('What it is about.', {
      name: 'OfficeActionIssueCategory',
      values: issueCategories,
      filterable: true,
    }),
    userId: f.ref('User', "Whose it is; follows the letter's.", {
      as: 'user',
      optional: true,
      filterable: true,
    }),
  },
});

export const officeActionIssue = recordDecider(
  officeActionIssueResource,
  {
    added: 'OfficeActionIssueNoted',
    amended: 'OfficeActionIssueAmended',
    removed: 'OfficeActionIssueRemoved',
  },
  {
    writable: ['officeActionId', 'userId', 'name', 'category'],
    fixed: ['officeActionId', 'userId'],
    create: staff,
    update: staff,
    remove: staff,
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const officeActionIssueEntity = recordEntity(officeActionIssueResource, officeActionIssue);
