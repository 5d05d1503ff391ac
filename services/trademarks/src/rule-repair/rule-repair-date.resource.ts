import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** How a date is touched. */
export const dateChanges = ['Another date', 'New date', 'No date any more'] as const;
/** What was already done by the wrong date. */
export const datePromises = ['Reminder sent', 'Renewal ordered', 'Filed or done'] as const;
/** What became of it. */
export const dateOutcomes = ['Listed', 'Repaired', 'Left out'] as const;

const day = { optional: true } as const;

export const ruleRepairDateResource = defineResource({
  name: 'RuleRepairDate',
  table: 'rule_repair_date',
  doc: 'One date of one mark that a repair of a rule changes, as the dry run found it, and what became of it.',
  tier: 'reference',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [
    { field: 'isOver', direction: 'DESC' },
    { field: 'firstDay', direction: 'ASC' },
  ],
  fields: {
    ruleRepairId: f.ref('RuleRepair', 'The repair.', { as: 'ruleRepair', many: 'dates', filterable: true }),
    trademarkId: f.ref('Trademark', 'The mark.', { as: 'trademark', filterable: true }),
    jurisdiction: f.code('JurisdictionCode', 'Its office.', { filterable: true, sortable: true }),
    key: f.text('Stable name of the deadline within the mark.', { max: 120 }),
    name: f.text('What has to be done.', { max: 200 }),
    change: f.enumeration('How it is touched.', {
      name: 'RuleRepairDateChange',
      values: dateChanges,
      filterable: true,
    }),
    dateBefore: f.calendarDate('The day by the wrong version.', { ...day, sortable: true }),
    dateAfter: f.calendarDate('The day by the right version.', { ...day, sortable: true }),
    legalBefore: f.calendarDate('The last day by law, by the wrong version.', day),
    legalAfter: f.calendarDate('The last day by law, by the right version.', day),
    graceBefore: f.calendarDate('The last day of the time of grace, by the wrong version.', day),
    graceAfter: f.calendarDate('The last day of the time of grace, by the right version.', day),
    firstDay: f.calendarDate('The earlier one of both days.', { sortable: true }),
    daysLeft: f.integer('Days from the dry run to the right day; less than none where it is over.', {
      optional: true,
      sortable: true,
    }),
    isOver: f.boolean('The right day is over, and what is due by it is not done.', {
      filterable: true,
      sortable: true,
    }),
    promises: f.list(
      f.enumeration('What was done by the wrong date.', { name: 'RuleRepairPromise', values: datePromises }),
      { max: 3 },
    ),
    outcome: f.enumeration('What became of it.', {
      name: 'RuleRepairDateOutcome',
      values: dateOutcomes,
      filterable: true,
      sortable: true,
    }),
    leftOutBecause: f.text('Why it was left out.', { max: 300, optional: true }),
  },
});
