import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, client, lawyer, otherLawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';
import { payWork } from '../testing/pay-work.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

const step = (
  viewer: typeof admin,
  mutation: string,
  id: string,
  given: { type?: string; input?: object } = {},
) => fixture.write(viewer, { type: 'Trademark', show: 'id status', input: {}, ...given, mutation, id });

describe('a proof of use', () => {
  it('is filed as its classes are decided, signed after their first use, for a fee in its parts', async () => {
    const { id = '' } = await fixture.write(admin, {
      mutation: 'createTrademark',
      type: 'Trademark',
      input: {
        name: 'Lumara',
        jurisdiction: 'US',
        type: 'WORD',
        status: 'TRADEMARK_PUBLISHED',
        filingBasis: ['_1_B'],
        goodsAndServices: [
          { class: 9, terms: ['Software'] },
          { class: 25, terms: ['Shirts'] },
        ],
        userId: client.userId,
      },
    });
    await step(admin, 'requestStatementOfUse', id, {
      input: { issueDate: '2026-05-25', officeDueDate: '2026-11-25' },
    });
    await fixture.listen();
    await fixture.listen();
    const {
      data: {
        trademark: {
          useInCommerceRequests: {
            items: [{ id: proof }],
          },
        },
      },
    } = await fixture.ask(
      admin,
      'query ($id: ID!) { trademark(id: $id) { useInCommerceRequests { items { id } } } }',
      { id },
    );
    const source = `query ($id: ID!) { useInCommerceRequest(id: $id) { classes(orderBy: [{ field: CLASS_NUMBER }]) { items { id classNumber } } sheet { kept extended deleted undecided fees { kind classes amount { amountMinor } } total { amountMinor currency } divideFee { amountMinor } blackout lastDay lastMoment zone } } }`;
    const read = async (viewer: typeof admin) => fixture.ask(viewer, source, { id: proof });
    const answered = await read(lawyer);
    expect(answered.errors).toBeUndefined();
    const before = answered.data.useInCommerceRequest;
    // 25 November 2026 is an open day; it ends at midnight in the east.
    expect(before.sheet).toEqual({
      kept: [],
      extended: [],
      deleted: [],
      undecided: [9, 25],
      fees: [],
      total: { amountMinor: 0, currency: 'USD' },
      divideFee: null,
      blackout: false,
      lastDay: '2026-11-25',
      lastMoment: '2026-11-26T04:59:00.000Z',
      zone: 'America/New_York',
    });
    expect((await read(client)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const [nine, shirts] = before.classes.items.map(({ id: one }: { id: string }) => one);
    const decide = (on: string, input: object, viewer = lawyer) =>
      fixture.write(viewer, {
        mutation: 'updateUseInCommerceRequestClass',
        type: 'UseInCommerceRequestClass',
        id: on,
        input,
      });
    const request = { type: 'UseInCommerceRequest' };
    await step(otherLawyer, 'confirmUseInCommerceDeadline', proof, request);
    await step(lawyer, 'kickOffUseInCommerceRequest', proof, request);
    await decide(nine, {
      decision: 'USE',
      items: ['Software'],
      firstUseAnywhere: '2026-03-01',
      firstUseInUs: '2026-06-02',
    });
    await decide(shirts, { decision: 'EXTEND' });
    expect((await read(lawyer)).data.useInCommerceRequest.sheet).toMatchObject({
      kept: [9],
      extended: [25],
      fees: [
        { kind: 'STATEMENT_OF_USE', classes: 1, amount: { amountMinor: 15_000 } },
        { kind: 'EXTENSION', classes: 1, amount: { amountMinor: 12_500 } },
      ],
      total: { amountMinor: 27_500 },
      divideFee: { amountMinor: 10_000 },
    });
    await step(client, 'orderUseInCommerceRequest', proof, request);
    await payWork(fixture, 'use_in_commerce_request', proof);
    const approve = (declarationSignedOn: string) =>
      step(lawyer, 'approveUseInCommerceFiling', proof, {
        ...request,
        input: { specimensChecked: true, declarationSignedOn },
      });
    expect(await approve('2026-06-01')).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['declarationSignedOn'], code: 'TOO_EARLY' }],
    });
    expect(await approve('2026-06-02')).toMatchObject({ status: 'APPROVED_FOR_FILING' });
    expect(await decide(nine, { firstUseInUs: '2026-06-03' })).toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: ['firstUseInUs'], code: 'AFTER_SIGNING' }],
    });
  });
});
