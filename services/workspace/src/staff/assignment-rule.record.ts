import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
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
    fromAmount: f.money(
      'For orders of this sum and more, tax in, in this currency: an order in another one does not fit.',
      { optional: true },
    ),
    team: f.text('The team that gets it: whoever of it does such work, is here and has the least to do.', {
      max: 60,
      optional: true,
    }),
    assignedAdminId: f.ref(
      'User',
      'Who gets it; empty: whoever does such work, is here and has the least to do, of the team where one is named.',
      { as: 'assignedAdmin', optional: true },
    ),
  },
});

type Terms = RecordFields<typeof assignmentRuleResource.fields>;

function ruleProblem({ fromAmount, team, assignedAdminId }: Terms): Refusal | undefined {
  if (fromAmount != null && fromAmount.amountMinor <= 0)
    return refuseFields([
      { path: ['fromAmount'], code: 'TOO_SMALL', message: 'Enter more than zero, or leave the sum open.' },
    ]);
  return team != null && assignedAdminId != null
    ? refuseFields([
        { path: ['team'], code: 'PERSON_OR_TEAM', message: 'Name a colleague or a team, not both.' },
      ])
    : undefined;
}

export const assignmentRule = recordDecider(
  assignmentRuleResource,
  { added: 'AssignmentRuleAdded', amended: 'AssignmentRuleAmended', removed: 'AssignmentRuleRemoved' },
  {
    writable: ['position', 'work', 'office', 'language', 'clientId', 'fromAmount', 'team', 'assignedAdminId'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
    check: ruleProblem,
  },
);

export const assignmentRuleEntity = recordEntity(assignmentRuleResource, assignmentRule);
