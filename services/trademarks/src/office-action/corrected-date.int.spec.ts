import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { client, lawyer, otherLawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T09:00:00Z');
});
afterAll(() => fixture.close());

async function made(type: string, input: object): Promise<string> {
  const { id, ...refused } = await fixture.write(lawyer, { mutation: `create${type}`, type, input });
  if (typeof id !== 'string') throw new Error(JSON.stringify(refused));
  return id;
}

it('a date that one person moved later keeps the earlier day for its mark until a second one confirms it; an earlier day counts at once', async () => {
  const trademarkId = await made('Trademark', {
    name: 'Lumara',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
  });
  const id = await made('OfficeAction', { trademarkId, issueDate: '2026-06-01', dueDate: '2026-08-01' });
  const letter = { type: 'OfficeAction', id };
  const shown = async (): Promise<string> => {
    await fixture.listen();
    const { data } = await fixture.ask(client, 'query ($id: ID!) { trademark(id: $id) { officeDueDate } }', {
      id: trademarkId,
    });
    return data.trademark.officeDueDate;
  };
  const correct = (dueDate: string) =>
    fixture.write(lawyer, {
      ...letter,
      mutation: 'correctOfficeActionDueDate',
      input: { dueDate, reason: 'misread' },
    });
  expect(await shown()).toBe('2026-08-01');
  expect(await correct('2026-08-03')).toMatchObject({ id });
  expect(await shown()).toBe('2026-08-01');
  await fixture.write(otherLawyer, { ...letter, mutation: 'confirmOfficeActionDueDate', input: {} });
  expect(await shown()).toBe('2026-08-03');
  expect(await correct('2026-07-30')).toMatchObject({ id });
  expect(await shown()).toBe('2026-07-30');
});
