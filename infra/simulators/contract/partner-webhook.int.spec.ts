import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { isGenuine, PartnerWebhook } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openReceiver, type NotificationReceiver } from './notification-receiver.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Filing partner');
const instruction = { messageId: 'message-1', instructionId: 'instruction-1', office: 'US' };
let fixture: Fixture;
let channel: PartnerWebhook;
let ours: NotificationReceiver;
let bodies: string[] = [];
let genuine: boolean[] = [];

const partner = (behaviour: string, secret: string = CREDENTIALS.partnerSecret) => ({
  code: 'demo',
  webhookUrl: `${fixture.url}/partner/webhooks/${behaviour}`,
  secret,
});
const received = async (): Promise<{ received: object[]; replies: { path: string; answer: number }[] }> =>
  (await fetch(`${fixture.url}/__sim/partner/received`)).json();

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  channel = new PartnerWebhook(fixture.tuning);
  [bodies, genuine] = [[], []];
  ours = await openReceiver(({ headers, rawBody }) => {
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const now = new Date(Number(texts['webhook-timestamp']) * 1000);
    bodies.push(rawBody.toString());
    genuine.push(isGenuine(texts, rawBody.toString(), [CREDENTIALS.partnerSecret], now));
    return 204;
  });
  await fixture.control('partner/callback', { url: ours.url });
});
afterEach(async () => {
  await ours.stop();
});

it.each([
  { behaviour: 'prompt', replies: ['/filing-instructions/instruction-1/acknowledgement'] },
  {
    behaviour: 'twice',
    replies: [
      '/filing-instructions/instruction-1/acknowledgement',
      '/filing-instructions/instruction-1/acknowledgement',
    ],
  },
  { behaviour: 'rejects', replies: ['/filing-instructions/instruction-1/rejection'] },
])('a partner that is "$behaviour" answers with its signature', async ({ behaviour, replies }) => {
  await channel.announce(partner(behaviour), instruction);
  await ours.arrived(replies.length);
  await fixture.control('clock', { advanceSeconds: 0 });
  expect(genuine).toEqual(replies.map(() => true));
  expect((await received()).received).toHaveLength(1);
  table.add(behaviour, replies.map((path) => path.split('/').at(-1)).join(', '));
});

it('a partner may acknowledge another instruction than ours', async () => {
  await channel.announce(partner('other-mark'), instruction);
  await ours.arrived(1);
  await fixture.control('clock', { advanceSeconds: 0 });
  expect((await received()).replies[0]?.path).not.toContain('instruction-1');
  table.add('other-mark', 'acknowledgement with an id we do not know');
});

it('a partner may take three days, or never answer', async () => {
  await channel.announce(partner('late'), instruction);
  await channel.announce(partner('never'), { ...instruction, messageId: 'message-2' });
  await fixture.control('clock', { advanceSeconds: 2 * 86_400 });
  expect(ours.answers).toEqual([]);
  await fixture.control('clock', { advanceSeconds: 86_400 });
  expect(ours.answers).toEqual([204]);
  table.add('late', 'acknowledgement after three days');
  table.add('never', 'nothing comes');
});

it('the same message again is one instruction', async () => {
  await channel.announce(partner('prompt'), instruction);
  await channel.announce(partner('prompt'), instruction);
  expect((await received()).received).toHaveLength(1);
  table.add('announced twice', 'one instruction at the partner');
});

it.each([
  { behaviour: 'gone', end: 'rejected 410' },
  { behaviour: 'redirects', end: 'contract 302' },
  {
    behaviour: 'prompt',
    secret: `whsec_${Buffer.from('another secret').toString('base64')}`,
    end: 'rejected 401',
  },
])('announcing to "$behaviour" is $end', async ({ behaviour, secret, end }) => {
  expect(await ending(channel.announce(partner(behaviour, secret), instruction))).toBe(end);
  table.add(secret === undefined ? behaviour : 'wrong secret', end);
});

it('a partner that does not answer is tried once: the job repeats', async () => {
  await fixture.control('faults', { vendor: 'partner', kind: 'timeout' });
  expect(await ending(channel.announce(partner('prompt'), instruction))).toBe('unavailable');
  expect(await fixture.requests('partner', 'POST', '/webhooks')).toBe(1);
  table.add('timeout', 'unavailable, one try');
});

it('a filing is told with number and date', async () => {
  await channel.announce(partner('never'), instruction);
  await fixture.control('partner/filed', {
    instructionId: 'instruction-1',
    number: '98765432',
    filedOn: '2026-11-20',
  });
  expect(JSON.parse(bodies[0] ?? '{}')).toEqual({
    application_number: '98765432',
    filing_date: '2026-11-20',
  });
});
