import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { admin, client } from '../testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { turnNextDates } from './next-dates.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
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

async function made(input: object): Promise<string> {
  const answer = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: { ...mark, ...input },
  });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const listed = async (rest: string) => {
  const { data, errors } = await fixture.ask(
    admin,
    `query { trademarkList(${rest}) { items { id nextDate } } }`,
    {},
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.trademarkList.items;
};

describe('the next date of a mark', () => {
  it('stands in the list, which is sorted and narrowed by it, and turns with the days', async () => {
    const soon = await made({
      filingDate: '2016-08-20',
      registrationDate: '2016-12-01',
      expirationDate: '2026-08-20',
    });
    const later = await made({
      number: '019',
      filingDate: '2020-03-10',
      registrationDate: '2020-07-01',
      expirationDate: '2030-03-10',
    });
    const order = 'orderBy: [{ field: NEXT_DATE, direction: ASC }]';
    expect(await listed(order)).toEqual([
      { id: soon, nextDate: '2026-08-20' },
      { id: later, nextDate: '2030-03-10' },
    ]);
    expect(await listed('filter: { nextDate: { lte: "2026-12-31" } }')).toEqual([
      { id: soon, nextDate: '2026-08-20' },
    ]);
    expect(await turnNextDates(fixture.runtime)).toBe(0);

    // The day passes, and nothing is heard: what is left is the end of the time of grace.
    fixture.clock.moveTo('2026-08-21T09:00:00Z');
    expect(await turnNextDates(fixture.runtime)).toBe(1);
    expect(await turnNextDates(fixture.runtime)).toBe(0);
    expect(await listed(order)).toEqual([
      { id: soon, nextDate: '2027-02-20' },
      { id: later, nextDate: '2030-03-10' },
    ]);
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);

    // An event moves it at once.
    await fixture.write(admin, {
      mutation: 'updateTrademark',
      type: 'Trademark',
      id: soon,
      input: { expirationDate: '2036-08-20' },
    });
    expect(await listed(order)).toEqual([
      { id: later, nextDate: '2030-03-10' },
      { id: soon, nextDate: '2036-08-20' },
    ]);
  });
});
