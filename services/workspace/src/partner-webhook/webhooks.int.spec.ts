import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { isGenuine } from '@cotta/kit/edge/links/standard-webhooks.js';
import { addressProblem } from '@cotta/kit/model/public-link/public-address.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { until } from '@cotta/kit/testing/until.js';
import type { PartnerEventType } from '@cotta/reference/partner-event-types.js';
import { forgetPerson } from '../document/forget-person.js';
import { keepPartnerEvent } from '../partner-event/keep-partner-event.js';
import { workspaceService } from '../service.js';
import { testEncryptionKey as encryptionKey } from '../testing/facts.js';
import { claimDeliveries } from './claim-deliveries.js';
import { deliverWebhooks } from './deliver-webhooks.js';

interface Got {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}
type Answer = (response: ServerResponse, got: Got) => unknown;

const clock = new FakeClock(new Date().toISOString());
const ok: Answer = (response) => response.writeHead(204).end();
let fixture: ServiceFixture;
let receiver: Server;
let port = 0;
let got: Got[] = [];
let answers: Record<string, Answer> = {};

/** Names of receivers lead to this one; `inside…` to where nothing of ours may go. */
const network: PublicNetwork = {
  read: (link) => {
    const { hostname, pathname } = new URL(link);
    return { url: new URL(`http://${hostname}:${port}${pathname}`), host: hostname };
  },
  resolve: (host) => Promise.resolve(host.startsWith('inside') ? ['10.0.0.7'] : ['127.0.0.1']),
  addressProblem: (address) => (address === '127.0.0.1' ? undefined : addressProblem(address)),
};

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [], encryptionKey }), clock);
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { id: String(request.headers['webhook-id']), body, headers: request.headers };
      got.push(one);
      (answers[request.url ?? ''] ?? ok)(response, one);
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
  await fixture.close();
});
beforeEach(async () => {
  got = [];
  answers = {};
  await fixture.db.query('delete from partner_delivery');
});

const customer = (userId: string): Viewer => ({ role: 'customer', userId, locale: 'en', scopes: [] });
const CREATE = `mutation ($input: CreatePartnerWebhookInput!) { createPartnerWebhook(input: $input) {
  ... on PartnerWebhookSecret { id secret webhook { status eventTypes } } ... on Refusal { code fields { path code message } } } }`;
async function create(userId: string, input: object) {
  const { data, errors } = await fixture.ask(customer(userId), CREATE, {
    input: { url: 'https://hooks.partner.com/all', eventTypes: ['order.paid'], ...input },
  });
  expect(errors).toBeUndefined();
  return data.createPartnerWebhook as {
    id: string;
    secret: string;
    code?: string;
    fields?: readonly { path: string[]; code: string }[];
  };
}
const step = async (userId: string, name: string, id: string, input = ', input: {}') => {
  const answer = await fixture.ask(
    customer(userId),
    `mutation { ${name}(id: "${id}"${input}) { __typename ${name.startsWith('rotate') ? '... on PartnerWebhookSecret { secret }' : ''} ... on Refusal { code } } }`,
  );
  expect(answer.errors).toBeUndefined();
  return answer;
};
const happens = (userId: string, type: PartnerEventType = 'order.paid'): Promise<void> =>
  inTransaction(fixture.db, (tx) =>
    keepPartnerEvent(
      tx,
      { type, userId, record: { type: 'order', id: systemIds.next() }, data: { status: 'Paid' } },
      { eventId: systemIds.next(), recordVersion: 3, occurredAt: clock.now() },
    ),
  );
const round = (answerMs = 5_000): Promise<number> =>
  deliverWebhooks({ runtime: fixture.runtime, network, encryptionKey, answerMs });
const deliveries = async (userId: string) => {
  const { data, errors } = await fixture.ask(
    customer(userId),
    '{ partnerDeliveryList { items { id webhookId eventId eventType state attempts answerStatus trouble nextAttemptAt } } }',
  );
  expect(errors).toBeUndefined();
  return data.partnerDeliveryList.items as readonly {
    id: string;
    state: string;
    attempts: number;
    answerStatus: number | null;
    trouble: string | null;
    nextAttemptAt: string;
  }[];
};
const statusOf = async (userId: string, id: string) =>
  (await fixture.ask(customer(userId), `{ partnerWebhook(id: "${id}") { status disabledBecause url } }`)).data
    .partnerWebhook;
const verifiedBy = (secret: string, one: Got | undefined): boolean => {
  try {
    new Webhook(secret).verify(one?.body ?? '', one?.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

describe('a webhook', () => {
  it('is sent the event as the stream has it, so that the library of Standard Webhooks takes it for genuine', async () => {
    const userId = systemIds.next();
    const { secret } = await create(userId, {});
    await happens(userId);
    await happens(userId, 'invoice.paid');
    await happens(systemIds.next());
    await round();
    expect(got).toHaveLength(1);
    expect(verifiedBy(secret, got[0])).toBe(true);
    expect(verifiedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, got[0])).toBe(false);
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      id: got[0]?.id,
      type: 'order.paid',
      version: 1,
      timestamp: clock.now().toISOString(),
      record: { type: 'order', id: expect.any(String), version: 3 },
      data: { status: 'Paid' },
    });
    expect(await deliveries(userId)).toMatchObject([{ state: 'DELIVERED', attempts: 1, answerStatus: 204 }]);
    await round();
    expect(got).toHaveLength(1);
  });

  it('is signed with both secrets while its programs learn the new one, and with one where the other is to end at once', async () => {
    const userId = systemIds.next();
    const { id, secret: first } = await create(userId, {});
    const rotate = async (input?: string) =>
      (await step(userId, 'rotatePartnerWebhookSecret', id, input)).data.rotatePartnerWebhookSecret
        .secret as string;
    const second = await rotate();
    await happens(userId);
    await round();
    expect([verifiedBy(first, got[0]), verifiedBy(second, got[0])]).toEqual([true, true]);
    const third = await rotate(', input: { endFormer: true }');
    await happens(userId);
    await round();
    expect([first, second, third].map((secret) => verifiedBy(secret, got[1]))).toEqual([false, false, true]);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('shows its secret once, and nothing of it to whoever reads it', async () => {
    const userId = systemIds.next();
    await create(userId, {});
    const { errors } = await fixture.ask(customer(userId), '{ partnerWebhookList { items { secret } } }');
    expect(errors).toHaveLength(1);
    const kept = await fixture.db.query('select data from tracking_event');
    expect(JSON.stringify(kept)).not.toContain('whsec_');
  });
});

describe('an event that does not arrive', () => {
  it('is tried again by the plan, is taken once by whoever drops what it knows by its id, and is marked', async () => {
    const userId = systemIds.next();
    const { secret } = await create(userId, { url: 'https://hooks.partner.com/shaky' });
    let failures = 3;
    const taken = new Map<string, string>();
    answers['/shaky'] = (response, { id, body }) => {
      if (failures > 0) {
        failures -= 1;
        return failures === 1 ? response.destroy() : response.writeHead(503).end();
      }
      taken.set(id, body);
      return response.writeHead(200).end();
    };
    await happens(userId);
    await round();
    for (const [tooEarly, wait] of [
      [4, 2],
      [299, 2],
      [1_799, 2],
    ] as const) {
      clock.moveBy({ seconds: tooEarly });
      expect(await round()).toBe(0);
      clock.moveBy({ seconds: wait });
      expect(await round()).toBe(1);
    }
    expect(await deliveries(userId)).toMatchObject([{ state: 'DELIVERED', attempts: 4, answerStatus: 200 }]);
    expect([got.length, taken.size, new Set(got.map(({ id }) => id)).size]).toEqual([4, 1, 1]);
    for (const one of got)
      expect(isGenuine(one.headers as Record<string, string>, one.body, [secret], clock.now())).toBe(
        one === got.at(-1),
      );
  });

  it.each([
    ['https://redirects.partner.com/redirect', { answerStatus: 302, trouble: null }],
    ['https://inside.partner.com/', { answerStatus: null, trouble: expect.stringMatching(/^address in 10/) }],
    ['https://slow.partner.com/slow', { answerStatus: null, trouble: expect.stringMatching(/time/) }],
  ])('at %s waits for its next try, and nothing goes elsewhere', async (url, outcome) => {
    const userId = systemIds.next();
    await create(userId, { url });
    answers['/redirect'] = (response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
    answers['/slow'] = () => undefined;
    await happens(userId);
    await round(300);
    expect(await deliveries(userId)).toMatchObject([{ state: 'WAITING', attempts: 1, ...outcome }]);
    expect(got.filter(({ headers }) => headers.host?.startsWith('127'))).toEqual([]);
  });

  it('is sent again where a worker was killed with it in hand', async () => {
    const userId = systemIds.next();
    await create(userId, {});
    await happens(userId);
    expect(await claimDeliveries(fixture.db, clock.now())).toHaveLength(1);
    expect(await round()).toBe(0);
    clock.moveBy({ seconds: 31 });
    expect(await round()).toBe(1);
    expect(await deliveries(userId)).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  it('holds no other receiver: who is slow has four in hand, and the rest of its own waits', async () => {
    const [slow, fast] = [systemIds.next(), systemIds.next()];
    await create(slow, { url: 'https://slow.partner.com/slow' });
    await create(fast, { url: 'https://fast.partner.com/fast' });
    const held: ServerResponse[] = [];
    answers['/slow'] = (response) => held.push(response);
    for (let each = 0; each < 6; each += 1) await happens(slow);
    const first = round(60_000);
    await until('the slow one has four', () => held.length === 4);
    await happens(fast);
    expect(await round()).toBe(1);
    expect(await deliveries(fast)).toMatchObject([{ state: 'DELIVERED' }]);
    for (const response of held) response.writeHead(200).end();
    await first;
    answers['/slow'] = ok;
    await round();
    expect((await deliveries(slow)).map(({ state }) => state)).toEqual(Array(6).fill('DELIVERED'));
  });

  it('is given up after the tenth try, and says so', async () => {
    const userId = systemIds.next();
    await create(userId, { url: 'https://hooks.partner.com/down' });
    answers['/down'] = (response) => response.writeHead(500).end();
    await happens(userId);
    await fixture.db.query('update partner_delivery set attempts = 9 where user_id = $1', [userId]);
    expect(await round()).toBe(1);
    expect(await deliveries(userId)).toMatchObject([{ state: 'FAILED', attempts: 10, answerStatus: 500 }]);
    clock.moveBy({ days: 2 });
    expect(await round()).toBe(0);
  });
});

describe('a receiver', () => {
  it('that says it is gone is sent nothing more', async () => {
    const userId = systemIds.next();
    const { id } = await create(userId, { url: 'https://hooks.partner.com/gone' });
    answers['/gone'] = (response) => response.writeHead(410).end();
    await happens(userId);
    await round();
    expect(await statusOf(userId, id)).toMatchObject({ status: 'DISABLED', disabledBecause: 'GONE' });
    expect(await deliveries(userId)).toMatchObject([{ state: 'FAILED', answerStatus: 410 }]);
    await happens(userId);
    await round();
    expect(got).toHaveLength(1);
  });

  it('that fails for five days is sent nothing more until its owner enables it', async () => {
    const userId = systemIds.next();
    const { id } = await create(userId, { url: 'https://hooks.partner.com/broken' });
    answers['/broken'] = (response) => response.writeHead(500).end();
    await happens(userId);
    await round();
    clock.moveBy({ days: 4, hours: 23 });
    await round();
    expect(await statusOf(userId, id)).toMatchObject({ status: 'ENABLED' });
    clock.moveBy({ hours: 2 });
    await happens(userId);
    await round();
    expect(await statusOf(userId, id)).toMatchObject({ status: 'DISABLED', disabledBecause: 'FAILING' });
    answers['/broken'] = ok;
    clock.moveBy({ hours: 24 });
    expect(await round()).toBe(0);
    await step(userId, 'enablePartnerWebhook', id);
    expect(await round()).toBe(2);
    expect((await deliveries(userId)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});

describe('its owner', () => {
  const again = (userId: string, id: string) =>
    fixture.ask(customer(userId), `mutation { sendPartnerDeliveryAgain(id: "${id}") { state attempts } }`);

  it('sends a test, one event again, and everything since a moment', async () => {
    const userId = systemIds.next();
    const { id } = await create(userId, {});
    await happens(userId);
    await round();
    const [first] = await deliveries(userId);
    expect((await again(userId, first?.id ?? '')).data.sendPartnerDeliveryAgain).toEqual({
      state: 'WAITING',
      attempts: 0,
    });
    await round();
    expect(got.map((one) => one.id)).toEqual([got[0]?.id, got[0]?.id]);
    await fixture.ask(customer(userId), `mutation { testPartnerWebhook(id: "${id}") { eventType } }`);
    await round();
    expect(JSON.parse(got[2]?.body ?? '')).toMatchObject({ type: 'webhook.test' });
    await step(userId, 'disablePartnerWebhook', id);
    await happens(userId);
    await step(userId, 'enablePartnerWebhook', id);
    await round();
    expect(got).toHaveLength(3);
    const from = new Date(clock.now().getTime() - 60_000).toISOString();
    const { data } = await fixture.ask(
      customer(userId),
      `mutation { replayPartnerWebhook(id: "${id}", from: "${from}") }`,
    );
    expect(data.replayPartnerWebhook).toBe(2);
    await round();
    expect(new Set(got.slice(3).map((one) => one.id)).size).toBe(2);
  });

  it('is nobody else: of others there is nothing to see, to send or to change', async () => {
    const [victim, thief] = [systemIds.next(), systemIds.next()];
    const { id } = await create(victim, {});
    await happens(victim);
    await round();
    const [delivery] = await deliveries(victim);
    expect(await deliveries(thief)).toEqual([]);
    expect(await statusOf(thief, id)).toBeNull();
    expect((await again(thief, delivery?.id ?? '')).data.sendPartnerDeliveryAgain).toBeNull();
    for (const mutation of [
      `testPartnerWebhook(id: "${id}") { id }`,
      `replayPartnerWebhook(id: "${id}", from: "2020-01-01T00:00:00Z")`,
    ])
      expect(Object.values((await fixture.ask(customer(thief), `mutation { ${mutation} }`)).data)).toEqual([
        null,
      ]);
    for (const [name, input] of [
      ['rotatePartnerWebhookSecret'],
      ['disablePartnerWebhook'],
      ['enablePartnerWebhook'],
      ['deletePartnerWebhook', ''],
    ] as const)
      expect((await step(thief, name, id, input)).data[name]).toMatchObject({ code: 'NOT_FOUND' });
    await happens(thief);
    await round();
    expect(got).toHaveLength(1);
    const { errors } = await fixture.ask(
      { role: 'lawyer', userId: thief, locale: 'en', scopes: [] },
      `mutation { testPartnerWebhook(id: "${id}") { id } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it.each([
    [{ url: 'http://hooks.partner.com/' }, 'url'],
    [{ url: 'https://localhost/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://[::1]/' }, 'url'],
    [{ url: 'https://hooks.partner.com:8443/' }, 'url'],
    [{ url: 'https://user:secret@hooks.partner.com/' }, 'url'],
    [{ url: 'https://127.0.0.1.nip.io/' }, 'url'],
    [{ eventTypes: [] }, 'eventTypes'],
    [{ eventTypes: ['order.paid', 'order.eaten'] }, 'eventTypes'],
  ])('cannot add one with %j', async (input, field) => {
    const { code, fields } = await create(systemIds.next(), input);
    expect(code).toBe('INPUT_INVALID');
    expect(fields?.[0]?.path[0]).toBe(field);
  });

  it('has ten at most', async () => {
    const userId = systemIds.next();
    for (let each = 0; each < 10; each += 1) expect((await create(userId, {})).code).toBeUndefined();
    expect((await create(userId, {})).code).toBe('TOO_MANY_WEBHOOKS');
  });

  it('takes everything of it along when the account is erased', async () => {
    const userId = systemIds.next();
    const { id } = await create(userId, {});
    await happens(userId);
    await inTransaction(fixture.db, (tx) => forgetPerson(tx, userId));
    expect(await round()).toBe(0);
    for (const [table, column, value] of [
      ['partner_event', 'user_id', userId],
      ['partner_delivery', 'user_id', userId],
      ['partner_webhook_secret', 'webhook_id', id],
    ])
      expect(await fixture.db.query(`select 1 from ${table} where ${column} = $1`, [value])).toEqual([]);
  });
});
