import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { enqueueLetter } from '@cotta/kit/runtime/letters/letter.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { paidOrders } from '../heard/invoicing/on-paid-orders.js';
import { OperationsWatch } from '../operations/watch-operations.js';
import { workspaceService } from '../service.js';
import { enqueueSms } from '../text-message/outgoing-sms.js';
import { unitPrices } from './unit-prices.js';

const admin = viewerOf('admin', systemIds.next());
let clock: FakeClock;
let fixture: ServiceFixture;
/** The same tables, asked by a copy for which no price is set. */
let unpriced: ServiceFixture;
let said = '';
let asked: Server;

beforeAll(async () => {
  clock = new FakeClock('2026-11-16T09:00:00Z');
  fixture = await openServiceFixture(
    workspaceService({
      linkKey: '',
      letters: [],
      unitPrices: unitPrices.parse('email=40000EUR text-segment=700000CZK markify=150000EUR'),
    }),
    clock,
  );
  unpriced = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  asked = createServer((_, response) => response.end(said));
  await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  await new Promise((resolve) => asked.close(resolve));
  await Promise.all([fixture.close(), unpriced.close()]);
});

const paid = async (
  at: ServiceFixture,
  product: { subjectId?: string; kind?: string; service?: string },
): Promise<string> => {
  const productId = systemIds.next();
  await deliver(at.runtime, paidOrders, {
    schema: ProductMovedSchema,
    source: 'invoicing',
    streamId: productId,
    message: {
      event: ProductMovedEvent.PRODUCT_PAID,
      product: { productId, subjectType: 'registration_request', currency: 'EUR', ...product },
    },
  });
  return productId;
};
const written = (subjectId: string) => ({
  id: systemIds.next(),
  businessKey: systemIds.next(),
  template: 'any',
  locale: 'en',
  subjectType: 'registration_request',
  subjectId,
  sealedContact: Buffer.from('sealed'),
  params: {},
});
const emailed = async (at: ServiceFixture, subjectId: string, sent = true): Promise<void> => {
  const letter = written(subjectId);
  await inTransaction(at.db, (tx) =>
    enqueueLetter(tx, { ...letter, legal: false, domain: 'cotta.test' }, clock.now()),
  );
  if (sent) await at.db.query('update outgoing_mail set sent_at = created_at where id = $1', [letter.id]);
};
const texted = async (at: ServiceFixture, subjectId: string, segments: number): Promise<void> => {
  const sms = written(subjectId);
  await inTransaction(at.db, (tx) =>
    enqueueSms(tx, { ...sms, zone: 'Europe/Prague' }, { now: clock.now(), from: clock.now() }),
  );
  await at.db.query('update outgoing_sms set sent_at = created_at, segments = $2 where id = $1', [
    sms.id,
    segments,
  ]);
};
const messages = async (at: ServiceFixture, days = 30, viewer = admin) => {
  const { data, errors } = await at.ask(
    viewer,
    `{ orderMessages(days: ${days}) { what currency orders emails emailsCost { amountMinor currency } textMessages textSegments textsCost { amountMinor currency } } }`,
  );
  return errors === undefined ? data.orderMessages : errors.map((error) => error.extensions?.['code']);
};

describe('what was sent about orders', () => {
  it('is counted by what they are of, once, with its cost by the price of a thousand', async () => {
    const [first, second] = [systemIds.next(), systemIds.next()];
    const registration = await paid(fixture, { subjectId: first, kind: 'RegistrationRequest' });
    clock.moveBy({ minutes: 1 });
    await paid(fixture, { subjectId: first, kind: 'AdditionalOrder' });
    await paid(fixture, { subjectId: second, kind: 'ServiceRequest', service: 'trademark-renewal' });
    for (const subject of [first, first, registration, second]) await emailed(fixture, subject);
    await emailed(fixture, second, false);
    await emailed(fixture, systemIds.next());
    await texted(fixture, first, 2);
    const none = { textMessages: 0, textSegments: 0, textsCost: { amountMinor: 0, currency: 'CZK' } };
    const row = { currency: 'EUR', orders: 1 };
    expect(await messages(fixture)).toEqual([
      {
        what: 'AdditionalOrder',
        ...row,
        emails: 0,
        emailsCost: { amountMinor: 0, currency: 'EUR' },
        ...none,
      },
      {
        what: 'RegistrationRequest',
        ...row,
        emails: 3,
        emailsCost: { amountMinor: 120, currency: 'EUR' },
        textMessages: 1,
        textSegments: 2,
        textsCost: { amountMinor: 1400, currency: 'CZK' },
      },
      {
        what: 'trademark-renewal',
        ...row,
        emails: 1,
        emailsCost: { amountMinor: 40, currency: 'EUR' },
        ...none,
      },
    ]);
    clock.moveBy({ days: 31 });
    expect(await messages(fixture)).toEqual([]);
    expect(await messages(fixture, 60)).toHaveLength(3);
  });

  it('has no cost where no price is set, and is counted nowhere where nobody said what it is of', async () => {
    const subject = systemIds.next();
    await paid(unpriced, { subjectId: subject, kind: 'RegistrationRequest' });
    await paid(unpriced, { subjectId: systemIds.next() });
    await emailed(unpriced, subject);
    expect(await messages(unpriced)).toMatchObject([
      { what: 'RegistrationRequest', orders: 1, emails: 1, emailsCost: null, textsCost: null },
    ]);
  });

  it.each([
    ['lawyer', 'FORBIDDEN'],
    ['customer', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ] as const)('is nothing for a %s', async (role, refused) =>
    expect(await messages(fixture, 30, viewerOf(role, systemIds.next()))).toEqual([refused]),
  );
});

describe('calls to outside systems', () => {
  it('are counted from what programs say, each once, and cost by the price of a thousand', async () => {
    const watch = new OperationsWatch(fixture.runtime, [
      { name: 'trademarks', url: `http://127.0.0.1:${(asked.address() as AddressInfo).port}` },
    ]);
    for (const calls of [10, 12, 12, 19]) {
      said = `cotta_vendor_request_seconds_count{vendor="markify",outcome="ok"} ${calls}\ncotta_vendor_request_seconds_count{vendor="markify",outcome="unavailable"} ${calls - 9}\ncotta_vendor_request_seconds_count{vendor="vies",outcome="ok"} ${calls + 1}\n`;
      await watch.look();
      clock.moveBy({ minutes: 1 });
    }
    const { data } = await fixture.ask(
      admin,
      '{ vendorCalls(days: 30) { vendor calls cost { amountMinor currency } } }',
    );
    expect(data.vendorCalls).toEqual([
      { vendor: 'markify', calls: 18, cost: { amountMinor: 2700, currency: 'EUR' } },
      { vendor: 'vies', calls: 9, cost: null },
    ]);
    clock.moveBy({ days: 401 });
    await watch.thin();
    expect(await fixture.db.query('select * from vendor_calls')).toEqual([]);
  });
});
