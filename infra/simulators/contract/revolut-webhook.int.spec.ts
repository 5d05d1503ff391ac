import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  answerNotification,
  newAttempt,
  onFetchedOrder,
  type PaymentAttempt,
  readPaymentNotification,
  RevolutPayments,
} from '@cotta/invoicing/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { FaultTable } from './fault-table.js';
import { openReceiver, type NotificationReceiver } from './notification-receiver.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Revolut notifications: verify, fetch the order, apply');
const order = {
  amount: 5000,
  currency: 'EUR',
  description: '',
  customer: { email: 'ana@demo.test', fullName: 'Ana' },
  returnUrl: 'https://shop.test/',
  openFor: 'PT24H',
} as const;
const secrets = `${CREDENTIALS.merchantWebhookSecret},${CREDENTIALS.merchantOldWebhookSecret}`;

let fixture: Fixture;
let payments: RevolutPayments;
let receiver: NotificationReceiver;
let orderId = '';
let attempt: PaymentAttempt;
let events: string[] = [];

/** What the invoicing service will do with a hint: fetch the fact, and apply it. */
async function fetchAndApply(): Promise<void> {
  const fetched = await payments.order(orderId);
  const step = onFetchedOrder(attempt, fetched);
  attempt = step.attempt;
  events.push(...step.events.map(({ type }) => type));
}

const delivery = (mode: string, count = 10): Promise<unknown> =>
  fixture.control('revolut-merchant/delivery', { mode, count });
const pay = (how: object = {}): Promise<unknown> =>
  fixture.control(`revolut-merchant/orders/${orderId}/pay`, how);
const register = (secret: object = {}): Promise<unknown> =>
  fixture.control('revolut-merchant/webhooks', { url: receiver.url, ...secret });
const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  payments = new RevolutPayments(
    {
      REVOLUT_MERCHANT_BASE_URL: `${fixture.url}/revolut-merchant`,
      REVOLUT_MERCHANT_SECRET_KEY: CREDENTIALS.merchantKey,
    },
    fixture.tuning,
  );
  receiver = await openReceiver(async ({ headers, rawBody }) => {
    const signed = {
      rawBody,
      signature: header(headers['revolut-signature']),
      timestamp: header(headers['revolut-request-timestamp']),
    };
    const read = readPaymentNotification(signed, secrets, new Date());
    if (read.verdict !== 'genuine') return answerNotification('', false).status;
    const { status, fetchOrder } = answerNotification(read.notification.event, true);
    if (fetchOrder) await fetchAndApply();
    return status;
  });
  await register();
  orderId = (await payments.placeOrder({ ...order, reference: 'attempt-1' })).id;
  attempt = newAttempt(order.amount, 'EUR');
  events = [];
});
afterEach(async () => {
  await receiver.stop();
});

describe('notifications that arrive', () => {
  it('bring the payment in, once', async () => {
    await pay();
    await receiver.arrived(2);
    expect([attempt.state, events, receiver.answers]).toEqual(['CAPTURED', ['PaymentCaptured'], [204, 204]]);
    table.add('normal', 'CAPTURED once, 204');
  });

  it('change nothing when they come twice', async () => {
    await delivery('duplicate');
    await pay();
    await receiver.arrived(4);
    expect([attempt.state, events]).toEqual(['CAPTURED', ['PaymentCaptured']]);
    table.add('duplicate', 'CAPTURED once, 204 each');
  });

  it('end in the same state in the wrong order', async () => {
    await delivery('held');
    await pay({ outcome: 'declined', reason: 'expired_card' });
    await pay({ outcome: 'challenge' });
    await fixture.control(`revolut-merchant/orders/${orderId}/challenge`, { answer: 'pass' });
    expect(events).toEqual([]);
    expect((await fixture.control('revolut-merchant/release', { order: 'reverse' })).released).toBe(5);
    expect([attempt.state, events]).toEqual(['CAPTURED', ['PaymentDeclined', 'PaymentCaptured']]);
    table.add(
      'held and reversed, with a decline and a challenge',
      'CAPTURED once, the decline recorded once',
    );
  });

  it('still count with the secret of before the rotation', async () => {
    await register({ oldSecret: CREDENTIALS.merchantOldWebhookSecret });
    await delivery('old-secret');
    await pay();
    await receiver.arrived(2);
    expect([attempt.state, receiver.answers]).toEqual(['CAPTURED', [204, 204]]);
    table.add('signed with the secret before the rotation', 'CAPTURED, 204');
  });

  it('may carry two signatures while the secret rotates', async () => {
    await register({ secret: 'wsk_a_newer_one', oldSecret: CREDENTIALS.merchantWebhookSecret });
    await pay();
    await receiver.arrived(2);
    expect(receiver.answers).toEqual([204, 204]);
    table.add('two signatures in one header', 'one matches, 204');
  });
});

describe('notifications that do not count', () => {
  it.each(['forged', 'stale'])(
    'are turned away when they are %s, and the poll finds the payment',
    async (mode) => {
      await delivery(mode);
      await pay();
      await receiver.arrived(2);
      expect([attempt.state, events, receiver.answers]).toEqual(['INITIATED', [], [401, 401]]);
      await fetchAndApply();
      expect([attempt.state, events]).toEqual(['CAPTURED', ['PaymentCaptured']]);
      table.add(mode, '401, nothing done; the poll captures');
    },
  );

  it('may never come: the poll finds the payment', async () => {
    await delivery('missing');
    await pay();
    await fetchAndApply();
    expect([attempt.state, receiver.answers]).toEqual(['CAPTURED', []]);
    table.add('missing', 'the poll captures');
  });
});

it('come again after ten minutes while we are down, four times in all', async () => {
  const url = receiver.url;
  await receiver.stop();
  await pay();
  for (let round = 0; round < 4; round += 1) await fixture.control('clock', { advanceSeconds: 600 });
  const tried = (await (await fetch(`${fixture.url}/__sim/revolut-merchant/deliveries`)).json()) as {
    url: string;
  }[];
  expect(tried.filter((one) => one.url === url)).toHaveLength(8);
  receiver = await openReceiver(() => 204);
  table.add('our endpoint is down', 'each sent four times, ten minutes apart');
});

it('tell of a refund with the id of the refund', async () => {
  await pay();
  await receiver.arrived(2);
  // Not before we know what it is about.
  await delivery('held', 1);
  const refund = await payments.refund({
    orderId,
    amount: 5000,
    currency: 'EUR',
    reason: 'test',
    key: 'credit-note-1',
  });
  orderId = refund.id;
  await fixture.control('revolut-merchant/release');
  expect([attempt.state, events]).toEqual(['CAPTURED', ['PaymentCaptured', 'RefundCompleted']]);
  table.add('refund completed', 'RefundCompleted, no second payment');
});

it('are registered at the vendor for public names only, ten at most', async () => {
  const make = async (url: string): Promise<number> => {
    const headers = {
      authorization: `Bearer ${CREDENTIALS.merchantKey}`,
      'content-type': 'application/json',
    };
    return (
      await fetch(`${fixture.url}/revolut-merchant/api/webhooks`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ url, events: ['NONE'] }),
      })
    ).status;
  };
  expect([await make('http://localhost/x'), await make('https://127.0.0.1/x')]).toEqual([400, 400]);
  const made = await Promise.all(
    Array.from({ length: 11 }, (_, index) => make(`https://shop${index}.test/`)),
  );
  expect(made.at(-1)).toBe(422);
});
