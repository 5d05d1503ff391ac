import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { months } from '../deadlines/period.js';
import { corrections, type Correction } from '../deadlines/rules/corrections.js';
import { deadlineReminders } from '../docketing/notices/issue-reminder.js';
import { recountMarks } from '../mark/recount-marks.js';
import { admin, client, lawyer } from '../testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { workRuleRepairs } from './repair-runs.js';

/** As if the ten years of the United Kingdom had been wrong. */
const seeded: Correction = {
  id: 'UK.renewal@2',
  ruleId: 'UK.renewal',
  version: 1,
  rightVersion: 2,
  change: { due: months(114) },
  wrong: 'Ten years were counted; the first term has nine years and six months.',
  law: 'Trade Marks Act 1994, section 42',
  page: 'https://www.legislation.gov.uk/ukpga/1994/26/section/42',
  since: '2026-06-22',
};
(corrections as Correction[]).push(seeded);

/** Signed in a moment ago. */
const colleague = (name: string) => (): Viewer => ({
  ...admin,
  userId: nameBasedId(name),
  authTime: fixture.clock.now().getTime() / 1000,
});
const [first, second] = [colleague('first'), colleague('second')];
const forbidden = { extensions: { code: 'FORBIDDEN' } };
const marks: Record<string, string> = {};
let fixture: TrademarksFixture;
let repair = '';

beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T09:00:00Z');
});
afterAll(() => fixture.close());

async function made(name: string, input: object): Promise<void> {
  const answer = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name,
      jurisdiction: 'UK',
      type: 'WORD',
      status: 'TRADEMARK_REGISTERED',
      goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
      userId: client.userId,
      number: name,
      ...input,
    },
  });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  marks[name] = answer.id;
}
const registered = (filingDate: string) => ({
  filingDate,
  registrationDate: `${Number(filingDate.slice(0, 4)) + 1}-01-05`,
});

interface Row {
  readonly mark: string;
  readonly key: string;
  readonly on: string;
  readonly version: number;
}
/** Every date of every mark. */
const dates = (): Promise<Row[]> =>
  fixture.db.query(
    `select t.name as mark, d.key, d.nominal_date::text as on, d.rule_version as version from trademark_deadline d join trademark t on t.id = d.trademark_id order by mark, key`,
  );
const rowsOfOthers = (): Promise<object[]> =>
  fixture.db.query(`select d.* from trademark_deadline d where d.trademark_id <> all($1) order by d.id`, [
    [marks.soon, marks.over],
  ]);
const planned = (): Promise<{ readonly mark: string }[]> =>
  fixture.db.query(
    `select t.name as mark, r.kind, r.step, r.due_on::text as on, r.state from reminder r join trademark_deadline d on d.id = r.subject_id join trademark t on t.id = d.trademark_id
      order by mark, kind, step, due_on`,
  );
const renewals = async () =>
  Object.fromEntries(
    (await dates()).filter(({ key }) => key.startsWith('UK.renewal#1')).map(({ mark, on }) => [mark, on]),
  );
const step = (viewer: Viewer, mutation: string, input: object = {}) =>
  fixture.write(viewer, { mutation, type: 'RuleRepair', id: repair, input, show: 'id status' });
const drafted = (correction: string) =>
  fixture.write(first(), { mutation: 'createRuleRepair', type: 'RuleRepair', input: { correction } });
/** Corrections for which a repair can be drafted. */
const toRepair = async () =>
  (await fixture.ask(admin, '{ correctionsToRepair { correction } }')).data.correctionsToRepair;
const round = () => workRuleRepairs(fixture.runtime);
const seen = async (fields: string) =>
  (await fixture.ask(admin, `{ ruleRepair(id: "${repair}") { ${fields} } }`)).data.ruleRepair;
const listed = async () =>
  (
    await fixture.ask(
      admin,
      `{ ruleRepair(id: "${repair}") { dates(limit: 50) { items { trademark { name } key change dateBefore dateAfter daysLeft isOver promises outcome leftOutBecause } } } }`,
    )
  ).data.ruleRepair.dates.items as readonly {
    readonly trademark: { readonly name: string };
    readonly outcome: string;
    readonly leftOutBecause: string | null;
  }[];

describe('the repair of a rule that was wrong', () => {
  it('is drafted by the service once, and nothing is counted by the right version before it', async () => {
    await made('soon', registered('2017-01-10'));
    await made('over', registered('2016-09-20'));
    await made('changed', registered('2018-03-01'));
    await made('ended', { ...registered('2017-01-10'), status: 'CANCELLED' });
    await made('by the register', { ...registered('2017-01-10'), expirationDate: '2027-01-10' });
    await made('elsewhere', { ...registered('2017-01-10'), jurisdiction: 'EU' });
    fixture.clock.moveTo('2026-06-18T09:00:00Z');
    await deadlineReminders(fixture.runtime).scan();
    expect(await round()).toMatchObject({ drafted: 1 });
    expect(await round()).toEqual({ drafted: 0, marksLookedAt: 0, marksRepaired: 0 });
    expect(await toRepair()).toEqual([]);
    expect(await drafted(seeded.id)).toMatchObject({
      fields: [{ path: ['correction'], code: 'ALREADY_REPAIRED' }],
    });
    const [row] = (
      await fixture.ask(
        admin,
        '{ ruleRepairList { items { id status ruleName wrongVersion rightVersion law draftedBy { id } } } }',
      )
    ).data.ruleRepairList.items;
    expect(row).toMatchObject({
      status: 'DRAFTED',
      ruleName: 'Renewal (UK.renewal)',
      wrongVersion: 1,
      rightVersion: 2,
      law: seeded.law,
      draftedBy: null,
    });
    repair = row.id;
    expect(await renewals()).toMatchObject({ soon: '2027-01-10', over: '2026-09-20', changed: '2028-03-01' });
  });

  it('looks at all marks without changing one, and lists what is urgent first', async () => {
    const before = await fixture.db.query('select * from trademark_deadline order by id');
    expect(await step(client, 'beginRuleDryRun')).toMatchObject(forbidden);
    expect(await step(lawyer, 'beginRuleDryRun')).toMatchObject({ status: 'DRY_RUN_UNDER_WAY' });
    expect(await round()).toMatchObject({ marksLookedAt: 6 });
    expect(
      await seen(
        'status marksLookedAt marksTouched datesTouched ownersTouched datesOver promisesMade offices { office marks dates }',
      ),
    ).toEqual({
      status: 'DRY_RUN_DONE',
      marksLookedAt: 6,
      marksTouched: 3,
      datesTouched: 3,
      ownersTouched: 1,
      datesOver: 1,
      promisesMade: expect.any(Number),
      offices: [{ office: 'UK', marks: 3, dates: 3 }],
    });
    expect(await listed()).toMatchObject([
      {
        trademark: { name: 'over' },
        dateBefore: '2026-09-20',
        dateAfter: '2026-03-20',
        daysLeft: -90,
        isOver: true,
      },
      {
        trademark: { name: 'soon' },
        dateBefore: '2027-01-10',
        dateAfter: '2026-07-10',
        daysLeft: 22,
        isOver: false,
      },
      { trademark: { name: 'changed' }, dateBefore: '2028-03-01', dateAfter: '2027-09-01', isOver: false },
    ]);
    expect(await fixture.db.query('select * from trademark_deadline order by id')).toEqual(before);
  });

  it('needs two admins who signed in lately', async () => {
    expect(await step(lawyer, 'approveRuleRepair')).toMatchObject(forbidden);
    expect(await step({ ...first(), authTime: 0 }, 'approveRuleRepair')).toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    expect(await step(first(), 'carryOutRuleRepair')).toMatchObject({ code: 'WRONG_STATUS' });
    expect(await step(first(), 'approveRuleRepair')).toMatchObject({ status: 'APPROVED_BY_ONE' });
    expect(await step(first(), 'approveRuleRepair')).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await step(first(), 'carryOutRuleRepair')).toMatchObject({ code: 'WRONG_STATUS' });
    expect(await step(second(), 'approveRuleRepair')).toMatchObject({ status: 'APPROVED_BY_TWO' });
  });

  it('refuses what was looked at too long ago, and counts approvals of an earlier dry run no more', async () => {
    fixture.clock.moveTo('2026-06-26T09:00:00Z');
    expect(await step(first(), 'carryOutRuleRepair')).toMatchObject({ code: 'DRY_RUN_OLD' });
    fixture.clock.moveTo('2026-06-19T09:00:00Z');
    await step(first(), 'beginRuleDryRun');
    await round();
    expect(await seen('status marksTouched firstApprover { id } secondApprover { id }')).toEqual({
      status: 'DRY_RUN_DONE',
      marksTouched: 3,
      firstApprover: null,
      secondApprover: null,
    });
    await step(first(), 'approveRuleRepair');
    await step(second(), 'approveRuleRepair');
  });

  it('puts right what was approved, once, and nothing else', async () => {
    fixture.clock.moveTo('2026-06-19T10:00:00Z');
    await made('came later', registered('2017-02-10'));
    await fixture.write(lawyer, {
      mutation: 'updateTrademark',
      type: 'Trademark',
      id: String(marks.changed),
      input: { filingDate: '2018-04-01' },
    });
    fixture.clock.moveTo('2026-06-22T09:00:00Z');
    await made('from now on', registered('2017-03-10'));
    const [before, others, reminders] = [await dates(), await rowsOfOthers(), await planned()];
    expect(before.find(({ mark, key }) => mark === 'from now on' && key === 'UK.renewal#1')).toMatchObject({
      on: '2026-09-10',
      version: 2,
    });
    expect(await step(first(), 'carryOutRuleRepair')).toMatchObject({ status: 'BEING_CARRIED_OUT' });
    expect(await round()).toMatchObject({ marksRepaired: 0 });
    fixture.clock.moveTo('2026-06-22T09:02:00Z');
    // A worker that dies at one mark: what is done stays done, the rest is still to do.
    const { runtime } = fixture;
    const dying = {
      ...runtime,
      publishable: (event: RecordedEvent) => {
        if (event.streamId === marks.over) throw new Error('the worker dies');
        runtime.publishable(event);
      },
    };
    await workRuleRepairs(dying);
    expect((await listed()).map(({ trademark, outcome }) => `${trademark.name}: ${outcome}`)).toEqual([
      'over: LISTED',
      'soon: REPAIRED',
      'changed: LEFT_OUT',
    ]);
    expect(await seen('status')).toEqual({ status: 'BEING_CARRIED_OUT' });
    await Promise.all([round(), round()]);
    await round();
    expect(await seen('status datesRepaired datesLeftOut')).toEqual({
      status: 'CARRIED_OUT',
      datesRepaired: 2,
      datesLeftOut: 2,
    });
    expect(await listed()).toMatchObject([
      { trademark: { name: 'over' }, outcome: 'REPAIRED', leftOutBecause: null },
      { trademark: { name: 'soon' }, outcome: 'REPAIRED', leftOutBecause: null },
      {
        trademark: { name: 'came later' },
        outcome: 'LEFT_OUT',
        leftOutBecause: expect.stringContaining('after the dry run'),
      },
      {
        trademark: { name: 'changed' },
        outcome: 'LEFT_OUT',
        leftOutBecause: expect.stringContaining('changed since'),
      },
    ]);
    expect(await rowsOfOthers()).toEqual(others);
    const after = await dates();
    const differ = after.filter((row) => !before.some((one) => JSON.stringify(one) === JSON.stringify(row)));
    expect(differ).toEqual([
      { mark: 'over', key: 'UK.renewal#1', on: '2026-03-20', version: 2 },
      { mark: 'soon', key: 'UK.renewal#1', on: '2026-07-10', version: 2 },
    ]);
    expect(after).toHaveLength(before.length);
    expect((await planned()).filter(({ mark }) => mark !== 'soon' && mark !== 'over')).toEqual(
      reminders.filter(({ mark }) => mark !== 'soon' && mark !== 'over'),
    );
    expect(await planned()).not.toEqual(reminders);
  });

  it('stands in the history of the mark for its client, once, with the days', async () => {
    const { data, errors } = await fixture.ask(
      client,
      `{ trademark(id: "${marks.soon}") { tracking { items { label } } deadlines { items { key nominalDate previousNominalDate movedBecause } } } }`,
    );
    expect(errors).toBeUndefined();
    const labels = data.trademark.tracking.items.map(({ label }: { label: string }) => label);
    expect(labels.filter((label: string) => label === 'Dates corrected')).toHaveLength(1);
    expect(data.trademark.deadlines.items).toContainEqual({
      key: 'UK.renewal#1',
      nominalDate: '2026-07-10',
      previousNominalDate: '2027-01-10',
      movedBecause: `The rule was wrong and was corrected. ${seeded.wrong} (${seeded.law})`,
    });
    const [event] = await fixture.db.query(
      "select data, reason from tracking_event where type = 'DeadlinesRepaired' and stream_id = $1",
      [marks.soon],
    );
    expect(event).toMatchObject({
      data: {
        ruleRepairId: repair,
        repairedDates: [{ name: 'Renewal', before: '2027-01-10', after: '2026-07-10' }],
      },
      reason: `${seeded.wrong} ${seeded.law}`,
    });
  });

  it('comes out the same when everything is made anew from the events, or counted anew', async () => {
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
    const rows = await dates();
    await fixture.db.query('update mark_story set counted = 0');
    await recountMarks(fixture.runtime);
    expect(await dates()).toEqual(rows);
  });

  it('takes what was left out in another repair, which its drafter does not approve', async () => {
    expect(await toRepair()).toEqual([{ correction: seeded.id }]);
    expect(await drafted('UK.renewal@3')).toMatchObject({
      fields: [
        {
          path: ['correction'],
          code: 'UNKNOWN_CORRECTION',
        },
      ],
    });
    const other = await drafted(seeded.id);
    expect(await toRepair()).toEqual([]);
    repair = String(other.id);
    await step(first(), 'beginRuleDryRun');
    await round();
    expect((await listed()).map(({ trademark }) => trademark.name)).toEqual(['came later', 'changed']);
    expect(await step(first(), 'approveRuleRepair')).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await step(second(), 'approveRuleRepair')).toMatchObject({ status: 'APPROVED_BY_ONE' });
    expect(await step(lawyer, 'discardRuleRepair', { reason: 'Only looked at.' })).toMatchObject({
      status: 'DISCARDED',
    });
    expect(await toRepair()).toEqual([{ correction: seeded.id }]);
    expect((await fixture.ask(client, '{ correctionsToRepair { correction } }')).errors).toMatchObject([
      forbidden,
    ]);
  });
});
