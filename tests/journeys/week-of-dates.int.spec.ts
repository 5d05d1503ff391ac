import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { lawyer, publishWeek, trademark } from '@cotta/trademarks/testing.js';
import { openDeadlineFixture, type DeadlineFixture } from './deadline-fixture.js';

// Real servers on a machine that others use as well.
jest.setTimeout(240_000);

let fixture: DeadlineFixture;
beforeAll(async () => {
  fixture = await openDeadlineFixture('2034-12-01T10:00:00Z');
});
afterAll(() => fixture.close());

async function expires(name: string, expirationDate: string, userId: string): Promise<void> {
  const input = {
    name,
    userId,
    expirationDate,
    jurisdiction: 'EU',
    type: 'WORD' as const,
    status: 'Trademark registered' as const,
    goodsAndServices: [],
    number: name,
    filingDate: `2025${expirationDate.slice(4)}`,
    registrationDate: '2025-12-01',
  };
  await fixture.run(trademark.create, { streamId: systemIds.next(), viewer: lawyer, input });
}

async function person(
  more: { language?: string; region?: string; orderLetters?: boolean } = {},
): Promise<string> {
  const userId = systemIds.next();
  await fixture.know({ userId, language: 'en', region: 'SK', ...more });
  return userId;
}

/** From now on, tick by tick, every six hours: reminders as they fall due, the list on Mondays, letters in their hours. */
async function live(to: string): Promise<void> {
  while (fixture.clock.now() < new Date(to)) {
    fixture.clock.moveBy({ hours: 6 });
    await fixture.tick();
    await Promise.all([publishWeek(fixture.trademarks), publishWeek(fixture.trademarks)]);
    await fixture.heard();
    await fixture.posted();
  }
}

describe('the weekly list of dates', () => {
  it('reaches each owner once a week, in his language and working hours, together with the reminders of that day', async () => {
    const [slovak, american, quiet, idle] = [
      await person({ language: 'sk' }),
      await person({ region: 'US' }),
      await person({ orderLetters: false }),
      await person(),
    ];
    await expires('Lumara', '2035-02-20', slovak);
    await expires('Velumora', '2035-02-14', american);
    await expires('Tichora', '2035-02-20', quiet);
    await expires('Nikora', '2036-02-20', idle);
    fixture.clock.moveTo('2035-02-01T00:00:00Z');
    await fixture.tick();
    await fixture.posted();
    const before = new Map(
      await Promise.all(
        [slovak, american, quiet, idle].map(
          async (userId) => [userId, (await fixture.lettersOf(userId)).length] as const,
        ),
      ),
    );
    await live('2035-02-14T00:00:00Z');
    const since = async (userId: string): Promise<string[]> =>
      (await fixture.lettersOf(userId)).slice(before.get(userId));
    expect(await since(slovak)).toEqual([
      '2035-02-05T08:00:00.000Z Váš týždeň: 1 lehota vašich známok',
      '2035-02-12T08:00:00.000Z Váš týždeň: 1 lehota vašich známok',
    ]);
    expect(await since(american)).toEqual([
      '2035-02-05T14:00:00.000Z Your week: 1 date of your marks',
      '2035-02-12T14:00:00.000Z Your week: 1 date of your marks',
    ]);
    expect(await since(quiet)).toEqual([]);
    expect(await since(idle)).toEqual([]);
  });
});
