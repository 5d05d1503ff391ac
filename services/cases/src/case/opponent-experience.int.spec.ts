import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { casesService } from '../service.js';

const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const clock = new FakeClock('2026-03-02T10:30:00Z');
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(casesService(), clock);
});
afterAll(() => fixture.close());

async function made(kind: string, input: object): Promise<string> {
  const { data } = await fixture.ask(
    lawyer,
    `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { ... on ${kind} { id } ... on Refusal { code message } } }`,
    { input },
  );
  if (data?.made?.id === undefined) throw new Error(JSON.stringify(data));
  return data.made.id;
}

async function step(name: string, id: string, input: object): Promise<void> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data } = await fixture.ask(
    lawyer,
    `mutation ($id: ID!, $input: ${type}Input!) { done: ${name}(id: $id, input: $input) { ... on Case { id } ... on Refusal { code message } } }`,
    { id, input },
  );
  if (data?.done?.id === undefined) throw new Error(JSON.stringify(data));
}

/** A threat to a brand of `owner` that a lawyer gave up on three weeks later. @returns the counterparty */
async function endedCase(owner: string, primaryName: string): Promise<{ side: string; caseId: string }> {
  const userId = nameBasedId(owner);
  const side = await made('CaseCounterparty', {
    userId,
    primaryName,
    aliases: [],
    websites: [],
    whitelisted: false,
  });
  const caseId = await made('Case', {
    userId,
    brandId: nameBasedId('brand of', owner),
    caseCounterpartyId: side,
    relevance: 'HIGH',
  });
  await made('CaseSolution', {
    caseId,
    currency: 'EUR',
    offerSubscription: false,
    items: [{ title: 'Letter', price: { amountMinor: 29_900, currency: 'EUR' } }],
  });
  await step('kickOffCase', caseId, {});
  clock.moveBy({ days: 21 });
  await step('closeCase', caseId, { outcome: 'GIVEN_UP', outcomeNote: 'They do not answer.' });
  return { side, caseId };
}

async function experience(owner: string, side: string): Promise<unknown> {
  const { data } = await fixture.ask(
    viewerOf('customer', nameBasedId(owner)),
    'query ($id: ID!) { caseCounterparty(id: $id) { id experience { casesFrom casesTo gaveInPercent answeredPercent cameBackPercent medianWeeks } } }',
    { id: side },
  );
  return data.caseCounterparty;
}

it('what was lived with a counterparty is read at one’s own file of it, once enough customers lived it', async () => {
  const first = await endedCase('eva', 'Copycat Ltd.');
  await endedCase('jan', 'copycat');
  await endedCase('ida', 'COPYCAT, s.r.o.');
  await endedCase('ota', 'Copycat');
  expect(await experience('eva', first.side)).toEqual({ id: first.side, experience: null });

  const fifth = await endedCase('una', 'Copycat');
  await step('reopenCase', fifth.caseId, { reason: 'They are back.' });
  clock.moveBy({ minutes: 11 });
  const said = {
    casesFrom: 5,
    casesTo: 9,
    gaveInPercent: 0,
    answeredPercent: 0,
    cameBackPercent: 20,
    medianWeeks: null,
  };
  expect(await experience('eva', first.side)).toEqual({ id: first.side, experience: said });
  expect(await experience('jan', first.side)).toBeNull();
});
