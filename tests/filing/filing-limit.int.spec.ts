import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { staffProfile } from '@cotta/workspace/testing.js';
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

/** Everybody has a profile; an admin says who gives second looks. */
const profileOf = (who: string): string => nameBasedId('profile', who);
async function saysOf(viewer: Viewer, who: string, givesSecondLooks: boolean): Promise<unknown> {
  const { data, errors } = await desk.workspace.ask(
    viewer,
    'mutation ($id: ID!, $input: UpdateStaffProfileInput!) { updateStaffProfile(id: $id, input: $input) { ... on StaffProfile { givesSecondLooks } ... on Refusal { code } } }',
    { id: profileOf(who), input: { givesSecondLooks } },
  );
  await desk.settle();
  const answer = data?.updateStaffProfile;
  return answer?.code ?? answer?.givesSecondLooks ?? errors?.[0]?.extensions?.code;
}
const worksHere = (who: string, role: 'lawyer' | 'admin') =>
  handleCommand(desk.workspace.runtime, {
    command: staffProfile.create,
    streamId: profileOf(who),
    input: {
      userId: nameBasedId(who),
      role,
      active: true,
      lead: false,
      offices: [],
      works: [],
      languages: [],
    },
    viewer: admin,
    commandId: systemIds.next(),
  });

describe('second looks', () => {
  it('are given by those alone whom an admin left the right, from both sides of the table', async () => {
    for (const [who, role] of [
      ['lawyer', 'lawyer'],
      ['colleague', 'lawyer'],
      ['admin', 'admin'],
    ] as const)
      await worksHere(who, role);
    const id = await prepared();
    expect(await saysOf(lawyer, 'lawyer', false)).toBe('FORBIDDEN');
    expect(await saysOf(jana, 'lawyer', false)).toBe('FORBIDDEN');
    expect(await saysOf(admin, 'lawyer', false)).toBe(false);
    expect(await confirmAs(lawyer, id)).toBe('NO_SECOND_LOOKS');
    expect(await desk.step('assignFiling', id, { assignedAdminId: lawyer.userId }, colleague)).toBe(
      'NO_SECOND_LOOKS',
    );
    // Two are left: one who enters, one who looks.
    expect(await saysOf(admin, 'colleague', false)).toBe('SECOND_LOOKS_LEFT');
    expect(await saysOf(admin, 'admin', false)).toBe('SECOND_LOOKS_LEFT');
    expect(await saysOf(admin, 'lawyer', true)).toBe(true);
    expect(await confirmAs(lawyer, id)).toBe('Filing');
  });
});

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
