import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { workNames } from '../work/works.js';

export const assignmentRuleResource = defineResource({
  name: 'AssignmentRule',
  table: 'assignment_rule',
  doc: 'Who gets which work, before anything else is looked at. The first rule that fits decides; what it leaves empty fits everything.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [{ field: 'position', direction: 'ASC' }],
  fields: {
    position: f.integer('Its place in the order.', { min: 1, max: 1000, filterable: true, sortable: true }),
    work: f.enumeration('For this work.', {
      name: 'Work',
      values: workNames,
      optional: true,
      filterable: true,
    }),
    office: f.code('JurisdictionCode', 'For this office.', { known: knownJurisdiction, optional: true }),
    language: f.code('LanguageCode', 'For a client of this language.', {
      optional: true,
    }),
    clientId: f.ref('User', 'For this client.', { as: 'client', optional: true }),
    assignedAdminId: f.ref(
      'User',
      'Who gets it; empty: whoever does such work, is here and has the least to do.',
      { as: 'assignedAdmin', optional: true },
    ),
  },
});

export const assignmentRule = recordDecider(
  assignmentRuleResource,
  { added: 'AssignmentRuleAdded', amended: 'AssignmentRuleAmended', removed: 'AssignmentRuleRemoved' },
  {
    writable: ['position', 'work', 'office', 'language', 'clientId', 'assignedAdminId'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
  },
);

export const assignmentRuleEntity = recordEntity(assignmentRuleResource, assignmentRule);
