import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '../service.js';
import { lapseOffers } from './lapse-offers.js';

const eva = viewerOf('customer', nameBasedId('eva'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const admin = viewerOf('admin', nameBasedId('admin'));
const clock = new FakeClock('2026-03-02T10:30:00Z');
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService(), clock);
});
afterAll(() => fixture.close());

/** `name`: a mutation with an input; answers the id of what it made or moved. */
async function run(
  viewer: typeof eva,
  [name, kind]: readonly [string, string],
  variables: { id?: string; input?: object },
): Promise<string> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const [declared, given] = variables.id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${declared}$input: ${type}Input!) { done: ${name}(${given}input: $input) { ... on ${kind} { id } ... on Refusal { code } } }`,
    variables,
  );
  if (data?.done.id === undefined) throw new Error(JSON.stringify(data ?? errors));
  return data.done.id;
}

/** A case whose client was offered so many solutions. */
async function offered(count: number): Promise<{ caseId: string; solutions: readonly string[] }> {
  const caseCounterpartyId = await run(eva, ['createCaseCounterparty', 'CaseCounterparty'], {
    input: { userId: eva.userId, primaryName: 'Copy Shop', aliases: [], websites: [], whitelisted: false },
  });
  const caseId = await run(admin, ['createCase', 'Case'], {
    input: { userId: eva.userId, brandId: nameBasedId('brand'), caseCounterpartyId, relevance: 'HIGH' },
  });
  const solutions: string[] = [];
  for (let n = 0; n < count; n += 1)
    solutions.push(
      await run(admin, ['createCaseSolution', 'CaseSolution'], {
        input: {
          caseId,
          currency: 'EUR',
          offerSubscription: false,
          items: [{ title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } }],
        },
      }),
    );
  await run(lawyer, ['kickOffCase', 'Case'], { id: caseId, input: {} });
  for (const id of solutions) await run(lawyer, ['offerCaseSolution', 'CaseSolution'], { id, input: {} });
  return { caseId, solutions };
}

async function statuses(caseId: string): Promise<readonly string[]> {
  const [row] = await fixture.db.query('select status from "case" where id = $1', [caseId]);
  const solutions: { status: string }[] = await fixture.db.query(
    'select status from case_solution where case_id = $1 order by status',
    [caseId],
  );
  return [row.status, ...solutions.map(({ status }) => status)];
}

/** Numbers of the reminders that went out about it, in their order. */
async function reminders(caseId: string): Promise<readonly number[]> {
  const rows: { number: number }[] = await fixture.db.query(
    `select (data ->> 'remindersSent')::integer as number from tracking_event where stream_id = $1 and type = 'CaseClientReminded' order by version`,
    [caseId],
  );
  return rows.map(({ number }) => number);
}

describe('a client who does not answer', () => {
  it('is reminded after three, seven and fourteen days, and a week later the case rests; an order wakes it', async () => {
    const { caseId, solutions } = await offered(1);
    const seen: unknown[] = [];
    for (const days of [2, 1, 4, 7, 6]) {
      clock.moveBy({ days });
      await Promise.all([lapseOffers(fixture.runtime), lapseOffers(fixture.runtime)]);
      seen.push([(await statuses(caseId))[0], await reminders(caseId)]);
    }
    expect(seen).toEqual([
      ['Client approached', []],
      ['Client approached', [1]],
      ['Client approached', [1, 2]],
      ['Client approached', [1, 2, 3]],
      ['Client approached', [1, 2, 3]],
    ]);
    clock.moveBy({ days: 1 });
    await lapseOffers(fixture.runtime);
    expect(await statuses(caseId)).toEqual(['Client unresponsive', 'Offered']);
    await run(eva, ['orderCaseSolution', 'CaseSolution'], {
      id: solutions[0] ?? '',
      input: { country: 'CZ' },
    });
    const close = { outcome: 'GIVEN_UP', outcomeNote: 'Nothing came of it.' };
    await expect(
      run(lawyer, ['reopenCase', 'Case'], { id: caseId, input: { reason: 'They ordered.' } }),
    ).resolves.toBe(caseId);
    await expect(run(lawyer, ['closeCase', 'Case'], { id: caseId, input: close })).rejects.toThrow(
      'SOLUTION_UNDELIVERED',
    );
  });
});

describe('an offer against a threat', () => {
  it('lapses after sixty days without an answer, and with the last one its case rests', async () => {
    const { caseId } = await offered(2);
    clock.moveBy({ days: 59 });
    // Nobody looked for 59 days: one reminder, not three.
    expect(await lapseOffers(fixture.runtime)).toBe(1);
    expect(await statuses(caseId)).toEqual(['Client approached', 'Offered', 'Offered']);
    clock.moveBy({ days: 1 });
    expect(await lapseOffers(fixture.runtime)).toBe(3);
    expect(await statuses(caseId)).toEqual(['Client unresponsive', 'Lapsed', 'Lapsed']);
    expect(await lapseOffers(fixture.runtime)).toBe(0);
  });

  it('that was ordered stays, and so does its case', async () => {
    const { caseId, solutions } = await offered(2);
    await run(eva, ['orderCaseSolution', 'CaseSolution'], {
      id: solutions[0] ?? '',
      input: { country: 'CZ' },
    });
    clock.moveBy({ days: 61 });
    expect(await lapseOffers(fixture.runtime)).toBe(1);
    const [status, ...solution] = await statuses(caseId);
    expect(status).not.toBe('Client unresponsive');
    expect(solution).toEqual(['Lapsed', 'Ordered']);
  });

  it('that its client declined is an answer', async () => {
    const { caseId, solutions } = await offered(1);
    await run(eva, ['declineCaseSolution', 'CaseSolution'], { id: solutions[0] ?? '', input: {} });
    clock.moveBy({ days: 61 });
    expect(await lapseOffers(fixture.runtime)).toBe(0);
    expect(await statuses(caseId)).toEqual(['Client approached', 'Declined']);
  });
});
