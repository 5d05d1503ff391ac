import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { StaffProfileChangedSchema } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { admin, client, lawyer, otherLawyer, stranger } from '../../testing/people.js';
import {
  definition,
  openTrademarksFixture,
  type TrademarksFixture,
} from '../../testing/trademarks-fixture.js';

// A Monday.
const TODAY = '2027-03-01';
let fixture: TrademarksFixture;

async function made(type: string, input: object, viewer: Viewer = admin): Promise<string> {
  const { id, ...refused } = await fixture.write(viewer, { mutation: `create${type}`, type, input });
  if (typeof id !== 'string') throw new Error(JSON.stringify(refused));
  return id;
}

const mark = (name: string, facts: object): Promise<string> =>
  made('Trademark', {
    name,
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'TRADEMARK_REGISTERED',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
    number: name,
    ...facts,
  });

const expires = (name: string, expirationDate: string, more: object = {}): Promise<string> =>
  mark(name, {
    filingDate: `2017${expirationDate.slice(4)}`,
    registrationDate: '2018-01-01',
    expirationDate,
    ...more,
  });

const secondLooksOf = async (userId: string, gives: boolean): Promise<void> => {
  await deliver(fixture.runtime, consumerOf(definition, 'second-lookers'), {
    schema: StaffProfileChangedSchema,
    source: 'workspace',
    streamId: systemIds.next(),
    message: { facts: { userId, givesSecondLooks: gives } },
  });
};

interface Row {
  readonly id: string;
  readonly markName: string;
  readonly on: string;
  readonly state: string;
  readonly daysLeft: number;
}

const fields = `items { id markName jurisdiction kind state nominalDate legalDate safeDate safeReason closedBecause on daysLeft turn dueDateUnconfirmed isDueDateOwn extensionDate renewalOrderedOn assignedAdminId
  user { id } subject { kind id version steps } letter { sentOn count } } endCursor counts { late days7 days30 days60 days90 }`;
const types: Readonly<Record<string, string>> = {
  from: 'Date',
  to: 'Date',
  jurisdiction: 'JurisdictionCode',
  assignedAdminId: 'ID',
  unassigned: 'Boolean',
  kind: 'TrademarkDeadlineKind',
  userId: 'ID',
  states: '[TrademarkDeadlineState!]',
  others: 'Boolean',
  after: 'String',
  limit: 'Int',
};

async function docket(variables: Readonly<Record<string, unknown>>, viewer: Viewer = lawyer) {
  const names = Object.keys(variables);
  const { data, errors } = await fixture.ask(
    viewer,
    `query (${names.map((name) => `$${name}: ${types[name]}`).join(', ')}) { docket(${names.map((name) => `${name}: $${name}`).join(', ')}) { ${fields} } }`,
    { ...variables },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.docket;
}
const names = async (variables: Readonly<Record<string, unknown>>): Promise<string[]> =>
  (await docket(variables)).items.map(({ markName }: Row) => markName);

const closedIn = (viewer: Viewer) =>
  fixture.ask(
    viewer,
    '{ officeClosedDays(offices: ["EU"], from: "2027-03-26", to: "2027-03-30") { office day holiday } }',
    {},
  );

let answered: string;
beforeAll(async () => {
  fixture = await openTrademarksFixture(`${TODAY}T10:00:00Z`);
  await expires('in grace', '2026-11-20');
  await expires('long over', '2026-01-05');
  await expires('today', TODAY, { assignedAdminId: lawyer.userId });
  await expires('in seven', '2027-03-08');
  await expires('in eight', '2027-03-09');
  await expires('end of March', '2027-03-31', { userId: stranger.userId });
  await expires('first of April', '2027-04-01', { jurisdiction: 'UK' });
  await expires('in ninety', '2027-05-30');
  await expires('in ninety-one', '2027-05-31');
  const done = await expires('renewed', '2027-03-20');
  await fixture.write(lawyer, {
    mutation: 'cancelTrademark',
    type: 'Trademark',
    id: done,
    input: { reason: 'given up' },
  });
  // A letter of the office of the United States, answered within three months.
  answered = await mark('answered', {
    jurisdiction: 'US',
    status: 'APPLICATION_FILED',
    filingBasis: ['_1_A'],
    filingDate: '2026-10-01',
  });
  await made(
    'OfficeAction',
    {
      trademarkId: answered,
      userId: client.userId,
      markName: 'answered',
      jurisdiction: 'US',
      filingBasis: ['_1_A'],
      issueDate: '2027-02-15',
      dueDate: '2027-05-15',
      assignedAdminId: otherLawyer.userId,
    },
    lawyer,
  );
  await fixture.listen();
});
afterAll(() => fixture.close());

describe('a range of the docket', () => {
  it('begins with what is late and can still be done, and leaves out what is over, ended or later', async () => {
    const { items } = await docket({ to: '2027-03-31' });
    expect(items.map(({ markName, state, daysLeft }: Row) => `${daysLeft} ${markName} ${state}`)).toEqual([
      '-101 in grace IN_GRACE',
      '0 today DUE_SOON',
      '7 in seven DUE_SOON',
      '8 in eight DUE_SOON',
      '30 end of March DUE_SOON',
    ]);
  });

  it('counts late, 7, 30, 60 and 90 days whatever range is looked at, the last day of each included', async () => {
    expect((await docket({ to: TODAY, kind: 'RENEWAL' })).counts).toEqual({
      late: 1,
      days7: 2,
      days30: 4,
      days60: 5,
      days90: 6,
    });
  });

  it('is a month by its first and last day, with what is in grace until a day of it', async () => {
    expect(await names({ from: '2027-03-01', to: '2027-03-31', kind: 'RENEWAL' })).toEqual([
      'today',
      'in seven',
      'in eight',
      'end of March',
    ]);
    expect(await names({ from: '2027-04-01', to: '2027-04-30', kind: 'RENEWAL' })).toEqual([
      'first of April',
    ]);
    const { items } = await docket({ from: '2027-05-01', to: '2027-05-31', kind: 'RENEWAL' });
    expect(items.map(({ markName, on }: Row) => `${on} ${markName}`)).toEqual([
      '2027-05-20 in grace',
      '2027-05-30 in ninety',
      '2027-05-31 in ninety-one',
    ]);
  });

  it('counts days by the calendar of the office', async () => {
    fixture.clock.moveTo('2027-03-01T23:30:00Z');
    const { items } = await docket({ to: '2027-04-01', kind: 'RENEWAL' });
    fixture.clock.moveTo(`${TODAY}T10:00:00Z`);
    const left = new Map(items.map(({ markName, daysLeft }: Row) => [markName, daysLeft]));
    // Half past midnight in Alicante, half past eleven the day before in London.
    expect([left.get('in seven'), left.get('first of April')]).toEqual([6, 31]);
  });

  it('is walked in pages by key, each row once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: Row[]; endCursor: string | null } = await docket({
        to: '2027-05-31',
        limit: 3,
        after,
      });
      seen.push(...page.items.map(({ id }) => id));
      after = page.endCursor;
    } while (after !== null);
    const whole = await docket({ to: '2027-05-31', limit: 200 });
    expect(seen).toEqual(whole.items.map(({ id }: Row) => id));
    expect(new Set(seen).size).toBe(seen.length);
    await expect(docket({ after: 'nonsense' })).rejects.toThrow(/BAD_USER_INPUT/);
  });
});

describe('narrowed, the docket', () => {
  it.each([
    ['by office', { jurisdiction: 'UK' }, ['first of April']],
    ['by client', { userId: stranger.userId }, ['end of March']],
    ['by who holds it: the mark', { assignedAdminId: lawyer.userId }, ['today']],
    ['by who holds it: the letter', { assignedAdminId: otherLawyer.userId }, ['answered']],
    ['by kind', { kind: 'RESPONSE' }, ['answered']],
    ['by state', { states: ['IN_GRACE'] }, ['in grace']],
  ])('%s', async (_, filter, expected) =>
    expect(await names({ to: '2027-05-15', ...filter })).toEqual(expected),
  );

  it('to what nobody holds leaves out what somebody does', async () => {
    const free = (kind: string) => names({ to: '2027-05-15', unassigned: true, kind });
    expect(await free('RENEWAL')).toEqual([
      'in grace',
      'in seven',
      'in eight',
      'end of March',
      'first of April',
    ]);
    expect(await free('RESPONSE')).toEqual([]);
  });

  it('to states that are over shows them only then', async () => {
    expect(
      await names({ from: '2026-01-01', to: '2027-03-31', states: ['NOT_NEEDED'], kind: 'RENEWAL' }),
    ).toEqual(['renewed']);
  });
});

describe('a letter of an office in the docket', () => {
  const row = async (viewer = lawyer) =>
    (await docket({ to: '2027-05-15', kind: 'RESPONSE' }, viewer)).items[0];

  it('is what its last day is worked on in: who holds it, whose turn it is, what can be done', async () => {
    expect(await row()).toMatchObject({
      nominalDate: '2027-05-15',
      legalDate: '2027-05-17',
      turn: 'FIRM',
      assignedAdminId: otherLawyer.userId,
      dueDateUnconfirmed: true,
      user: { id: client.userId },
      isDueDateOwn: true,
      subject: { kind: 'OFFICE_ACTION', steps: ['CORRECT', 'EXTEND'] },
      letter: null,
    });
  });

  it('is to be confirmed by another lawyer than the one who entered its day', async () => {
    expect(await row(otherLawyer)).toMatchObject({
      isDueDateOwn: false,
      subject: { steps: ['CONFIRM', 'CORRECT', 'EXTEND'] },
    });
    expect(await row(admin)).toMatchObject({ subject: { steps: ['CORRECT', 'EXTEND'] } });
  });

  it('is confirmed by another person than who entered it, and is not offered for that any more', async () => {
    const { subject } = await row();
    const confirm = (viewer: Viewer) =>
      fixture.write(viewer, {
        mutation: 'confirmOfficeActionDueDate',
        type: 'OfficeAction',
        id: subject.id,
        input: {},
      });
    expect(await confirm(lawyer)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    await secondLooksOf(otherLawyer.userId, false);
    expect(await confirm(otherLawyer)).toMatchObject({ code: 'NO_SECOND_LOOKS' });
    expect(await row(otherLawyer)).toMatchObject({ subject: { steps: ['CORRECT', 'EXTEND'] } });
    await secondLooksOf(otherLawyer.userId, true);
    expect(await confirm(otherLawyer)).toMatchObject({ id: subject.id });
    expect(await row()).toMatchObject({
      dueDateUnconfirmed: false,
      subject: { steps: ['CORRECT', 'EXTEND'] },
    });
  });
});

describe('a date that is corrected from the docket', () => {
  it('waits for another person again, and the client’s hands are off it', async () => {
    const [before] = (await docket({ to: '2027-05-15', kind: 'RESPONSE' })).items;
    const correct = (viewer: Viewer, input: object) =>
      fixture.write(viewer, {
        mutation: 'correctOfficeActionDueDate',
        type: 'OfficeAction',
        id: before.subject.id,
        expectedVersion: before.subject.version,
        input,
      });
    const misread = { dueDate: '2027-05-14', reason: 'misread' };
    expect(await correct(client, misread)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await correct(lawyer, { dueDate: '2027-12-01', reason: 'misread' })).toMatchObject({
      fields: [{ path: ['dueDate'] }],
    });
    expect(await correct(lawyer, misread)).toMatchObject({ id: before.subject.id });
    const { data } = await fixture.ask(
      lawyer,
      `{ officeAction(id: "${before.subject.id}") { dueDate confirmedDueDate } }`,
      {},
    );
    expect(data.officeAction).toEqual({ dueDate: '2027-05-14', confirmedDueDate: null });
  });

  it('to a later day stands on the day before until another person confirms it, with its letter in reach', async () => {
    await fixture.listen();
    const [row] = (await docket({ to: '2027-05-15', kind: 'RESPONSE' })).items;
    expect(row.nominalDate).toBe('2027-05-14');
    await fixture.write(lawyer, {
      mutation: 'correctOfficeActionDueDate',
      type: 'OfficeAction',
      id: row.subject.id,
      input: { dueDate: '2027-05-15', reason: 'it was right before' },
    });
    await fixture.listen();
    const [waits] = (await docket({ to: '2027-05-15', kind: 'RESPONSE' }, otherLawyer)).items;
    expect(waits).toMatchObject({
      nominalDate: '2027-05-14',
      dueDateUnconfirmed: true,
      subject: { id: row.subject.id, steps: expect.arrayContaining(['CONFIRM']) },
    });
  });
});

describe('a letter to the client', () => {
  it('is the last one of the ledger of reminders, not what went to the firm', async () => {
    const [{ id }] = (await docket({ to: '2027-03-08', assignedAdminId: lawyer.userId })).items;
    const told = (kind: string, step: number, on: string): Promise<unknown> =>
      fixture.db.query(
        `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state) values ($1, $2, $3, $4, 'UTC', now(), 'issued')`,
        [kind, id, step, on],
      );
    await told('renewal', 8, '2026-12-01');
    await told('renewal', 9, '2027-02-01');
    await told('internal task', 9, '2027-02-15');
    const [row] = (await docket({ to: '2027-03-08', assignedAdminId: lawyer.userId })).items;
    expect(row.letter).toEqual({ sentOn: '2027-02-01', count: 2 });
  });
});

it('the docket is no customer’s to see', async () => {
  await expect(docket({ to: TODAY }, client)).rejects.toThrow(/FORBIDDEN/);
  const { errors } = await closedIn(client);
  expect(JSON.stringify(errors)).toMatch(/FORBIDDEN/);
  await expect(docket({ to: TODAY, userId: systemIds.next() }, stranger)).rejects.toThrow(/FORBIDDEN/);
});
