import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { RegisterState } from './register-entry.js';
import { admin, client, lawyer } from '../../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../../testing/trademarks-fixture.js';
import { pollRegisters } from './poll-registers.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

const entries = new Map<string, RegisterState>();
const register = {
  jurisdiction: 'EU',
  source: 'EUIPO',
  state: (number: string): Promise<RegisterState> =>
    Promise.resolve(entries.get(number) ?? { ...entry, applicationNumber: number }),
};
/** An hour after the last look, when every entry is due again. */
function poll(): Promise<number> {
  fixture.clock.moveBy({ hours: 1 });
  return pollRegisters(fixture.runtime, register, 0);
}

const entry: RegisterState = {
  applicationNumber: '',
  status: 'APPLICATION_PUBLISHED',
  filedOn: '2026-01-02',
  publishedOn: '2026-06-01',
  registeredOn: null,
  expiresOn: null,
};
const says = (number: string, said: Partial<RegisterState>) =>
  entries.set(number, { ...entry, applicationNumber: number, ...said });

async function filed(number: string, more: object = {}): Promise<string> {
  const input = {
    name: 'Lumara',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'TRADEMARK_PUBLISHED',
    goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
    userId: client.userId,
    number,
    filingDate: '2026-01-02',
    publicationDate: '2026-06-01',
    ...more,
  };
  const answer = await fixture.write(admin, { mutation: 'createTrademark', type: 'Trademark', input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const columns =
  'status filingDate publicationDate registrationDate expirationDate registerDifferences { field ours office state } openRegisterDifferenceCount';
const markOf = async (id: string) =>
  (await fixture.ask(lawyer, `query ($id: ID!) { trademark(id: $id) { ${columns} } }`, { id })).data
    .trademark;
const noted = async (id: string): Promise<number> =>
  (
    await fixture.db.query(
      `select count(*)::integer as n from tracking_event where stream_id = $1 and type = 'RegisterDifferencesNoted'`,
      [id],
    )
  )[0].n;
/** What the histories of a mark and of its register entry say, by their names. */
const traces = async (id: string): Promise<string[]> =>
  (
    await fixture.db.query(
      `select type from tracking_event where stream_id = $1 or stream_id in (select id from trademark_ipo_data where trademark_id = $1) order by type`,
      [id],
    )
  ).map(({ type }: { type: string }) => type);
const readOf = (viewer: typeof admin | typeof client, id: string) =>
  fixture.ask(
    viewer,
    `query ($id: ID!) { trademark(id: $id) { registerReadAt${viewer === lawyer ? ' version' : ''} } }`,
    { id },
  );
const decide = (viewer: typeof admin, id: string, input: object) =>
  fixture.write(viewer, {
    mutation: 'decideRegisterDifference',
    type: 'Trademark',
    id,
    input,
    show: 'id filingDate openRegisterDifferenceCount',
  });
const confirm = (viewer: typeof admin, id: string) =>
  fixture.write(viewer, {
    mutation: 'confirmKeptDifference',
    type: 'Trademark',
    id,
    input: { field: 'FILING_DATE' },
    show: 'id openRegisterDifferenceCount',
  });

describe('a register that contradicts us', () => {
  it('changes nothing of ours: both stand side by side, noted once however often it is read', async () => {
    const id = await filed('018000101');
    says('018000101', { filedOn: '2026-01-05' });
    await poll();
    await poll();
    expect(await markOf(id)).toMatchObject({
      filingDate: '2026-01-02',
      registerDifferences: [
        { field: 'FILING_DATE', ours: '2026-01-02', office: '2026-01-05', state: 'OPEN' },
      ],
      openRegisterDifferenceCount: 1,
    });
    expect(await noted(id)).toBe(1);
  });

  it('is followed with our dates where it is ahead of us', async () => {
    const id = await filed('018000102', { expirationDate: '2036-01-31' });
    says('018000102', { status: 'REGISTERED', registeredOn: '2026-06-10', expiresOn: '2036-01-02' });
    await poll();
    expect(await markOf(id)).toMatchObject({
      status: 'TRADEMARK_REGISTERED',
      registrationDate: '2026-06-10',
      expirationDate: '2036-01-31',
      registerDifferences: [{ field: 'EXPIRATION_DATE', office: '2036-01-02' }],
    });
    // Still looked at, although nothing else of a registered mark is: the office may come round.
    says('018000102', { status: 'REGISTERED', registeredOn: '2026-06-10', expiresOn: '2036-01-31' });
    await poll();
    expect(await markOf(id)).toMatchObject({ registerDifferences: [], openRegisterDifferenceCount: 0 });
  });

  it.each(['REFUSED', 'OPPOSITION_PENDING', 'UNDER_EXAMINATION'])(
    'says %s of a published mark: asked about, never followed, over once a person moved it on',
    async (status) => {
      const number = `0180002${status.length}`;
      const id = await filed(number);
      says(number, { status });
      await poll();
      expect(await markOf(id)).toMatchObject({
        status: 'TRADEMARK_PUBLISHED',
        registerDifferences: [
          { field: 'STATUS', ours: 'Trademark published', office: status, state: 'OPEN' },
        ],
      });
      expect(
        await decide(lawyer, id, {
          field: 'STATUS',
          decision: 'TAKE_FROM_THE_OFFICE',
          reason: 'It says so.',
        }),
      ).toMatchObject({ code: 'STATUS_BY_STEPS' });
      await fixture.write(lawyer, {
        mutation: 'abandonTrademark',
        type: 'Trademark',
        id,
        input: { reason: 'The client wants no more.', clientToldOn: '2026-06-10' },
      });
      await poll();
      expect(await markOf(id)).toMatchObject({ registerDifferences: [], openRegisterDifferenceCount: 0 });
    },
  );

  it('is decided by staff with a reason: taken over, or ours kept until one side changes', async () => {
    const [taken, kept] = [await filed('018000301'), await filed('018000302')];
    for (const number of ['018000301', '018000302']) says(number, { filedOn: '2026-01-05' });
    await poll();
    const take = {
      field: 'FILING_DATE',
      decision: 'TAKE_FROM_THE_OFFICE',
      reason: 'The receipt has the 5th.',
    };
    const keep = { ...take, decision: 'KEEP_OURS', reason: 'The office was told of its mistake.' };
    expect(await decide(client, taken, take)).not.toHaveProperty('id');
    expect(await decide(lawyer, taken, { ...take, reason: '' })).not.toHaveProperty('id');
    expect(await decide(lawyer, taken, take)).toMatchObject({
      filingDate: '2026-01-05',
      openRegisterDifferenceCount: 0,
    });
    expect(await decide(lawyer, taken, take)).toMatchObject({ code: 'NO_SUCH_DIFFERENCE' });
    expect(await decide(lawyer, kept, keep)).toMatchObject({
      filingDate: '2026-01-02',
      openRegisterDifferenceCount: 1,
    });
    expect(await confirm(lawyer, kept)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    expect(await confirm(client, kept)).not.toHaveProperty('id');
    expect(await confirm(admin, kept)).toMatchObject({ openRegisterDifferenceCount: 0 });
    await poll();
    expect([await noted(taken), await noted(kept)]).toEqual([1, 1]);
    says('018000302', { filedOn: '2026-01-06' });
    await poll();
    expect(await markOf(kept)).toMatchObject({
      registerDifferences: [{ office: '2026-01-06', state: 'OPEN' }],
      openRegisterDifferenceCount: 1,
    });
  });

  it('is read again without a trace where it says the same: no line of a history, no version, only when it was', async () => {
    const id = await filed('018000501');
    says('018000501', {});
    await poll();
    const before = await traces(id);
    const { data: first } = await readOf(lawyer, id);
    await poll();
    expect(await traces(id)).toEqual(before);
    const { data } = await readOf(lawyer, id);
    expect(Date.parse(data.trademark.registerReadAt) - Date.parse(first.trademark.registerReadAt)).toBe(
      3_600_000,
    );
    expect((await readOf(client, id)).data.trademark).toEqual({ registerReadAt: null });
    // A step a colleague began before the reading still goes through.
    expect(
      await fixture.write(lawyer, {
        mutation: 'abandonTrademark',
        type: 'Trademark',
        id,
        input: { reason: 'The client wants no more.', clientToldOn: '2026-06-10' },
        expectedVersion: first.trademark.version,
      }),
    ).toHaveProperty('id', id);
  });

  it('leaves one line where it says something new', async () => {
    const id = await filed('018000502');
    await poll();
    const before = await traces(id);
    says('018000502', { filedOn: '2026-01-06' });
    await poll();
    await poll();
    expect(await traces(id)).toEqual([...before, 'IpoDataReadAgain', 'RegisterDifferencesNoted'].toSorted());
  });

  it('is nothing a customer reads', async () => {
    const id = await filed('018000401');
    says('018000401', { filedOn: '2026-01-05' });
    await poll();
    const { data } = await fixture.ask(
      client,
      'query ($id: ID!) { trademark(id: $id) { filingDate registerDifferences { office } openRegisterDifferenceCount dateProblemCount } }',
      { id },
    );
    expect(data.trademark).toEqual({
      filingDate: '2026-01-02',
      registerDifferences: null,
      openRegisterDifferenceCount: null,
      dateProblemCount: null,
    });
  });
});

describe('the register of the United States', () => {
  const us = { ...register, jurisdiction: 'US', source: 'USPTO' };
  const filedThere = (number: string) =>
    filed(number, {
      jurisdiction: 'US',
      status: 'UNDER_EXAMINATION',
      filingBasis: ['_1_A'],
      publicationDate: undefined,
    });
  const look = (): Promise<number> => {
    fixture.clock.moveBy({ hours: 1 });
    return pollRegisters(fixture.runtime, us, 0);
  };

  it('takes a mark to its publication, with the thirty days others have, and to its registration', async () => {
    const id = await filedThere('97000101');
    says('97000101', { status: '686 Published for opposition', publishedOn: '2026-05-05' });
    await look();
    const { data } = await fixture.ask(
      lawyer,
      'query ($id: ID!) { trademark(id: $id) { status oppositionEndDate ipoData { items { source } } } }',
      { id },
    );
    expect(data.trademark).toEqual({
      status: 'TRADEMARK_PUBLISHED',
      oppositionEndDate: '2026-06-04',
      ipoData: { items: [{ source: 'USPTO' }] },
    });
    says('97000101', { status: '700 Registered', publishedOn: '2026-05-05', registeredOn: '2026-06-10' });
    await look();
    expect(await markOf(id)).toMatchObject({
      status: 'TRADEMARK_REGISTERED',
      registrationDate: '2026-06-10',
    });
  });

  it('asks a lawyer about an allowance, and leaves marks of other offices alone', async () => {
    const id = await filedThere('97000102');
    const ofTheEu = await filed('018000199');
    says('97000102', { status: '688 Notice of allowance issued', publishedOn: null });
    says('018000199', { status: 'REGISTERED', registeredOn: '2026-06-10' });
    await look();
    expect(await markOf(id)).toMatchObject({
      status: 'UNDER_EXAMINATION',
      registerDifferences: [{ field: 'STATUS', office: '688 Notice of allowance issued' }],
    });
    expect((await markOf(ofTheEu)).status).toBe('TRADEMARK_PUBLISHED');
  });

  it('asks for a number it does not know no sooner than for others, and stops where we are too fast', async () => {
    await filedThere('97000103');
    await filedThere('97000104');
    const askedFor = async (trouble: 'not-found' | 'rate-limited', everyMs: number): Promise<number> => {
      let asked = 0;
      const state = (): Promise<RegisterState> => {
        asked += 1;
        return Promise.reject(new VendorError('uspto', trouble, 'no'));
      };
      await pollRegisters(fixture.runtime, { ...us, state }, everyMs);
      return asked;
    };
    expect(await askedFor('rate-limited', 0)).toBe(1);
    expect(await askedFor('not-found', 0)).toBeGreaterThanOrEqual(2);
    expect(await askedFor('not-found', 60_000)).toBe(0);
  });
});
