import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { client, lawyer, visitor } from '../testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
/** Marks that are published and wait for their registration. */
const waiting: string[] = [];

async function step(mutation: string, id: string | undefined, input: object): Promise<string> {
  const answer = await fixture.write(lawyer, {
    mutation,
    type: 'Trademark',
    ...(id !== undefined && { id }),
    input,
  });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const goods = (classes: number) =>
  [9, 25, 35, 41, 42].slice(0, classes).map((number) => ({ class: number, terms: ['Goods'] }));

const mark = (jurisdiction: string, classes: number) => ({
  name: 'Lumara',
  jurisdiction,
  type: 'WORD',
  goodsAndServices: goods(classes),
  userId: client.userId,
});

async function published(place: number, jurisdiction: string, classes: number): Promise<string> {
  const filingDate = addDays('2025-01-06', place);
  const id = await step('createTrademark', undefined, {
    ...mark(jurisdiction, classes),
    status: 'READY_FOR_FILING',
  });
  await step('fileTrademark', id, { number: `${jurisdiction}-${place}`, filingDate });
  await step('publishTrademark', id, { publicationDate: addDays(filingDate, 70) });
  return id;
}

const register = (id: string, registrationDate: string) =>
  step('registerTrademark', id, {
    registrationDate,
    feePaid: true,
    acknowledged: true,
    reason: 'Read in the register.',
  });

/** What somebody reads, ten minutes after anybody read it before. */
async function durations(offices: readonly string[], classes = 1) {
  fixture.clock.moveBy({ minutes: 11 });
  const { data, errors } = await fixture.ask(
    visitor,
    'query ($offices: [JurisdictionCode!]!, $classes: Int!) { it: officeDurationList(offices: $offices, classes: $classes) { jurisdiction span classesFrom classesTo min median max cases since } }',
    { offices, classes },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it as readonly { readonly span: string }[];
}
const toRegistration = async (offices: readonly string[], classes = 1) =>
  (await durations(offices, classes)).filter(({ span }) => span === 'FILED_TO_REGISTERED');

beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T09:00:00Z');
  for (let place = 0; place < 12; place++) {
    const id = await published(place, 'EU', place < 10 ? 1 : 2);
    if (place < 9) await register(id, addDays('2025-01-06', 180 + 4 * place));
    else waiting.push(id);
  }
});
afterAll(() => fixture.close());

describe('how long our applications take at an office', () => {
  it('is said of no fewer than ten that came to their end', async () => {
    expect(await durations(['EU', 'US'])).toMatchObject([
      { span: 'FILED_TO_PUBLISHED', classesFrom: 1, classesTo: 1, min: 2, max: 3, cases: 10 },
    ]);
    expect(await toRegistration(['EU'])).toEqual([]);
  });

  it('does not count what a client brought along, which was registered as all that people add', async () => {
    for (let place = 0; place < 10; place++)
      await step('createTrademark', undefined, {
        ...mark('EU', 1),
        status: 'TRADEMARK_REGISTERED',
        number: `B-${place}`,
        filingDate: '2025-01-06',
        publicationDate: '2025-02-06',
        registrationDate: '2025-03-06',
      });
    expect(await toRegistration(['EU'])).toEqual([]);
  });

  it('is said once a tenth is registered, of those with as many classes, and of all where these are too few', async () => {
    await register(waiting[0] ?? '', '2025-07-20');
    expect(await toRegistration(['EU'])).toEqual([
      {
        jurisdiction: 'EU',
        span: 'FILED_TO_REGISTERED',
        classesFrom: 1,
        classesTo: 1,
        min: 5,
        median: 6,
        max: 7,
        cases: 10,
        since: 2025,
      },
    ]);
    // All twelve: two of them still wait, so that nobody knows how long the slowest tenth takes.
    expect(await toRegistration(['EU'], 2)).toEqual([]);
    await register(waiting[1] ?? '', '2026-06-01');
    await register(waiting[2] ?? '', '2026-06-02');
    expect(await toRegistration(['EU'], 2)).toMatchObject([
      { classesFrom: 1, classesTo: null, min: 6, max: 17, cases: 12 },
    ]);
  });

  it('follows a correction, and comes out the same from the events', async () => {
    await step('updateTrademark', waiting[1], {
      registrationDate: '2025-08-01',
      expirationDate: '2035-01-16',
    });
    expect(await toRegistration(['EU'], 2)).toMatchObject([{ max: 7, cases: 12 }]);
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });
});
