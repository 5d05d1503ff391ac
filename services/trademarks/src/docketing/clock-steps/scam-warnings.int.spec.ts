import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { admin, client, lawyer, stranger } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';
import { takeClockSteps } from './take-clock-steps.js';

const NOW = '2026-06-15T15:00:00Z';
let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture(NOW);
});
beforeEach(() => fixture.clock.moveTo(NOW));
afterAll(() => fixture.close());

const mark = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  status: 'READY_FOR_FILING',
  goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
  userId: client.userId,
};

const step = async (mutation: string, id: string, input: object = {}) => {
  const answer = await fixture.write(lawyer, { mutation, type: 'Trademark', id, input });
  if (answer.code !== undefined) throw new Error(JSON.stringify(answer));
};

async function filed(more: object = {}): Promise<string> {
  const { id } = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: { ...mark, ...more },
  });
  await step('fileTrademark', String(id), { number: '018123456', filingDate: '2026-06-15' });
  return String(id);
}
const publish = (id: string) => step('publishTrademark', id, { publicationDate: fixture.clock.today('UTC') });
const register = (id: string) =>
  step('registerTrademark', id, {
    registrationDate: fixture.clock.today('UTC'),
    feePaid: true,
    acknowledged: true,
    reason: 'Looked up in the register.',
  });

async function oneDayLater(): Promise<void> {
  fixture.clock.moveBy({ hours: 24 });
  await takeClockSteps(fixture.runtime);
}

/** Days on which the timeline shows a warning to that viewer. */
async function timeline(id: string, viewer = client): Promise<string[] | undefined> {
  const { data } = await fixture.ask(
    viewer,
    'query ($id: ID!) { trademark(id: $id) { tracking(filter: { event: { eq: "ScamWarningSent" } }) { items { label createdAt } } } }',
    { id },
  );
  return data.trademark?.tracking.items.map(
    ({ label, createdAt }: { label: string; createdAt: string }) => `${label} ${createdAt.slice(0, 10)}`,
  );
}

describe('a warning of false invoices', () => {
  it('stands on the timeline a day after the filing, the publication and the registration: once each, however often the clock looks', async () => {
    const id = await filed();
    await takeClockSteps(fixture.runtime);
    expect(await timeline(id)).toEqual([]);
    await oneDayLater();
    await oneDayLater();
    expect(await timeline(id)).toEqual(['Scam warning 2026-06-16']);
    await publish(id);
    await oneDayLater();
    fixture.clock.moveTo('2026-09-30T12:00:00Z');
    await register(id);
    await Promise.all([oneDayLater(), takeClockSteps(fixture.runtime)]);
    await oneDayLater();
    expect(await timeline(id)).toEqual([
      'Scam warning 2026-06-16',
      'Scam warning 2026-06-18',
      'Scam warning 2026-10-01',
    ]);
    expect(await timeline(id, stranger)).toBeUndefined();
  });

  it('comes after a rest of the worker once, of what happened last', async () => {
    const id = await filed();
    fixture.clock.moveTo('2026-06-16T12:00:00Z');
    await publish(id);
    fixture.clock.moveTo('2026-07-10T12:00:00Z');
    await takeClockSteps(fixture.runtime);
    await oneDayLater();
    expect(await timeline(id)).toEqual(['Scam warning 2026-07-10']);
    const [row] = await fixture.db.query(
      'select scam_warned_of, scam_warning_after, scam_warning_at from trademark where id = $1',
      [id],
    );
    expect(row).toEqual({ scam_warned_of: ['publication'], scam_warning_after: null, scam_warning_at: null });
  });

  it('is left out when it would come more than thirty days late; the next cause brings one again', async () => {
    const id = await filed();
    fixture.clock.moveTo('2026-07-17T12:00:00Z');
    await takeClockSteps(fixture.runtime);
    expect(await timeline(id)).toEqual([]);
    await publish(id);
    await oneDayLater();
    expect(await timeline(id)).toEqual(['Scam warning 2026-07-18']);
  });

  it('is none where nobody owns the mark, others look after it, or it came to its end', async () => {
    const [nobodys, imported, withdrawn] = [
      await filed({ userId: null }),
      await filed({ imported: true }),
      await filed(),
    ];
    await step('requestTrademarkWithdrawal', withdrawn);
    await step('withdrawTrademark', withdrawn, { signedOn: '2026-06-15', reason: 'The owner wants so.' });
    await oneDayLater();
    for (const id of [nobodys, imported, withdrawn]) expect(await timeline(id, admin)).toEqual([]);
  });

  it.each([client, lawyer, admin])('is sent by nobody but the clock', async (viewer) => {
    const id = await filed();
    const { errors } = await fixture.ask(
      viewer,
      'mutation ($id: ID!) { sendScamWarning(id: $id) { __typename } }',
      { id },
    );
    expect(errors?.[0]?.message).toMatch(/sendScamWarning/);
  });

  it('leaves rows that the events say', async () => {
    expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
  });
});
