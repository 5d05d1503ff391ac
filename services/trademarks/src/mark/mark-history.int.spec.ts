import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
let [mark, other, foreign]: string[] = [];

const shown =
  'recordId day knownOn known begins status registrationDate alias assignedAdminId history { label day heardOn }';

async function onDay(day: string, knownOn: string, viewer: Viewer = client, id = mark) {
  const { data, errors } = await fixture.ask(
    viewer,
    `query ($id: ID!, $day: Date!, $knownOn: Date) { trademarkOnDay(id: $id, day: $day, knownOn: $knownOn) { ${shown} } }`,
    { id, day, knownOn },
  );
  return data?.trademarkOnDay ?? errors?.[0];
}

async function listOn(variables: object, viewer: Viewer = client) {
  const { data, errors } = await fixture.ask(
    viewer,
    `query ($filter: TrademarkFilter, $day: Date!, $knownOn: Date, $since: Date, $limit: Int) {
      trademarkListOnDay(filter: $filter, day: $day, knownOn: $knownOn, changedSince: $since, limit: $limit) {
        totalCount hasNextPage items { name known status before { known status } }
      }
    }`,
    { ...variables },
  );
  return data?.trademarkListOnDay ?? errors?.[0];
}

async function add(name: string, userId: string): Promise<string> {
  const made = await fixture.write(admin, {
    mutation: 'createTrademark',
    type: 'Trademark',
    input: {
      name,
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'TRADEMARK_PUBLISHED',
      goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
      userId,
      number: `N-${name}`,
      filingDate: '2026-01-02',
      publicationDate: '2026-02-02',
    },
  });
  return String(made.id);
}

async function change(mutation: string, input: object, id = mark): Promise<void> {
  const answer = await fixture.write(lawyer, { mutation, type: 'Trademark', id: id ?? '', input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
}

beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-04-20T10:00:00Z');
  mark = await add('Lumara', client.userId);
  foreign = await add('Boreal', stranger.userId);
  fixture.clock.moveTo('2026-04-25T10:00:00Z');
  other = await add('Nordwind', client.userId);
  // The office registered it on the third; we heard of it a week later.
  fixture.clock.moveTo('2026-05-10T10:00:00Z');
  await change('registerTrademark', {
    registrationDate: '2026-05-03',
    feePaid: true,
    acknowledged: true,
    reason: 'Read in the register.',
  });
  fixture.clock.moveTo('2026-05-20T10:00:00Z');
});
afterAll(() => fixture.close());

describe('a mark on two axes', () => {
  it.each([
    ['2026-05-02', '2026-05-12', 'TRADEMARK_PUBLISHED'],
    ['2026-05-05', '2026-05-12', 'TRADEMARK_REGISTERED'],
    ['2026-05-05', '2026-05-06', 'TRADEMARK_PUBLISHED'],
    ['2026-05-09', '2026-05-09', 'TRADEMARK_PUBLISHED'],
    ['2026-05-10', '2026-05-10', 'TRADEMARK_REGISTERED'],
  ])('stood on %s, as known on %s, as %s', async (day, knownOn, status) =>
    expect(await onDay(day, knownOn)).toMatchObject({ day, knownOn, known: true, status }),
  );

  it('says what had happened, when it took effect and when we heard of it', async () =>
    expect((await onDay('2026-05-05', '2026-05-12')).history).toEqual([
      { label: 'Trademark added', day: '2026-04-20', heardOn: '2026-04-20' },
      { label: 'Trademark registered', day: '2026-05-03', heardOn: '2026-05-10' },
    ]));

  it('was not there before its record began, whatever dates it has', async () =>
    expect(await onDay('2026-04-19', '2026-05-12')).toMatchObject({
      known: false,
      begins: '2026-04-20',
      status: null,
      history: [],
    }));

  it('follows a correction of the day by which it took effect', async () => {
    await change('updateTrademark', { registrationDate: '2026-05-07', expirationDate: '2036-01-02' });
    expect(await onDay('2026-05-05', '2026-05-20')).toMatchObject({ status: 'TRADEMARK_PUBLISHED' });
    expect(await onDay('2026-05-08', '2026-05-20')).toMatchObject({
      status: 'TRADEMARK_REGISTERED',
      registrationDate: '2026-05-07',
    });
    // What was known before stays what was known.
    expect(await onDay('2026-05-05', '2026-05-19')).toMatchObject({ registrationDate: '2026-05-03' });
  });

  it('is refused for a day to come, and for one after what was known', async () => {
    for (const [day, knownOn, message] of [
      ['2026-05-21', '2026-05-21', 'this day has not come yet; choose today or earlier'],
      ['2026-05-01', '2026-05-21', 'this day has not come yet; choose today or earlier'],
      [
        '2026-05-06',
        '2026-05-05',
        'nobody knew then what was to come; choose a day up to the one it was known on',
      ],
    ] as const)
      expect(await onDay(day, knownOn)).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('who sees it', () => {
  it('is its client, without what is the firm’s, and staff with it', async () => {
    await change('assignTrademark', { assignedAdminId: lawyer.userId });
    expect(await onDay('2026-05-20', '2026-05-20')).toMatchObject({ known: true, assignedAdminId: null });
    const forStaff = await onDay('2026-05-20', '2026-05-20', lawyer);
    expect(forStaff).toMatchObject({ assignedAdminId: lawyer.userId });
    const labels = (lines: { label: string }[]) => lines.map(({ label }) => label);
    expect(labels(forStaff.history)).toContain('Assigned');
    expect(labels((await onDay('2026-05-20', '2026-05-20')).history)).not.toContain('Assigned');
  });

  it('is nobody else', async () => {
    expect(await onDay('2026-05-05', '2026-05-12', stranger)).toBeUndefined();
    expect(await onDay('2026-05-05', '2026-05-12', client, nameBasedId('nothing'))).toBeUndefined();
    expect(
      (await listOn({ day: '2026-05-20' }, stranger)).items.map(({ name }: { name: string }) => name),
    ).toEqual(['Boreal']);
  });

  it('is whose it was: a mark that passed to another client is shown to neither for the time before', async () => {
    // As a merge of two clients does, past every command: its history names the one who had it first.
    await fixture.db.query('update trademark set user_id = $1 where id = $2', [client.userId, foreign]);
    expect(await onDay('2026-05-05', '2026-05-12', client, foreign)).toMatchObject({
      known: false,
      status: null,
    });
    expect(await onDay('2026-05-05', '2026-05-12', stranger, foreign)).toBeUndefined();
    await fixture.db.query('update trademark set user_id = $1 where id = $2', [stranger.userId, foreign]);
  });
});

describe('all marks on a day', () => {
  it('are those that were there', async () => {
    expect(await listOn({ day: '2026-04-22' })).toMatchObject({
      totalCount: 1,
      items: [{ name: 'Lumara', status: 'TRADEMARK_PUBLISHED' }],
    });
    expect(await listOn({ day: '2026-04-26', limit: 1 })).toMatchObject({ totalCount: 2, hasNextPage: true });
    expect(await listOn({ day: '2026-04-01' })).toMatchObject({ totalCount: 0, items: [] });
  });

  it('are told apart from another day: only what stood otherwise, with how it stood', async () => {
    const { items } = await listOn({ day: '2026-05-09', knownOn: '2026-05-20', since: '2026-04-22' });
    expect(items).toEqual([
      expect.objectContaining({ name: 'Nordwind', before: { known: false, status: null } }),
      expect.objectContaining({
        name: 'Lumara',
        status: 'TRADEMARK_REGISTERED',
        before: { known: true, status: 'TRADEMARK_PUBLISHED' },
      }),
    ]);
    expect((await listOn({ day: '2026-04-24', since: '2026-04-22' })).items).toEqual([]);
  });

  it('are narrowed by today’s filter, and refused for a day to come', async () => {
    const filter = { id: { eq: other } };
    expect((await listOn({ day: '2026-05-20', filter })).items).toMatchObject([{ name: 'Nordwind' }]);
    expect(await listOn({ day: '2026-05-21' })).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
