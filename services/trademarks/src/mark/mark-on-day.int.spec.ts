import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, client, lawyer, stranger, visitor } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
let id: string;

const shown = `day known status number user { id } registrationDate expirationDate nextDateName nextDate`;
const asked = (day: string, viewer: Viewer = lawyer, mark = id) =>
  fixture.ask(viewer, `query ($id: ID!, $day: Date!) { trademarkOnDay(id: $id, day: $day) { ${shown} } }`, {
    id: mark,
    day,
  });
const on = async (day: string) => (await asked(day)).data.trademarkOnDay;

async function step(mutation: string, input: object): Promise<void> {
  const answer = await fixture.write(lawyer, { mutation, type: 'Trademark', id, input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
}

beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-01-12T10:00:00Z');
  const made = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name: 'Lumara',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'APPLICATION_FILED',
      goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
      userId: client.userId,
      number: '018000001',
      filingDate: '2026-01-12',
    },
  });
  id = String(made.id);
  fixture.clock.moveTo('2026-02-02T10:00:00Z');
  await step('startExamination', {});
  // In Alicante it is the third already.
  fixture.clock.moveTo('2026-03-02T23:30:00Z');
  await step('publishTrademark', { publicationDate: '2026-03-02' });
  fixture.clock.moveTo('2026-06-15T10:00:00Z');
  await step('registerTrademark', {
    registrationDate: '2026-06-15',
    expirationDate: '2036-01-12',
    feePaid: true,
  });
});
afterAll(() => fixture.close());

describe('a mark on a day', () => {
  it('was not ours before we had it', async () =>
    expect(await on('2026-01-11')).toMatchObject({ day: '2026-01-11', known: false, status: null }));

  it.each([
    ['2026-01-12', 'APPLICATION_FILED'],
    ['2026-02-01', 'APPLICATION_FILED'],
    ['2026-02-02', 'UNDER_EXAMINATION'],
    ['2026-03-02', 'UNDER_EXAMINATION'],
    ['2026-03-03', 'TRADEMARK_PUBLISHED'],
    ['2026-06-14', 'TRADEMARK_PUBLISHED'],
    ['2026-06-15', 'TRADEMARK_REGISTERED'],
  ])('was on %s %s, by the day of its office', async (day, status) =>
    expect(await on(day)).toMatchObject({ known: true, status, user: { id: client.userId } }),
  );

  it('had the dates that were known then, and what was due next by them', async () => {
    expect(await on('2026-06-14')).toMatchObject({ registrationDate: null, expirationDate: null });
    expect(await on('2026-06-15')).toMatchObject({
      registrationDate: '2026-06-15',
      nextDateName: 'Priority for further countries',
      nextDate: '2026-07-12',
    });
  });

  it('is of today what it is today', async () => {
    const today = await fixture.ask(
      lawyer,
      'query ($id: ID!) { trademark(id: $id) { status number nextDate } }',
      { id },
    );
    expect(await on('2026-06-15')).toMatchObject(today.data.trademark);
  });

  it('is not told of a day that has not come or does not exist', async () => {
    for (const day of ['2026-06-16', '2026-02-30']) {
      const { errors } = await asked(day);
      expect(errors?.[0]?.extensions?.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    }
  });

  it('is nothing where there is no such mark, and for nobody but its owner and staff', async () => {
    expect((await asked('2026-06-15', lawyer, nameBasedId('no mark'))).data.trademarkOnDay).toBeNull();
    expect((await asked('2026-06-15', client)).data.trademarkOnDay).toMatchObject({ known: true });
    expect((await asked('2026-06-15', stranger)).data.trademarkOnDay).toBeNull();
    expect((await asked('2026-06-15', visitor)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
