import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { tablesWith } from '@cotta/kit/testing/tables-with.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { UserErasedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { admin, client, stranger } from './testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from './testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

async function markOf(userId: string | undefined, alias: string): Promise<string> {
  const input = {
    name: 'Lumara',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'TRADEMARK_REGISTERED',
    number: '018',
    registrationDate: '2020-01-10',
    expirationDate: '2029-01-10',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId,
  };
  const { id = '' } = await fixture.write(admin, { mutation: 'createTrademark', type: 'Trademark', input });
  await fixture.write(admin, { mutation: 'updateTrademark', type: 'Trademark', id, input: { alias } });
  return id;
}

describe('when a person is to be forgotten', () => {
  it('their own words go from rows, facts and the audit trail; the mark and its deadlines stay, as do those of others', async () => {
    const [mine, theirs] = [
      await markOf(client.userId, 'Grandmother Agathe'),
      await markOf(stranger.userId, 'Uncle Bertold'),
    ];
    await fixture.write(client, {
      mutation: 'createCalendarFeed',
      type: 'CalendarFeed',
      input: { name: 'The phone of Agathe' },
    });
    const deadlines = 'select key, nominal_date from trademark_deadline where trademark_id = $1 order by key';
    const before = await fixture.db.query(deadlines, [mine]);
    await deliver(fixture.runtime, consumerOf(definition, 'erasure'), {
      schema: UserErasedSchema,
      source: 'accounts',
      streamId: client.userId ?? '',
      message: { userId: client.userId ?? '' },
    });
    expect(await tablesWith(fixture.db, 'agathe')).toEqual([]);
    expect(await fixture.db.query(deadlines, [mine])).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(
      await fixture.db.query('select name, alias, number from trademark where id = any($1) order by alias', [
        [mine, theirs],
      ]),
    ).toEqual([
      { name: 'Lumara', alias: 'Uncle Bertold', number: '018' },
      { name: 'Lumara', alias: null, number: '018' },
    ]);
    const [published] = await fixture.db.query(
      `select data from tracking_event where type = 'ErasureCompleted'`,
    );
    expect(published.data).toMatchObject({
      userId: client.userId,
      streamIds: expect.arrayContaining([mine]),
    });
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });
});
