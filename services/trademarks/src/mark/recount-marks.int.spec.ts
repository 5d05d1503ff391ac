import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { admin, client, lawyer } from '../testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { deadlineReminders } from '../docketing/notices/issue-reminder.js';
import { recountMarks } from './recount-marks.js';
import { takeClockSteps } from '../docketing/clock-steps/take-clock-steps.js';

const NOW = '2026-06-15T15:00:00Z';
let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture(NOW);
});
afterAll(() => fixture.close());

const mark = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  status: 'TRADEMARK_REGISTERED',
  goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
  userId: client.userId,
  number: '018',
};
const inOrder = { filingDate: '2016-08-20', registrationDate: '2016-12-01', expirationDate: '2026-08-20' };

async function made(input: object): Promise<string> {
  const answer = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: { ...mark, ...input },
  });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

/** The database as an earlier release left it: no ends, an unused right among the missed dates, and nobody looked at the dates of marks. */
async function asBefore(): Promise<void> {
  await fixture.db.query('delete from date_doubt');
  await fixture.db.query('update trademark_deadline set ends_as = null, ends_at = null');
  await fixture.db.query(
    `update trademark_deadline set phases = replace(phases::text, 'not used', 'lapsed')::jsonb`,
  );
  await fixture.db.query('update mark_story set counted = 0');
}

const differences = async () => (await rebuildCheck(fixture.db, definition.aggregates)).differences;
const remindersNow = () =>
  fixture.db.query(
    'select kind, subject_id, step, due_on, state from reminder order by kind, subject_id, step, due_on',
  );
const folded = async (id: string): Promise<string[]> =>
  (
    await fixture.db.query(
      `select type from tracking_event where stream_id = $1 and type like 'DateProblems%' order by version`,
      [id],
    )
  ).map(({ type }: { type: string }) => type);

describe('marks whose rows an earlier release made', () => {
  it('are counted anew once, a batch at a time, and come out as a rebuild would make them', async () => {
    const [withoutDates, dated] = [await made({}), await made({ ...inOrder, priorityDate: null })];
    await fixture.write(admin, {
      mutation: 'updateTrademark',
      type: 'Trademark',
      id: dated,
      input: { expirationDate: '2026-09-20' },
    });
    const gone = await fixture.write(client, {
      mutation: 'createTrademark',
      type: 'Trademark',
      input: { ...mark, userId: undefined, ...inOrder },
    });
    await fixture.write(client, { mutation: 'deleteTrademark', type: 'Trademark', id: String(gone.id) });
    for (let n = 0; n < 5; n += 1) await made({ ...inOrder, number: `01${n}` });
    await deadlineReminders(fixture.runtime).scan();
    const planned = await remindersNow();
    await asBefore();
    expect((await differences()).map(({ table }) => table).toSorted()).toEqual([
      'date_doubt',
      'mark_story',
      'trademark_deadline',
    ]);

    expect(await recountMarks(fixture.runtime, { together: 2, most: 4 })).toBe(4);
    expect(await recountMarks(fixture.runtime, { together: 2 })).toBe(3);
    expect(await recountMarks(fixture.runtime)).toBe(0);

    expect(await differences()).toEqual([]);
    expect(await remindersNow()).toEqual(planned);
    expect(
      await fixture.db.query(
        `select ends_as from trademark_deadline where trademark_id = $1 and kind = 'priority'`,
        [dated],
      ),
    ).toEqual([{ ends_as: 'not used' }]);
    await takeClockSteps(fixture.runtime);
    await takeClockSteps(fixture.runtime);
    expect([await folded(withoutDates), await folded(dated)]).toEqual([
      ['DateProblemsNoted'],
      ['DateProblemsNoted'],
    ]);
  });

  it('are counted by two workers at once each once, and what was told of them already is not told again', async () => {
    await asBefore();
    const counts = await Promise.all([
      recountMarks(fixture.runtime, { together: 2 }),
      recountMarks(fixture.runtime, { together: 2 }),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(7);
    await recountMarks(fixture.runtime);
    expect(await fixture.db.query('select count(*)::integer as n from mark_story where counted = 0')).toEqual(
      [{ n: 0 }],
    );
  });

  it('that change meanwhile are counted with the change', async () => {
    const id = await made(inOrder);
    await asBefore();
    await Promise.all([
      fixture.write(lawyer, {
        mutation: 'updateTrademark',
        type: 'Trademark',
        id,
        input: { expirationDate: '2026-08-21' },
      }),
      recountMarks(fixture.runtime, { together: 1 }),
    ]);
    await recountMarks(fixture.runtime);
    const [renewal] = await fixture.db.query(
      `select nominal_date::text as on from trademark_deadline where trademark_id = $1 and kind = 'renewal' and settled is null order by nominal_date limit 1`,
      [id],
    );
    expect(renewal).toEqual({ on: '2026-08-21' });
  });
});
