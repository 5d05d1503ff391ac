import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  PartnerWebhookChangedSchema,
  PartnerWebhookEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { partnerWebhook } from '../partner-webhook/partner-webhook.work-item.js';
import { workspaceService } from '../service.js';
import { jana, testEncryptionKey } from '../testing/facts.js';
import { locales } from '../words/locale.js';
import { renderLetter } from './emails/render-letter.js';
import { webhookLettersConsumer } from './webhook-letters-consumer.js';

const clock = new FakeClock('2026-11-30T10:30:00Z');
const consumer = webhookLettersConsumer({
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
const owner: Viewer = { role: 'customer', userId, locale: 'sk', scopes: [] };
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  await fixture.db.query(
    `insert into addressee (user_id, sealed_contact, language, region, order_letters) values ($1, $2, 'sk', 'SK', false)`,
    [userId, Buffer.from(encryptContact(jana, testEncryptionKey).sealed)],
  );
});
afterAll(() => fixture.close());

it('tells the owner of a webhook that nothing is sent there any more, by e-mail and in the portal, and of nothing else', async () => {
  const streamId = systemIds.next();
  await handleCommand(fixture.runtime, {
    command: partnerWebhook.create,
    streamId,
    input: { url: 'https://hooks.partner.com/all', eventTypes: ['order.paid'] },
    viewer: { ...owner, authTime: clock.now().getTime() / 1000 },
    commandId: systemIds.next(),
  });
  const stopped = await handleCommand(fixture.runtime, {
    command: partnerWebhook.steps.stopPartnerWebhook,
    streamId,
    input: { because: 'failing' },
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
  expect(stopped).not.toHaveProperty('refusal');
  for (const event of [
    PartnerWebhookEvent.PARTNER_WEBHOOK_STOPPED,
    PartnerWebhookEvent.PARTNER_WEBHOOK_DISABLED,
  ])
    await deliver(fixture.runtime, consumer, {
      schema: PartnerWebhookChangedSchema,
      source: 'workspace',
      streamId,
      message: { entityId: streamId, event, facts: { disabledBecause: 'failing' } },
    });
  expect(await fixture.db.query('select user_id, kind, title from notification')).toEqual([
    { user_id: userId, kind: 'webhook-stopped', title: 'hooks.partner.com' },
  ]);
  expect(await fixture.db.query('select template, locale, params from outgoing_mail')).toEqual([
    {
      template: 'webhook-stopped',
      locale: 'sk',
      params: {
        host: 'hooks.partner.com',
        because: 'failing',
        link: 'https://cotta.test/portal/webhooks',
      },
    },
  ]);
});

it.each(locales)('names the server and what to do, in %s', (locale) => {
  const { text } = renderLetter({
    template: 'webhook-stopped',
    locale,
    contact: { firstName: 'Jana' },
    params: { host: 'hooks.partner.com', because: 'gone', link: 'https://cotta.test/portal/webhooks' },
  });
  expect(text).toContain('hooks.partner.com');
  expect(text).toContain('https://cotta.test/portal/webhooks');
});
