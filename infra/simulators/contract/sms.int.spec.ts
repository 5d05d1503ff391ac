import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type SmsSettings, TwilioSms } from '@cotta/workspace/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Twilio: text messages');
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(() => fixture.reset());

function connect(otherwise: Partial<SmsSettings> = {}): TwilioSms {
  const settings = {
    SMS_BASE_URL: `${fixture.url}/twilio`,
    SMS_ACCOUNT_SID: CREDENTIALS.smsAccount,
    SMS_AUTH_TOKEN: CREDENTIALS.smsAuthToken,
    SMS_FROM: CREDENTIALS.smsNumber,
    SMS_STATUS_CALLBACK_URL: 'http://127.0.0.1:1/api/sms/status',
    ...otherwise,
  };
  return new TwilioSms(settings, fixture.tuning);
}

const send = (to: string, by: TwilioSms = connect()) =>
  by.send({ to, text: 'The draft waits.', reference: 'r-1' });
const messages = async (): Promise<{ to: string; from: string; body: string }[]> =>
  (await (await fetch(`${fixture.url}/__sim/twilio/messages`)).json()) as {
    to: string;
    from: string;
    body: string;
  }[];

it('a message is taken, with the provider’s id and the number of its parts', async () => {
  expect(await send('+421905123456')).toEqual({
    said: 'taken',
    id: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    segments: 1,
  });
  expect(await messages()).toMatchObject([
    { to: '+421905123456', from: CREDENTIALS.smsNumber, body: 'The draft waits.' },
  ]);
  const long = await connect().send({ to: '+421905123456', text: 'č'.repeat(71), reference: 'r-1' });
  expect(long).toMatchObject({ segments: 2 });
});

it('a messaging service takes the place of a number', async () => {
  const service = `MG${'0'.repeat(32)}`;
  expect(await send('+421905123456', connect({ SMS_FROM: service }))).toMatchObject({ said: 'taken' });
  expect(await messages()).toMatchObject([{ from: service }]);
});

it.each([
  ['+15005550001', { said: 'no', why: '21211' }],
  ['12', { said: 'no', why: '21211' }],
  ['+15005550002', { said: 'no', why: '21612' }],
  ['+15005550003', { said: 'no', why: '21408' }],
  ['+15005550009', { said: 'no', why: '21614' }],
  ['+15005550004', { said: 'opted out' }],
  ['+15005550015', { said: 'later', why: expect.stringContaining('429 (20429)') }],
])('the number %s is answered with %j, and asked once', async (to, expected) => {
  expect(await send(to)).toEqual(expected);
  expect(await fixture.requests('twilio', 'POST', '/2010-04-01/Accounts')).toBe(1);
  table.add(
    `number ${to}`,
    `${expected.said}${'why' in expected && typeof expected.why === 'string' ? ` (${expected.why})` : ''}`,
  );
});

it('wrong credentials are ours to mend: nothing was sent, and it may be tried again', async () => {
  expect(await send('+421905123456', connect({ SMS_AUTH_TOKEN: 'wrong' }))).toMatchObject({ said: 'later' });
  expect(await messages()).toEqual([]);
  table.add('wrong token', 'later');
});

it.each([
  { kind: 'timeout', said: 'nobody knows', sent: 0 },
  { kind: 'lost-answer', said: 'nobody knows', sent: 1 },
  { kind: 'reset', said: 'nobody knows', sent: 0 },
  { kind: 'status', said: 'nobody knows', sent: 0 },
  { kind: 'truncated', said: 'nobody knows', sent: 1 },
  { kind: 'html', said: 'nobody knows', sent: 0 },
  { kind: 'drift', said: 'nobody knows', sent: 1 },
  { kind: 'redirect', said: 'nobody knows', sent: 0 },
])(
  'a wire that fails with $kind leaves it open whether it went out, and never asks twice',
  async ({ kind, said, sent }) => {
    await fixture.control('faults', { vendor: 'twilio', kind });
    expect(await send('+421905123456')).toMatchObject({ said });
    expect(await fixture.requests('twilio', 'POST', '/2010-04-01/Accounts')).toBe(1);
    if (kind !== 'html') expect(await messages()).toHaveLength(sent);
    table.add(kind === 'status' ? '503' : kind, `${said}; sent ${(await messages()).length}×`);
  },
);

it('too fast, with a time to wait, says when', async () => {
  await fixture.control('faults', { vendor: 'twilio', kind: 'status', status: 429, retryAfter: '120' });
  expect(await send('+421905123456')).toMatchObject({ said: 'later', afterMs: 120_000 });
});

it('a provider left alone after repeated failures was not asked: trying later is safe', async () => {
  const transport = connect();
  await fixture.control('faults', { vendor: 'twilio', kind: 'reset', count: 5 });
  for (let call = 1; call <= 5; call += 1)
    expect(await send('+421905123456', transport)).toMatchObject({ said: 'nobody knows' });
  expect(await send('+421905123456', transport)).toMatchObject({
    said: 'later',
    afterMs: expect.any(Number),
  });
  expect(await fixture.requests('twilio', 'POST', '/2010-04-01/Accounts')).toBe(5);
  table.add('five resets, then one more', 'later; not asked');
});
