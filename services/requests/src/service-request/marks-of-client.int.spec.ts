import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { admin, client, clientId, strangerId, testKey } from '../testing/facts.js';

let stage: ServiceFixture;
const [own, others, unheard] = ['own', 'others', 'unheard'].map((name) => nameBasedId(`mark ${name}`));

beforeAll(async () => {
  stage = await openServiceFixture(
    requestsService({ linkKey: testKey, encryptionKey: testKey }),
    new FakeClock('2026-03-20T10:00:00Z'),
  );
  for (const [id, owner] of [
    [own, clientId],
    [others, strangerId],
  ])
    await stage.db.query('insert into row_owner (id, entity, user_id) values ($1, $2, $3)', [
      id,
      'trademark',
      owner,
    ]);
});
afterAll(() => stage.close());

const mark = { jurisdiction: 'EU', number: '017890123', name: 'Lumara', classes: [9], poaInHand: false };
const refusal = '... on Refusal { code fields { path code } }';
const order = { serviceName: 'trademark-renewal', language: 'en', currency: 'EUR' };

async function created(viewer: typeof admin | typeof client, parameters: object) {
  const { data } = await stage.ask(
    viewer,
    `mutation ($input: CreateServiceRequestInput!) { createServiceRequest(input: $input) { ... on ServiceRequest { id } ${refusal} } }`,
    { input: { ...order, parameters, ...(viewer === admin ? { userId: clientId } : {}) } },
  );
  return data.createServiceRequest;
}
const refused = (code: string, ...path: string[]) => ({
  code: 'INPUT_INVALID',
  fields: [{ path: ['parameters', ...path, 'trademarkId'], code }],
});

describe('the mark of a service order', () => {
  it('is one of the client, or one that nobody has told of yet', async () => {
    expect(await created(admin, { ...mark, trademarkId: own })).toEqual({ id: expect.any(String) });
    expect(await created(admin, { ...mark, trademarkId: unheard })).toEqual({ id: expect.any(String) });
  });

  it('is never another client’s, whoever orders', async () => {
    expect(await created(admin, { ...mark, trademarkId: others })).toEqual(refused('OTHER_CLIENT'));
    expect(await created(client, { ...mark, trademarkId: others })).toEqual(refused('UNKNOWN_REFERENCE'));
  });

  it('is none of several of another client either', async () => {
    const marks = [
      { ...mark, trademarkId: own },
      { ...mark, trademarkId: others },
    ];
    expect(await created(admin, { marks })).toEqual(refused('OTHER_CLIENT', 'marks', '1'));
  });

  it('is looked at again when the order is handed in', async () => {
    const { id } = await created(admin, { ...mark, trademarkId: own });
    await stage.ask(
      admin,
      `mutation ($id: ID!, $input: UpdateServiceRequestInput!) { updateServiceRequest(id: $id, input: $input) { __typename } }`,
      { id, input: { parameters: { ...mark, trademarkId: others } } },
    );
    const { data } = await stage.ask(
      admin,
      `mutation ($id: ID!) { submitServiceRequest(id: $id, input: {}) { ... on ServiceRequest { status } ${refusal} } }`,
      { id },
    );
    expect(data.submitServiceRequest).toEqual(refused('OTHER_CLIENT'));
  });

  it('of an order by a customer without the form is theirs as well', async () => {
    const { data } = await stage.ask(
      client,
      `mutation ($input: OrderServiceInput!) { orderService(input: $input) { __typename ${refusal} } }`,
      { input: { ...order, country: 'SK', parameters: { ...mark, trademarkId: others } } },
    );
    expect(data.orderService).toMatchObject(refused('UNKNOWN_REFERENCE'));
  });
});
