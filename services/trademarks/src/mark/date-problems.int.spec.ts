import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { takeClockSteps } from '../docketing/clock-steps/take-clock-steps.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

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
  status: 'TRADEMARK_REGISTERED',
  goodsAndServices: [{ class: 25, terms: ['Shirts'] }],
  userId: client.userId,
  number: '018',
};
const inOrder = { filingDate: '2016-08-20', registrationDate: '2016-12-01', expirationDate: '2026-08-20' };

async function made(input: object, viewer: typeof admin = admin): Promise<string> {
  const answer = await fixture.write(viewer, { mutation: 'createTrademark', type: 'Trademark', input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const change = (id: string, input: object) =>
  fixture.write(admin, { mutation: 'updateTrademark', type: 'Trademark', id, input });

async function problemsOf(id: string, viewer: typeof admin = client): Promise<string[] | null | undefined> {
  const { data } = await fixture.ask(
    viewer,
    'query ($id: ID!) { trademark(id: $id) { dateProblems { code message } } }',
    { id },
  );
  return (
    data.trademark?.dateProblems?.map(({ code }: { code: string }) => code) ?? data.trademark?.dateProblems
  );
}

const published = async (id: string): Promise<string[]> =>
  (
    await fixture.db.query(
      `select type from tracking_event where stream_id = $1 and type like 'DateProblems%' order by version`,
      [id],
    )
  ).map(({ type }: { type: string }) => type);

const lettersPlanned = async (id: string): Promise<number> =>
  (
    await fixture.db.query(
      `select count(*)::integer as n from reminder where state = 'planned' and kind = 'renewal' and subject_id in (select id from trademark_deadline where trademark_id = $1)`,
      [id],
    )
  )[0].n;
const alarmsPlanned = async (id: string): Promise<number> =>
  (
    await fixture.db.query(
      `select count(*)::integer as n from reminder where state = 'planned' and kind like 'internal%' and subject_id in (select id from trademark_deadline where trademark_id = $1)`,
      [id],
    )
  )[0].n;

describe('dates that are missing or cannot be true', () => {
  it.each([
    ['no date at all', {}, ['NO_DATES', 'REGISTRATION_DATE_MISSING']],
    ['no filing date', { registrationDate: '2016-12-01' }, ['FILING_DATE_MISSING']],
    ['no registration date', { filingDate: '2016-08-20' }, ['REGISTRATION_DATE_MISSING']],
    [
      'a filing after the publication',
      { ...inOrder, publicationDate: '2016-07-01' },
      ['FILING_AFTER_PUBLICATION'],
    ],
    [
      'a filing that has not come yet',
      { ...inOrder, filingDate: '2026-07-01', registrationDate: '2026-07-01', expirationDate: '2036-07-01' },
      ['DATE_IN_FUTURE', 'DATE_IN_FUTURE'],
    ],
    ['a priority too old', { ...inOrder, priorityDate: '2015-01-01' }, ['PRIORITY_TOO_OLD']],
    ['an expiry the rule does not give', { ...inOrder, expirationDate: '2027-02-20' }, ['EXPIRY_DIFFERS']],
    [
      'a designation without the day of its international registration',
      { ...inOrder, internationalNumber: '1234567' },
      ['INTERNATIONAL_DATE_MISSING'],
    ],
  ])('%s is said with the mark and told once', async (_, dates, codes) => {
    const id = await made({ ...mark, ...dates });
    await takeClockSteps(fixture.runtime);
    await takeClockSteps(fixture.runtime);
    expect([await problemsOf(id), await published(id)]).toEqual([codes, ['DateProblemsNoted']]);
    expect(await problemsOf(id, stranger)).toBeUndefined();
  });

  it('a filing after the registration is refused at the door, whoever enters it', async () => {
    const wrong = { ...mark, ...inOrder, filingDate: '2017-01-01' };
    const fields = '... on Trademark { id } ... on Refusal { code fields { path code } }';
    for (const viewer of [client, admin]) {
      const { userId: _, ...own } = wrong;
      const { data } = await fixture.ask(
        viewer,
        `mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ${fields} } }`,
        { input: viewer === client ? own : wrong },
      );
      expect(data.createTrademark).toMatchObject({
        code: 'INPUT_INVALID',
        fields: [{ path: ['registrationDate'], code: 'TOO_EARLY' }],
      });
    }
  });

  it('a mark that is not filed yet, or whose dates are in order, is no work', async () => {
    const ids = [
      await made({ ...mark, status: 'READY_FOR_FILING', number: null }),
      await made({ ...mark, ...inOrder }),
    ];
    await takeClockSteps(fixture.runtime);
    for (const id of ids) expect([await problemsOf(id), await published(id)]).toEqual([null, []]);
  });

  it('what changes is told again, what is put right ends it, and wrong again on the same day is told again', async () => {
    const id = await made(mark);
    await takeClockSteps(fixture.runtime);
    for (const dates of [{ filingDate: '2016-08-20' }, inOrder, { filingDate: null }]) {
      await change(id, dates);
      await takeClockSteps(fixture.runtime);
    }
    expect([await problemsOf(id), await published(id)]).toEqual([
      ['FILING_DATE_MISSING'],
      ['DateProblemsNoted', 'DateProblemsNoted', 'DateProblemsSettled', 'DateProblemsNoted'],
    ]);
  });

  it('an international date that is entered ends what was missing', async () => {
    const id = await made({ ...mark, ...inOrder, internationalNumber: '1234567' });
    await takeClockSteps(fixture.runtime);
    await change(id, { internationalRegistrationDate: '2016-08-20' });
    await takeClockSteps(fixture.runtime);
    expect([await problemsOf(id), await published(id)]).toEqual([
      null,
      ['DateProblemsNoted', 'DateProblemsSettled'],
    ]);
  });

  it('a date that has come is no problem any more, without anybody doing anything', async () => {
    const id = await made({
      ...mark,
      filingDate: '2026-06-20',
      registrationDate: '2026-06-20',
      expirationDate: '2036-06-20',
    });
    await takeClockSteps(fixture.runtime);
    expect(await problemsOf(id)).toEqual(['DATE_IN_FUTURE', 'DATE_IN_FUTURE']);
    fixture.clock.moveTo('2026-06-20T15:00:00Z');
    await takeClockSteps(fixture.runtime);
    await takeClockSteps(fixture.runtime);
    expect([await problemsOf(id), await published(id)]).toEqual([
      null,
      ['DateProblemsNoted', 'DateProblemsSettled'],
    ]);
  });

  it('the end of a mark ends them, and a deleted one leaves no trace', async () => {
    const [ended, deleted] = [
      await made(mark),
      await made({ ...mark, userId: undefined, imported: true }, client),
    ];
    await takeClockSteps(fixture.runtime);
    await fixture.write(lawyer, {
      mutation: 'cancelTrademark',
      type: 'Trademark',
      id: ended,
      input: { reason: 'Declared invalid.' },
    });
    await fixture.write(client, { mutation: 'deleteTrademark', type: 'Trademark', id: deleted });
    await takeClockSteps(fixture.runtime);
    expect([await problemsOf(ended), await published(ended)]).toEqual([
      null,
      ['DateProblemsNoted', 'DateProblemsSettled'],
    ]);
    expect(
      await fixture.db.query('select * from date_doubt where trademark_id = any($1)', [[ended, deleted]]),
    ).toEqual([]);
  });
});

describe('a date in dispute', () => {
  it('stays and is marked; letters to the owner rest, the firm is still alarmed; both go on once it is put right', async () => {
    const { expirationDate: _, ...uncounted } = inOrder;
    const id = await made({ ...mark, ...uncounted, publicationDate: '2016-07-01' });
    const renewal = async () => {
      const { data } = await fixture.ask(
        client,
        'query ($f: TrademarkDeadlineFilter) { trademarkDeadlineList(filter: $f) { items { kind nominalDate disputed } } }',
        { f: { trademarkId: { eq: id } } },
      );
      return data.trademarkDeadlineList.items.find(({ kind }: { kind: string }) => kind === 'RENEWAL');
    };
    expect(await renewal()).toEqual({ kind: 'RENEWAL', nominalDate: '2026-08-20', disputed: true });
    expect(await lettersPlanned(id)).toBe(0);
    expect(await alarmsPlanned(id)).toBeGreaterThan(0);
    await change(id, { publicationDate: '2016-09-01' });
    expect(await renewal()).toEqual({ kind: 'RENEWAL', nominalDate: '2026-08-20', disputed: false });
    expect(await lettersPlanned(id)).toBeGreaterThan(0);
  });

  it('does not touch a term whose end the register names', async () => {
    const id = await made({ ...mark, ...inOrder, publicationDate: '2016-07-01' });
    expect(await lettersPlanned(id)).toBeGreaterThan(0);
  });
});

it('rows say what the events say', async () => {
  expect((await rebuildCheck(fixture.db, definition.aggregates)).differences).toEqual([]);
});
