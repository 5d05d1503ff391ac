import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import {
  LinksRevokedSchema,
  RequestMovedEvent,
  RequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { offlineParts } from '../../service-parts.js';
import { invoicingService } from '../../service.js';
import { orders } from './on-orders.js';

const key = 'A'.repeat(43);
const definition = invoicingService({ ...offlineParts, linkKey: key, encryptionKey: key });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition);
});
afterAll(() => fixture.close());

const requestId = systemIds.next();
const admin = { ...viewerOf('admin'), userId: systemIds.next() };
const holder = (revision: number) => ({
  ...viewerOf('visitor'),
  link: { purpose: 'verification-receipt' as const, subjectId: requestId, revision },
});

async function made(subjectType: string): Promise<string> {
  const amount = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const input = {
    kind: 'RegistrationRequest',
    subjectType,
    subjectId: requestId,
    name: 'V-7K2M9Q4X · Lumara',
    currency: 'EUR',
    net: amount(10_000),
    vat: amount(2300),
    total: amount(12_300),
    linkRevision: 1,
  };
  const { data } = await fixture.ask(
    admin,
    'mutation ($input: CreateProductInput!) { made: createProduct(input: $input) { ... on Product { id } ... on Refusal { code message } } }',
    { input },
  );
  return data.made.id;
}
const read = async (id: string, revision: number): Promise<unknown> =>
  (await fixture.ask(holder(revision), 'query ($id: ID!) { product(id: $id) { name } }', { id })).data
    .product;
const billing = {
  name: 'Eva Nová',
  street: 'Nová 1',
  city: 'Bratislava',
  postcode: '81101',
  country: 'SK',
  email: 'eva@example.test',
};
const pay = async (id: string, revision: number): Promise<unknown> => {
  const source =
    'mutation ($id: ID!, $input: StartProductCheckoutInput!) { done: startProductCheckout(id: $id, input: $input) { ... on Product { status } ... on Refusal { code message } } }';
  const { data } = await fixture.ask(holder(revision), source, {
    id,
    input: { paymentType: 'CARD', billing },
  });
  return data.done;
};
const revoke = (linkRevision: number): Promise<unknown> =>
  deliver(fixture.runtime, orders, {
    schema: LinksRevokedSchema,
    source: 'requests',
    streamId: requestId,
    message: { requestId, linkRevision },
  });

it('a revoked link opens the money of its order no more: neither read nor paid; the new link opens both', async () => {
  const products = [await made('registration_request'), await made('additional_order')];
  for (const id of products) expect(await read(id, 1)).toEqual({ name: 'V-7K2M9Q4X · Lumara' });
  await revoke(2);
  for (const id of products) {
    expect([await read(id, 1), await pay(id, 1)]).toEqual([
      null,
      { code: 'NOT_FOUND', message: expect.any(String) },
    ]);
    expect(await read(id, 2)).toEqual({ name: 'V-7K2M9Q4X · Lumara' });
  }
  // One that arrives late brings no older link back.
  await revoke(1);
  for (const id of products) {
    expect(await read(id, 1)).toBeNull();
    expect(await pay(id, 2)).toEqual({ status: 'CHECKOUT_STARTED' });
  }
  expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
});

it('a transfer that an admin confirms at the order pays what was begun for it, once, and no product that nobody began to pay', async () => {
  const [begun, untouched] = [await made('registration_request'), await made('registration_request')];
  expect(await pay(begun, 1)).toEqual({ status: 'CHECKOUT_STARTED' });
  const confirm = () =>
    deliver(fixture.runtime, orders, {
      schema: RequestMovedSchema,
      source: 'requests',
      streamId: requestId,
      message: { request: { requestId }, event: RequestMovedEvent.INVOICE_PAID },
    });
  const stands = async (id: string): Promise<unknown> =>
    (await fixture.ask(admin, 'query ($id: ID!) { product(id: $id) { status paymentType } }', { id })).data
      .product;
  await confirm();
  await confirm();
  expect(await stands(begun)).toEqual({ status: 'PAID', paymentType: 'TRANSFER' });
  expect(await stands(untouched)).toEqual({ status: 'CREATED', paymentType: null });
  expect(await rebuildCheck(fixture.db, definition.aggregates)).toMatchObject({ differences: [] });
});
