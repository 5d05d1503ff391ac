import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { admin, client, lawyer, otherLawyer, stranger } from './testing/people.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from './testing/trademarks-fixture.js';
import { payWork } from './testing/pay-work.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

const goods = [
  { class: 9, terms: ['Software'] },
  { class: 25, terms: ['Shirts'] },
];
const mark = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  status: 'UNDER_EXAMINATION',
  goodsAndServices: goods,
  userId: client.userId,
};

async function made(type: string, input: object, viewer: typeof admin = admin): Promise<string> {
  const answer = await fixture.write(viewer, { mutation: `create${type}`, type, input });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}

const markOf = (more: object = {}) => made('Trademark', { ...mark, ...more });
const step = (
  viewer: typeof admin,
  mutation: string,
  id: string,
  given: { type?: string; input?: object; show?: string } = {},
) => fixture.write(viewer, { type: 'Trademark', show: 'id status', input: {}, ...given, mutation, id });

async function statusOf(
  type: 'trademark' | 'officeAction' | 'useInCommerceRequest',
  id: string,
): Promise<string> {
  return (await fixture.ask(admin, `query ($id: ID!) { ${type}(id: $id) { status } }`, { id })).data[type]
    .status;
}

describe('a mark over the API', () => {
  it('is added, arranged, listed and told of, each to whom it concerns', async () => {
    const id = await markOf({ number: '018' });
    expect(
      await step(client, 'arrangeTrademark', id, {
        input: { alias: 'Blue' },
        show: 'alias statusGroup classes assignedAdminId',
      }),
    ).toMatchObject({ alias: 'Blue', statusGroup: 'PENDING', classes: [9, 25], assignedAdminId: null });
    expect(await step(stranger, 'arrangeTrademark', id, { input: { alias: 'Mine' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await step(client, 'startExamination', id)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await step(admin, 'assignTrademark', id, { input: { assignedAdminId: lawyer.userId } });
    const list = `query ($f: TrademarkFilter) { trademarkList(filter: $f, orderBy: [{ field: NAME }]) { totalCount items { id name } } }`;
    const seen = async (viewer: typeof admin, f: object) =>
      (await fixture.ask(viewer, list, { f })).data?.trademarkList?.totalCount;
    const mine = { id: { eq: id } };
    expect([
      await seen(client, mine),
      await seen(stranger, mine),
      await seen(lawyer, { ...mine, assignedAdminId: { eq: lawyer.userId }, classes: { has: 25 } }),
    ]).toEqual([1, 0, 1]);
    expect(
      (await fixture.ask(client, list, { f: { assignedAdminId: { eq: lawyer.userId } } })).errors?.[0]
        ?.extensions?.code,
    ).toBe('BAD_USER_INPUT');
    const history = `query ($id: ID!) { trademark(id: $id) { tracking { items { label } } } }`;
    const labels = async (viewer: typeof admin) =>
      (await fixture.ask(viewer, history, { id })).data.trademark.tracking.items.map(
        (entry: { label: string }) => entry.label,
      );
    expect(await labels(admin)).toEqual(['Trademark added', 'Arranged', 'Assigned']);
    expect(await labels(client)).toEqual(['Trademark added', 'Arranged']);
    expect(await fixture.write(admin, { mutation: 'deleteTrademark', type: 'Trademark', id })).toMatchObject({
      code: 'RETAINED',
    });
  });

  it('keeps what the office’s register says once per mark, whatever is read again', async () => {
    const trademarkId = await markOf();
    const save = (status: string) =>
      fixture.write(admin, {
        mutation: 'saveTrademarkIpoData',
        type: 'TrademarkIpoData',
        input: { trademarkId, data: { status }, source: 'register', readAt: '2026-06-15T08:00:00Z' },
        show: 'id version data userId',
      });
    const first = await save('filed');
    expect(await save('published')).toMatchObject({
      id: first.id,
      version: 2,
      data: { status: 'published' },
      userId: client.userId,
    });
  });

  it('counts what expires and what nobody has looked at, for the viewer', async () => {
    const trademarkId = await markOf({ status: 'TRADEMARK_REGISTERED', expirationDate: '2026-09-01' });
    await markOf({ status: 'TRADEMARK_REGISTERED', expirationDate: '2026-09-01', userId: stranger.userId });
    await markOf({ status: 'EXPIRED', expirationDate: '2026-05-01' });
    const result = { trademarkId, type: 'SIMILAR', markName: 'Lumora', classes: [9], jurisdiction: 'EU' };
    await made('TrademarkMonitoringResult', result);
    const judged = await made('TrademarkMonitoringResult', { ...result, relevance: 'HIGH' });
    const source =
      '{ trademarkNotificationCount(expiringBefore: "2026-12-31") unseenMonitoringResultCount trademarkMonitoringResultCount trademarkWatchSubscriptionCount }';
    expect((await fixture.ask(client, source)).data).toEqual({
      trademarkNotificationCount: 1,
      unseenMonitoringResultCount: 1,
      trademarkMonitoringResultCount: 1,
      trademarkWatchSubscriptionCount: 0,
    });
    expect(
      await step(client, 'markMonitoringResultSeen', judged, {
        type: 'TrademarkMonitoringResult',
        input: { seen: true },
        show: 'seen',
      }),
    ).toMatchObject({ seen: true });
    expect((await fixture.ask(client, source)).data.unseenMonitoringResultCount).toBe(0);
  });
});

describe('a letter of an office', () => {
  it('moves its mark, shows its solutions with the kick-off and keeps its own to itself', async () => {
    const trademarkId = await markOf();
    const id = await made(
      'OfficeAction',
      { trademarkId, issueDate: '2026-06-01', dueDate: '2026-08-01' },
      lawyer,
    );
    await fixture.listen();
    expect(await statusOf('trademark', trademarkId)).toBe('OFFICE_ACTION_RECEIVED');
    const letter = { type: 'OfficeAction' };
    expect(
      (
        await fixture.ask(
          client,
          `query ($id: ID!) { officeAction(id: $id) { markName jurisdiction trademarkId } }`,
          { id },
        )
      ).data.officeAction,
    ).toEqual({ markName: 'Lumara', jurisdiction: 'EU', trademarkId: null });
    await fixture.write(lawyer, {
      mutation: 'updateOfficeAction',
      type: 'OfficeAction',
      id,
      input: { examinationFinished: true },
    });
    await step(otherLawyer, 'confirmOfficeActionDueDate', id, letter);
    expect(await step(lawyer, 'kickOffOfficeAction', id, letter)).toMatchObject({ code: 'NO_SOLUTION' });
    const fee = { amountMinor: 20_000, currency: 'EUR' };
    const solutionId = await made('OfficeActionSolution', {
      officeActionId: id,
      solution: 'Argue',
      recommended: true,
    });
    expect(await step(lawyer, 'kickOffOfficeAction', id, letter)).toMatchObject({
      code: 'SOLUTION_INCOMPLETE',
    });
    await fixture.write(lawyer, {
      mutation: 'updateOfficeActionSolution',
      type: 'OfficeActionSolution',
      id: solutionId,
      input: { chanceOfSuccess: 60, serviceFee: fee, governmentFee: { amountMinor: 0, currency: 'EUR' } },
    });
    const solutions = async () =>
      (
        await fixture.ask(
          client,
          `query ($id: ID!) { officeAction(id: $id) { solutions { items { id } } } }`,
          {
            id,
          },
        )
      ).data.officeAction.solutions.items;
    expect(await solutions()).toEqual([]);
    expect(await step(lawyer, 'kickOffOfficeAction', id, letter)).toMatchObject({ status: 'KICK_OFF_SENT' });
    await fixture.listen();
    expect(await solutions()).toEqual([{ id: solutionId }]);

    const foreign = await made('OfficeActionSolution', {
      officeActionId: await made('OfficeAction', {
        trademarkId,
        issueDate: '2026-06-02',
        dueDate: '2026-08-02',
      }),
      solution: 'Other',
      recommended: false,
      offered: true,
    });
    const order = (orderedSolutionId: string) =>
      step(client, 'orderOfficeActionResponse', id, {
        ...letter,
        input: { orderedSolutionId, orderCurrency: 'EUR' },
      });
    expect(await order(foreign)).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['orderedSolutionId'], code: 'UNKNOWN_REFERENCE' }],
    });
    expect(await order(solutionId)).toMatchObject({ status: 'ORDERED' });
    expect(await step(lawyer, 'startOfficeActionDraft', id, letter)).toMatchObject({ code: 'WORK_UNPAID' });
    await payWork(fixture, 'office_action', id);
    await step(lawyer, 'startOfficeActionDraft', id, letter);
    const filed = { filedOn: '2026-06-15', reason: 'The client agreed on the phone.' };
    await step(lawyer, 'submitOfficeActionResponse', id, { ...letter, input: filed });
    await fixture.listen();
    expect(await statusOf('trademark', trademarkId)).toBe('RESPONSE_TO_OFFICE_ACTION_SUBMITTED');
    await step(lawyer, 'closeOfficeAction', id, { ...letter, input: { outcome: 'ACCEPTED' } });
    await fixture.listen();
    expect(await statusOf('trademark', trademarkId)).toBe('UNDER_EXAMINATION');
  });

  it('is not taken for the letter of another mark', async () => {
    const officeActionId = await made('OfficeAction', {
      trademarkId: await markOf(),
      issueDate: '2026-06-01',
      dueDate: '2026-08-01',
    });
    expect(
      await step(admin, 'receiveOfficeAction', await markOf(), {
        input: { officeActionId, officeDueDate: '2026-08-01' },
      }),
    ).toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: ['officeActionId'] }] });
  });
});

describe('a registration that hardly can be', () => {
  it('is asked about before anybody is written to, and kept with who vouched for it', async () => {
    const id = await markOf({
      status: 'TRADEMARK_PUBLISHED',
      number: '018',
      filingDate: '2026-06-12',
      publicationDate: '2026-06-12',
    });
    const published = async () =>
      (await fixture.db.query(
        'select type, reason from tracking_event where stream_id = $1 order by version',
        [id],
      )) as { type: string; reason: string | null }[];
    const register = (more: object = {}) =>
      step(admin, 'registerTrademark', id, {
        input: { registrationDate: '2026-06-12', expirationDate: '2026-06-12', feePaid: true, ...more },
      });
    expect(await register()).toMatchObject({
      code: 'OPPOSITION_TERM_RUNS',
      params: expect.arrayContaining([
        { name: 'toAcknowledge', value: 'OPPOSITION_TERM_RUNS, ALL_ON_ONE_DAY, EXPIRY_NOT_BY_RULE' },
      ]),
    });
    expect(await register({ acknowledged: true })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['reason'], code: 'REQUIRED' }],
    });
    // Letters follow events, and there is none.
    expect((await published()).map(({ type }) => type)).toEqual(['TrademarkAdded']);
    expect(await register({ acknowledged: true, reason: 'Read in the register.' })).toMatchObject({
      status: 'TRADEMARK_REGISTERED',
    });
    expect((await published()).at(-1)).toEqual({
      type: 'TrademarkRegistered',
      reason: 'Read in the register.',
    });
  });
});

describe('use in the United States', () => {
  const us = { jurisdiction: 'US', filingBasis: ['_1_B'] };
  const requestsOf = async (id: string) =>
    (
      await fixture.ask(
        admin,
        `query ($id: ID!) { trademark(id: $id) { useInCommerceRequests(orderBy: [{ field: DUE_DATE }]) { items { id type dueDate remainingExtensionCount userId } } } }`,
        { id },
      )
    ).data.trademark.useInCommerceRequests.items;

  it('is asked for after the allowance, extended from its date, and shown before the registration', async () => {
    const id = await markOf({ ...us, status: 'TRADEMARK_PUBLISHED' });
    const create = { trademarkId: id, type: 'STATEMENT_OF_USE', dueDate: '2026-12-09' };
    expect(
      await fixture.write(admin, {
        mutation: 'createUseInCommerceRequest',
        type: 'UseInCommerceRequest',
        input: create,
      }),
    ).toMatchObject({ code: 'WRONG_STAGE' });
    await step(admin, 'requestStatementOfUse', id, {
      input: { issueDate: '2026-06-09', officeDueDate: '2026-12-09' },
    });
    await fixture.listen();
    const [first] = await requestsOf(id);
    expect(first).toMatchObject({
      type: 'STATEMENT_OF_USE',
      dueDate: '2026-12-09',
      remainingExtensionCount: 5,
      userId: client.userId,
    });

    const request = { type: 'UseInCommerceRequest' };
    await fixture.write(admin, {
      mutation: 'updateUseInCommerceRequest',
      type: 'UseInCommerceRequest',
      id: first.id,
      input: { type: 'EXTENSION' },
    });
    await step(lawyer, 'confirmUseInCommerceDeadline', first.id, request);
    await step(lawyer, 'kickOffUseInCommerceRequest', first.id, request);
    expect(await step(stranger, 'orderUseInCommerceRequest', first.id, request)).toMatchObject({
      code: 'NOT_FOUND',
    });
    // What there is to decide about comes from the mark itself.
    await fixture.listen();
    const { data } = await fixture.ask(
      client,
      'query ($id: ID!) { useInCommerceRequest(id: $id) { classes { items { id classNumber } } } }',
      { id: first.id },
    );
    const classes: { id: string; classNumber: number }[] = data.useInCommerceRequest.classes.items;
    const [{ id: classId = '' } = {}, ...others] = classes;
    // More time is asked for all that is not given up; a statement says of each class what is shown.
    expect(
      await step(client, 'orderUseInCommerceRequest', first.id, {
        ...request,
        input: { type: 'STATEMENT_OF_USE' },
      }),
    ).toMatchObject({
      code: 'CLASS_UNDECIDED',
      params: [{ name: 'classes', value: classes.map(({ classNumber }) => classNumber).join(', ') }],
    });
    const decide = (decision: string, on = classId) =>
      fixture.write(client, {
        mutation: 'updateUseInCommerceRequestClass',
        type: 'UseInCommerceRequestClass',
        id: on,
        input: { decision },
        show: 'decision',
      });
    for (const { id: other } of others) await decide('EXTEND', other);
    expect(await decide('EXTEND')).toMatchObject({ decision: 'EXTEND' });
    expect(await step(client, 'orderUseInCommerceRequest', first.id, request)).toMatchObject({
      status: 'IN_PREPARATION',
    });
    await payWork(fixture, 'use_in_commerce_request', first.id);
    await step(lawyer, 'approveUseInCommerceFiling', first.id, {
      ...request,
      input: { specimensChecked: true, declarationSignedOn: '2026-06-15' },
    });
    expect(await decide('DELETE')).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ code: 'NOT_EDITABLE' }],
    });
    expect(
      await step(lawyer, 'submitUseInCommerceRequest', first.id, {
        ...request,
        input: { filedOn: '2026-06-15' },
      }),
    ).toMatchObject({ status: 'SUBMITTED' });
    await fixture.listen();
    expect(await statusOf('trademark', id)).toBe('SOU_EXTENDED');
    await fixture.listen();
    expect((await requestsOf(id))[1]).toMatchObject({ dueDate: '2027-06-09', remainingExtensionCount: 4 });
  });

  it('is due on the day of its rule, and open once for one notice', async () => {
    const id = await markOf({ ...us, status: 'TRADEMARK_PUBLISHED' });
    const asked = (officeDueDate: string) =>
      step(admin, 'requestStatementOfUse', id, { input: { issueDate: '2026-06-09', officeDueDate } });
    expect(await asked('2026-12-12')).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['officeDueDate'], code: 'NOT_BY_RULE' }],
    });
    await asked('2026-12-09');
    const create = (dueDate: string, type = 'STATEMENT_OF_USE') =>
      fixture.write(admin, {
        mutation: 'createUseInCommerceRequest',
        type: 'UseInCommerceRequest',
        input: { trademarkId: id, type, dueDate },
      });
    expect(await create('2026-12-12')).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['dueDate'], code: 'NOT_BY_RULE' }],
    });
    await fixture.listen();
    expect(await create('2026-12-09')).toMatchObject({ code: 'OPEN_ALREADY' });
    // More time is an answer to the same notice: it is a decision of the open request, not a second one.
    expect(await create('2026-12-09', 'EXTENSION')).toMatchObject({
      code: 'OPEN_ALREADY',
      params: [{ name: 'openId' }],
    });
    const [only, ...more] = await requestsOf(id);
    expect([only.dueDate, more]).toEqual(['2026-12-09', []]);
    expect(
      await step(lawyer, 'correctUseInCommerceDeadline', only.id, {
        type: 'UseInCommerceRequest',
        input: { dueDate: '2026-12-12', reason: 'Misread.' },
      }),
    ).toMatchObject({ code: 'INPUT_INVALID', fields: [{ code: 'NOT_BY_RULE' }] });
    // The notice itself was of another day: the duty moves, and the open request with it.
    expect(
      await fixture.write(admin, {
        mutation: 'updateTrademark',
        type: 'Trademark',
        id,
        input: { noticeOfAllowanceDate: '2026-06-11', officeDueDate: '2026-12-11' },
      }),
    ).toMatchObject({ id });
    await fixture.listen();
    expect((await requestsOf(id)).map(({ dueDate }: { dueDate: string }) => dueDate)).toEqual(['2026-12-11']);
  });

  it('divides an application into two with the dates of one', async () => {
    const id = await markOf({ ...us, number: '90', filingDate: '2025-01-15' });
    await step(lawyer, 'divideTrademark', id, {
      input: {
        dividedGoods: [{ class: 25, terms: ['Shirts'] }],
        clientConsentOn: '2026-06-01',
        feePaid: true,
      },
    });
    await fixture.listen();
    const source = `query ($id: ID!) { trademark(id: $id) { classes dividedTrademarks { items { id status classes filingDate userId parentTrademark { status } } } } }`;
    const { data } = await fixture.ask(admin, source, { id });
    const [child] = data.trademark.dividedTrademarks.items;
    expect(data.trademark.classes).toEqual([9]);
    expect(child).toMatchObject({
      status: 'CREATED_FROM_A_DIVIDE',
      classes: [25],
      filingDate: '2025-01-15',
      userId: client.userId,
      parentTrademark: { status: 'DIVIDED' },
    });
    expect(await step(admin, 'numberDividedTrademark', child.id, { input: { number: '91' } })).toMatchObject({
      status: 'UNDER_EXAMINATION',
    });
    expect(await step(admin, 'continueDividedTrademark', id)).toMatchObject({ status: 'UNDER_EXAMINATION' });
  });
});

describe('records', () => {
  it('are staff’s, in batches too', async () => {
    const source = `mutation ($inputs: [CreateCompetitorInput!]!) { createCompetitorList(inputs: $inputs) { ids refusals { id refusal { code } } } }`;
    const inputs = [
      { name: 'Lumen Ltd', wellKnown: false, jurisdictions: ['EU', 'US'], similarity: 70 },
      { name: 'Nowhere', wellKnown: false, jurisdictions: ['XX'] },
    ];
    const { data } = await fixture.ask(admin, source, { inputs });
    expect(data.createCompetitorList).toMatchObject({
      ids: [expect.any(String)],
      refusals: [{ id: '1', refusal: { code: 'INPUT_INVALID' } }],
    });
    expect((await fixture.ask(client, '{ competitorCount }')).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
  });

  it('take the same mail once, and a match only for a mark and a proved sender', async () => {
    const mail = {
      messageKey: '<1@office.test>',
      office: 'EU',
      receivedAt: '2026-06-15T08:00:00Z',
      sender: 'noreply@office.test',
      senderVerified: false,
      subject: 'Notification',
      state: 'NEW',
      attempts: 0,
    };
    const id = await made('DocketedMessage', mail);
    expect(
      await fixture.write(admin, { mutation: 'createDocketedMessage', type: 'DocketedMessage', input: mail }),
    ).toMatchObject({ code: 'TAKEN' });
    const match = (input: object) =>
      fixture.write(admin, {
        mutation: 'updateDocketedMessage',
        type: 'DocketedMessage',
        id,
        input: { state: 'MATCHED', ...input },
      });
    expect(await match({})).toMatchObject({ code: 'TRADEMARK_MISSING' });
    expect(await match({ trademarkId: nameBasedId('nothing') })).toMatchObject({
      fields: [{ path: ['trademarkId'], code: 'UNKNOWN_REFERENCE' }],
    });
    const trademarkId = await markOf();
    expect(await match({ trademarkId })).toMatchObject({ code: 'SENDER_UNPROVED' });
    expect(await match({ trademarkId, senderVerified: true })).toMatchObject({ id });
  });

  it('are what their events say', async () => {
    expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
  });
});
