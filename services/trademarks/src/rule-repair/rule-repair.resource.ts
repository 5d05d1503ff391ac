import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { ruleRepairStatuses } from './rule-repair-status.js';

const found = { optional: true, min: 0 } as const;
const person = { optional: true, ofAnyClient: true } as const;

export const ruleRepairResource = defineResource({
  name: 'RuleRepair',
  table: 'rule_repair',
  doc: 'The repair of dates that a wrong version of a rule gave: whom it touches, who approved it, what came of it.',
  tier: 'aggregate',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    correction: f.text('Correction of the rule book that is repaired, by rule and right version.', {
      max: 120,
      min: 1,
      filterable: true,
    }),
    ruleName: f.text('What the rule is about.', { max: 200 }),
    wrongVersion: f.integer('Version of the rule that was wrong.', { min: 1 }),
    rightVersion: f.integer('Version that takes its place.', { min: 1 }),
    wrong: f.longText('What was wrong.', { max: 2000 }),
    law: f.longText('The article of law that says so.', { max: 2000 }),
    page: f.url('Page where it was read.'),
    note: f.longText('What colleagues should know before they approve.', { max: 2000, optional: true }),
    status: f.enumeration('How far it is.', {
      name: 'RuleRepairStatus',
      values: ruleRepairStatuses,
      filterable: true,
      sortable: true,
    }),
    draftedById: f.ref('User', 'Who drafted it; nobody where the service did, because the correction came.', {
      as: 'draftedBy',
      ...person,
    }),
    firstApproverId: f.ref('User', 'The first admin who approved it.', { as: 'firstApprover', ...person }),
    secondApproverId: f.ref('User', 'The second admin who approved it.', { as: 'secondApprover', ...person }),
    dryRunBegunAt: f.instant('When the dry run began.', { optional: true }),
    dryRunDoneAt: f.instant('When the dry run was done.', { optional: true }),
    logPosition: f.integer('Position of the log that the dry run saw.', found),
    lookedUpTo: f.id('The last mark the dry run has looked at; it goes on after it.', {
      optional: true,
      secret: true,
    }),
    marksLookedAt: f.integer('Marks looked at.', found),
    marksTouched: f.integer('Marks with a date that changes.', found),
    datesTouched: f.integer('Dates that change.', found),
    ownersTouched: f.integer('Owners of those marks.', found),
    datesOver: f.integer('Of those dates: the right one is over already.', found),
    promisesMade: f.integer(
      'Of those dates: somebody was reminded, ordered or filed by the wrong one.',
      found,
    ),
    offices: f.list(
      f.object('RuleRepairOffice', 'What changes at one office.', {
        office: f.code('JurisdictionCode', 'The office.'),
        marks: f.integer('Marks with a date that changes.', { min: 0 }),
        dates: f.integer('Dates that change.', { min: 0 }),
      }),
      { max: 300, optional: true },
    ),
    inForceFrom: f.instant('From when all marks are counted by the right version.', { optional: true }),
    datesRepaired: f.integer('Dates that were put right.', found),
    datesLeftOut: f.integer('Dates that were left out; each says why.', found),
    carriedOutAt: f.instant('When the last mark was dealt with.', { optional: true }),
  },
});
