import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, client, stranger } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

const markOf = async (userId: string | undefined): Promise<string> => {
  const { id } = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name: 'Lumara',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'TRADEMARK_REGISTERED',
      goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
      userId,
      number: '018',
    },
  });
  if (id === undefined) throw new Error('no mark');
  return id;
};
const ask = (id: string) =>
  fixture.write(admin, { mutation: 'requestTrademarkReview', type: 'Trademark', id, input: {} });

describe('a client', () => {
  it('is asked how we did once a year, whatever their marks', async () => {
    const [first, second, others] = [
      await markOf(client.userId),
      await markOf(client.userId),
      await markOf(stranger.userId),
    ];
    expect(await ask(first)).toMatchObject({ id: first });
    expect(await ask(second)).toMatchObject({ code: 'REVIEW_ASKED' });
    expect(await ask(others)).toMatchObject({ id: others });
    fixture.clock.moveBy({ days: 366 });
    expect(await ask(second)).toMatchObject({ id: second });
  });
});
