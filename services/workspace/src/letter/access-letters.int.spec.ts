import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  PartnerClientChangedSchema,
  PartnerClientEvent,
} from '@cotta/proto/cotta/accounts/v1/entities_pb.js';
import {
  PartnerWebhookChangedSchema,
  PartnerWebhookEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { partnerWebhook } from '../partner-webhook/partner-webhook.work-item.js';
import { workspaceService } from '../service.js';
import { jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { accessLettersConsumer } from './access-letters-consumer.js';
import { renderLetter } from './emails/render-letter.js';

const clock = new FakeClock('2026-11-30T10:30:00Z');
const consumer = accessLettersConsumer({
  queue: {
    add: () => Promise.resolve(),
    tick: () => undefined,
    waiting: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  },
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
});
const userId = systemIds.next();
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'sk', 'SK', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
beforeEach(() => fixture.db.query('delete from outgoing_mail'));
afterAll(() => fixture.close());

const letters = async (): Promise<unknown[]> =>
  fixture.db.query('select template, locale, params from outgoing_mail order by template');

const secretEvent = (event: PartnerClientEvent, facts: object) =>
  deliver(fixture.runtime, consumer, {
    schema: PartnerClientChangedSchema,
    source: 'accounts',
    streamId: systemIds.next(),
    message: { entityId: systemIds.next(), event, facts },
  });

it('writes to the owner of an account when a program is let in, and when its key gets one more secret', async () => {
  const { PARTNER_SECRET_ADDED } = PartnerClientEvent;
  await secretEvent(PARTNER_SECRET_ADDED, { userId, liveSecretIds: [systemIds.next()] });
  await secretEvent(PARTNER_SECRET_ADDED, { userId, liveSecretIds: [systemIds.next(), systemIds.next()] });
  const params = {
    happenedAt: expect.any(String),
    link: 'https://cotta.test/portal/profile?tab=api-keys',
  };
  expect(await letters()).toEqual([
    { template: 'api-key-added', locale: 'sk', params },
    { template: 'api-secret-added', locale: 'sk', params },
  ]);
});

it('writes of nothing that lets nobody in, and to nobody who is not known', async () => {
  const { PARTNER_CLIENT_NAMED, PARTNER_SECRET_ADDED, PARTNER_SECRET_ENDED } = PartnerClientEvent;
  await secretEvent(PARTNER_CLIENT_NAMED, { userId });
  await secretEvent(PARTNER_SECRET_ENDED, { userId, liveSecretIds: [] });
  await secretEvent(PARTNER_SECRET_ADDED, { userId: systemIds.next(), liveSecretIds: [systemIds.next()] });
  await secretEvent(PARTNER_SECRET_ADDED, { liveSecretIds: [systemIds.next()] });
  expect(await letters()).toEqual([]);
});

it('writes to the owner when events begin to go to a server, and when their secret changes', async () => {
  const streamId = systemIds.next();
  await handleCommand(fixture.runtime, {
    command: partnerWebhook.create,
    streamId,
    input: { url: 'https://hooks.partner.com/all', eventTypes: ['order.paid'] },
    viewer: { role: 'customer', userId, locale: 'sk', scopes: [], authTime: clock.now().getTime() / 1000 },
    commandId: systemIds.next(),
  });
  const { PARTNER_WEBHOOK_ADDED, PARTNER_WEBHOOK_SECRET_ROTATED, PARTNER_WEBHOOK_AMENDED } =
    PartnerWebhookEvent;
  for (const event of [PARTNER_WEBHOOK_ADDED, PARTNER_WEBHOOK_SECRET_ROTATED, PARTNER_WEBHOOK_AMENDED])
    await deliver(fixture.runtime, consumer, {
      schema: PartnerWebhookChangedSchema,
      source: 'workspace',
      streamId,
      message: { entityId: streamId, event, facts: {} },
    });
  const params = {
    happenedAt: expect.any(String),
    host: 'hooks.partner.com',
    link: 'https://cotta.test/portal/webhooks',
  };
  expect(await letters()).toEqual([
    { template: 'webhook-added', locale: 'sk', params },
    { template: 'webhook-secret-changed', locale: 'sk', params },
  ]);
});

it.each(locales)('names the server and where to end it, in %s', (locale) => {
  const { text } = renderLetter({
    template: 'webhook-added',
    locale,
    contact: { firstName: 'Jana' },
    params: {
      happenedAt: clock.now().toISOString(),
      host: 'hooks.partner.com',
      link: 'https://cotta.test/portal/webhooks',
    },
  });
  expect(text).toContain('hooks.partner.com');
  expect(text).toContain('https://cotta.test/portal/webhooks');
});
