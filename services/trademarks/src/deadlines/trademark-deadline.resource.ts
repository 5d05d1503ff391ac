import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { deadlineKinds, deadlineStates } from './deadline.js';

const known = { optional: true, filterable: true } as const;
const date = { ...known, sortable: true } as const;
const inside = { optional: true, visibleTo: staff } as const;

/** Rows follow from the events of the mark alone. What depends on today is told by `phases`, so that no row grows old by itself. */
export const trademarkDeadlineResource = defineResource({
  name: 'TrademarkDeadline',
  table: 'trademark_deadline',
  doc: 'One legal date of a mark, with the rule and the event it follows from. Customers read those of their own marks.',
  tier: 'reference',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'nominalDate', direction: 'ASC' }],
  fields: {
    trademarkId: f.ref('Trademark', 'The mark.', { as: 'trademark', many: 'deadlines', filterable: true }),
    userId: f.ref(
      'User',
      "Whose it is; the mark's. Null for what is the firm's own duty: the fee of an application it filed.",
      { as: 'user', many: 'trademarkDeadlines', ...known },
    ),
    markName: f.text('The mark, by its name.', { trigram: true, max: 300, ...known, sortable: true }),
    jurisdiction: f.code('JurisdictionCode', 'The office.', { filterable: true, sortable: true }),
    key: f.text('Stable name of this deadline within the mark: rule, and which of several events or terms.', {
      max: 120,
    }),
    kind: f.enumeration('What it is about.', {
      name: 'TrademarkDeadlineKind',
      values: deadlineKinds,
      filterable: true,
      sortable: true,
    }),
    name: f.text('What has to be done.', { max: 200 }),
    actor: f.enumeration('Who has to act, or whose right ends.', {
      name: 'TrademarkDeadlineActor',
      values: ['owner', 'third party', 'office'],
      filterable: true,
    }),
    nominalDate: f.calendarDate('The day by counting alone; reminders hang on it.', {
      filterable: true,
      sortable: true,
    }),
    legalDate: f.calendarDate('The last day by law: the nominal day, or the next day the office is open.', {
      filterable: true,
      sortable: true,
      visibleTo: staff,
    }),
    safeDate: f.calendarDate('The day by which we want to have acted.', { filterable: true, sortable: true }),
    opensDate: f.calendarDate('First day the office accepts it; null where that is not confirmed.', date),
    graceDate: f.calendarDate('Last day of the time of grace; null where there is none.', date),
    lastChanceDate: f.calendarDate('Last day by law on which it can still be done, time of grace included.', {
      filterable: true,
      sortable: true,
      visibleTo: staff,
    }),
    surcharge: f.text('What being late costs.', { max: 400, optional: true }),
    extensionsUsed: f.integer('Extensions used; null where there are none.', { optional: true, min: 0 }),
    extensionDates: f.list(f.calendarDate('Where the next extensions would lead.'), {
      max: 12,
      optional: true,
    }),
    ruleId: f.text('The rule it follows.', { max: 120, filterable: true }),
    ruleVersion: f.integer('Version of that rule; a new law is a new version.', { min: 1 }),
    citation: f.longText('The article of law it follows; where none is confirmed, the words that say so.', {
      max: 2000,
    }),
    sources: f.longText(
      'Notes on pages and practice from which facts of the office were read; the law itself is the citation.',
      { max: 4000, ...inside },
    ),
    confidence: f.text('How sure we are of the rule: sourced, known, unsure.', { max: 20, filterable: true }),
    triggerEvent: f.text('What it counts from.', { max: 200 }),
    triggerDate: f.calendarDate('Day it counts from.', {}),
    calendarOffice: f.text('Whose closing days count.', { max: 20 }),
    calendarConfirmed: f.boolean('The closing days of that office are known; otherwise no date is moved.'),
    closedFor: f.text('Why the nominal day moved: name of the holiday, or weekend.', {
      max: 200,
      optional: true,
    }),
    consequence: f.longText('What is lost by missing it.', { max: 2000 }),
    reason: f.longText('Why this date, in plain words.', { max: 4000 }),
    toConfirm: f.list(f.longText('What a lawyer has to confirm first.', { max: 2000 }), {
      max: 50,
      ...inside,
    }),
    disputed: f.boolean(
      'It hangs on a date that cannot be true; letters about it rest until somebody looked.',
      { filterable: true },
    ),
    previousNominalDate: f.calendarDate('The day before it moved.', { optional: true }),
    previousLegalDate: f.calendarDate('The legal day before it moved.', inside),
    movedBecause: f.longText('Why it moved.', { max: 2000, optional: true }),
    settled: f.enumeration(
      'Done, missed, not used or not needed for good as of the last event of its mark; null while it ran then.',
      { name: 'TrademarkDeadlineState', values: deadlineStates, ...known },
    ),
    endsAs: f.enumeration('How it ends when nothing else happens, or has ended; null where no day ends it.', {
      name: 'TrademarkDeadlineState',
      values: deadlineStates,
      ...known,
    }),
    endsAt: f.instant('When it ends so: the beginning of the day after its time at the office.', known),
    phases: f.list(
      f.object('TrademarkDeadlinePhase', 'How its state goes on as long as nothing else happens.', {
        from: f.calendarDate('From this day on.'),
        state: f.enumeration('Its state then.', { name: 'TrademarkDeadlineState', values: deadlineStates }),
      }),
      { max: 12 },
    ),
  },
});

export type DeadlineRow = typeof trademarkDeadlineResource.fields;
