import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, colleague, jana, lawyer, openFilingDesk, type FilingDesk } from './filing-desk.js';

let desk: FilingDesk;
beforeAll(async () => {
  desk = await openFilingDesk();
});
afterAll(() => desk.close());

/** Whoever proved a moment ago who they are. */
const fresh = (viewer: Viewer): Viewer => ({ ...viewer, authTime: Math.floor(desk.now().getTime() / 1000) });
/** Signed in an hour ago. */
const stale = (viewer: Viewer): Viewer => ({ ...viewer, authTime: desk.now().getTime() / 1000 - 3600 });

const CHANGE =
  'mutation ($input: CreateFilingLimitInput!) { createFilingLimit(input: $input) { ... on FilingLimit { id } ... on Refusal { code fields { path code } } } }';
async function setLimit(viewer: Viewer, amountMinor: number, currency = 'EUR'): Promise<unknown> {
  const input = { amount: { amountMinor, currency }, reason: 'The fees of the office rose.' };
  const { data, errors } = await desk.trademarks.ask(viewer, CHANGE, { input });
  const answer = data?.createFilingLimit;
  return answer?.fields?.[0]?.code ?? answer?.code ?? (answer ? 'set' : errors?.[0]?.extensions?.code);
}
const read = async (viewer: Viewer, source: string) => {
  const { data, errors } = await desk.trademarks.ask(viewer, source);
  return data ?? errors?.[0]?.extensions?.code;
};

/** At the office of the European Union, where it costs 850 euro; prepared by the colleague. */
async function prepared(): Promise<string> {
  const { marks } = await desk.approvedOrder();
  const { id = '' } = await desk.prepare(marks['EU'] ?? '', { route: 'EUIPO' });
  await desk.settle();
  return id;
}
const confirmAs = (viewer: Viewer, id: string) => desk.step('confirmFiling', id, { compared: true }, viewer);

describe('the limit of one person', () => {
  it('is set by an admin who just signed in, in euro, to something else than it is', async () => {
    expect(await setLimit(fresh(lawyer), 90_000)).toBe('FORBIDDEN');
    expect(await setLimit(fresh(jana), 90_000)).toBe('FORBIDDEN');
    expect(await setLimit(stale(admin), 90_000)).toBe('STEP_UP_NEEDED');
    expect(await setLimit(fresh(admin), 90_000, 'USD')).toBe('WRONG_CURRENCY');
    expect(await setLimit(fresh(admin), -1)).toBe('TOO_SMALL');
    expect(await setLimit(fresh(admin), 100_000_001)).toBe('TOO_LARGE');
    expect(await setLimit(fresh(admin), 50_000)).toBe('UNCHANGED');
    expect(await read(lawyer, '{ filingLimitNow { amountMinor currency } }')).toEqual({
      filingLimitNow: { amountMinor: 50_000, currency: 'EUR' },
    });
  });

  it('counts for what is prepared from then on, never for what was prepared before', async () => {
    const before = await prepared();
    await desk.pass(1);
    expect(await setLimit(fresh(admin), 90_000)).toBe('set');
    await desk.pass(1);
    const after = await prepared();
    expect(await confirmAs(colleague, before)).toBe('SECOND_PERSON_NEEDED');
    expect(await confirmAs(colleague, after)).toBe('Filing');
    await desk.pass(1);
    expect(await setLimit(fresh(admin), 10_000)).toBe('set');
    await desk.pass(1);
    const under = `{ filing(id: "${after}") { lastSheet { secondPersonNeeded onePersonLimit { amountMinor } } } }`;
    expect(await read(lawyer, under)).toEqual({
      filing: { lastSheet: { secondPersonNeeded: false, onePersonLimit: { amountMinor: 90_000 } } },
    });
  });

  it('keeps who changed it from what to what and why, for staff to read and nobody to rewrite', async () => {
    const history =
      '{ filingLimitList(orderBy: [{ field: CREATED_AT, direction: ASC }]) { items { amount { amountMinor } formerAmount { amountMinor } reason changedById } } }';
    const line = (before: number, after: number) => ({
      amount: { amountMinor: after },
      formerAmount: { amountMinor: before },
      reason: 'The fees of the office rose.',
      changedById: admin.userId,
    });
    expect(await read(lawyer, history)).toEqual({
      filingLimitList: { items: [line(50_000, 90_000), line(90_000, 10_000)] },
    });
    expect(await read(jana, '{ filingLimitNow { amountMinor } }')).toBe('FORBIDDEN');
    expect(await read(jana, history)).not.toHaveProperty('filingLimitList.items.0');
    // There are no such mutations.
    const [{ id }] = await desk.trademarks.db.query('select id from filing_limit limit 1');
    for (const rewriting of [
      `mutation { updateFilingLimit(id: "${id}", input: { reason: "Another." }) { __typename } }`,
      `mutation { deleteFilingLimit(id: "${id}") { __typename } }`,
    ])
      expect(await read(fresh(admin), rewriting)).toBe('BAD_USER_INPUT');
  });
});
