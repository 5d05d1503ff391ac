import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { lawyer, publishWeek, trademark } from '@cotta/trademarks/testing.js';
import { openDeadlineStage, type DeadlineStage } from './deadline-stage.js';

// Real servers on a machine that others use as well.
jest.setTimeout(240_000);

let stage: DeadlineStage;
beforeAll(async () => {
  stage = await openDeadlineStage('2034-12-01T10:00:00Z');
});
afterAll(() => stage.close());

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
  await stage.run(trademark.create, { streamId: systemIds.next(), viewer: lawyer, input });
}

async function person(
  more: { language?: string; region?: string; orderLetters?: boolean } = {},
): Promise<string> {
  const userId = systemIds.next();
  await stage.know({ userId, language: 'en', region: 'SK', ...more });
  return userId;
}

/** From now on, tick by tick, every six hours: reminders as they fall due, the list on Mondays, letters in their hours. */
async function live(to: string): Promise<void> {
  while (stage.clock.now() < new Date(to)) {
    stage.clock.moveBy({ hours: 6 });
    await stage.tick();
    await Promise.all([publishWeek(stage.trademarks), publishWeek(stage.trademarks)]);
    await stage.heard();
    await stage.posted();
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
    stage.clock.moveTo('2035-02-01T00:00:00Z');
    await stage.tick();
    await stage.posted();
    const before = new Map(
      await Promise.all(
        [slovak, american, quiet, idle].map(
          async (userId) => [userId, (await stage.lettersOf(userId)).length] as const,
        ),
      ),
    );
    await live('2035-02-14T00:00:00Z');
    const since = async (userId: string): Promise<string[]> =>
      (await stage.lettersOf(userId)).slice(before.get(userId));
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
