import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deadlineReminders } from '../docketing/notices/issue-reminder.js';
import { payWork } from '../testing/pay-work.js';
import { client, lawyer, otherLawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

const START = '2026-06-15T09:00:00Z';
const KIND = 'office action draft nudge';
let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture(START);
});
afterAll(() => fixture.close());

async function made(type: string, input: object): Promise<string> {
  const { id, ...refused } = await fixture.write(lawyer, { mutation: `create${type}`, type, input });
  if (typeof id !== 'string') throw new Error(JSON.stringify(refused));
  return id;
}

/** A letter whose answer is ordered, paid and written. */
async function drafted() {
  const trademarkId = await made('Trademark', {
    name: 'Lumara',
    jurisdiction: 'US',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
  });
  const id = await made('OfficeAction', { trademarkId, issueDate: '2026-06-01', dueDate: '2026-09-01' });
  const step = (mutation: string, input: object = {}, viewer = lawyer) =>
    fixture.write(viewer, { type: 'OfficeAction', id, mutation, input });
  await step('updateOfficeAction', { examinationFinished: true });
  await step('confirmOfficeActionDueDate', {}, otherLawyer);
  const fee = { amountMinor: 20_000, currency: 'EUR' };
  const orderedSolutionId = await made('OfficeActionSolution', {
    officeActionId: id,
    solution: 'Argue',
    recommended: true,
    chanceOfSuccess: 60,
    serviceFee: fee,
    governmentFee: { ...fee, amountMinor: 0 },
  });
  await step('kickOffOfficeAction');
  await fixture.listen();
  await step('orderOfficeActionResponse', { orderedSolutionId, orderCurrency: 'EUR' }, client);
  await payWork(fixture, 'office_action', id);
  await step('startOfficeActionDraft');
  await step('updateOfficeAction', { responseText: 'The marks differ.' });
  return { id, step };
}

const planned = async (id: string): Promise<string[]> =>
  (
    await fixture.db.query(
      `select due_on::text as day from reminder where subject_id = $1 and kind = $2 and state = 'planned' order by due_on`,
      [id, KIND],
    )
  ).map(({ day }: { day: string }) => day);

describe('reminders of a draft', () => {
  it('come some days after it and before the last day, until its client has said a word', async () => {
    const { id, step } = await drafted();
    expect(await planned(id)).toEqual([]);
    expect(await step('sendOfficeActionDraft')).toMatchObject({ id });
    const days = await planned(id);
    expect(days).toEqual([
      '2026-06-18',
      '2026-06-22',
      '2026-07-31',
      '2026-08-18',
      '2026-08-25',
      '2026-08-28',
      '2026-08-31',
    ]);

    await step('askOfficeActionDraftChange', { draft: 1, draftWish: 'Softer.' }, client);
    expect(await planned(id)).toEqual([]);

    await step('updateOfficeAction', { responseText: 'The marks differ a little.' });
    await step('sendOfficeActionDraft');
    expect(await planned(id)).toEqual(days);
    await step('approveOfficeActionDraft', { draft: 2 }, client);
    expect(await planned(id)).toEqual([]);
  });

  it('go out with a line in the history, and end with the filing', async () => {
    const { id, step } = await drafted();
    await step('sendOfficeActionDraft');
    await deadlineReminders(fixture.runtime).scan();
    fixture.clock.moveBy({ hours: 24 * 4 });
    await deadlineReminders(fixture.runtime).scan();
    expect(
      await fixture.db.query(
        `select count(*)::int as lines from tracking_event where stream_id = $1 and type = 'OfficeActionDraftReminderSent'`,
        [id],
      ),
    ).toEqual([{ lines: 1 }]);
    expect(await planned(id)).toHaveLength(6);
    await step('submitOfficeActionResponse', {
      filedOn: '2026-06-18',
      reason: 'The client agreed on the phone.',
    });
    expect(await planned(id)).toEqual([]);
  });
});
