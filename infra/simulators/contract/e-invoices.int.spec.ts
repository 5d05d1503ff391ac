import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EpostakEInvoices } from '@cotta/invoicing/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Delivery provider of e-invoices');
let fixture: Fixture;
let channel: EpostakEInvoices;
let settings: ConstructorParameters<typeof EpostakEInvoices>[0];

beforeAll(async () => {
  fixture = await openFixture();
  settings = {
    E_INVOICE_BASE_URL: `${fixture.url}/epostak/api/v1`,
    E_INVOICE_CLIENT_ID: CREDENTIALS.eInvoiceClient,
    E_INVOICE_CLIENT_SECRET: CREDENTIALS.eInvoiceSecret,
  };
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  channel = new EpostakEInvoices(settings, fixture.tuning);
});

const xmlFor = (receiver: string, number = '1271000001'): string => {
  const [scheme, digits] = receiver.split(':');
  return `<Invoice><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID><cbc:ID>${number}</cbc:ID><cac:OrderReference><cbc:EndpointID schemeID="0245">2020000000</cbc:EndpointID><cbc:EndpointID schemeID="${scheme}">${digits}</cbc:EndpointID></Invoice>`;
};
const parcel = (receiver: string, key = 'first', number?: string) => ({
  key,
  receiver,
  xml: xmlFor(receiver, number),
});
const prompt = '0245:2020202020';
const there = async (): Promise<readonly { number: string; xml: string }[]> =>
  (await (await fetch(`${fixture.url}/__sim/epostak/documents`)).json()) as { number: string; xml: string }[];

it('a mailbox is found, the file is handed over as it is, and arrives', async () => {
  expect(await channel.reaches(prompt)).toBe(true);
  const answer = await channel.send(parcel(prompt));
  if ('rejected' in answer) throw new Error(answer.rejected);
  expect(await there()).toMatchObject([{ number: '1271000001', xml: xmlFor(prompt) }]);
  expect(await channel.state(answer.messageId)).toEqual({ state: 'delivered', at: expect.any(Date) });
});

it('who is in no register is not reached', async () => {
  expect(await channel.reaches('0245:2020202404')).toBe(false);
  expect(await channel.reaches('9950:SK2020202020')).toBe(false);
});

it('a document that does not pass, or whose number is there already, is not taken; the reason is said', async () => {
  const failed = await channel.send(parcel('0245:2020202422'));
  expect(failed).toEqual({
    rejected: 'The provider’s check did not pass it (VALIDATION_FAILED BR-06).',
  });
  table.add('check not passed', JSON.stringify(failed));
  await channel.send(parcel(prompt));
  const twice = await channel.send(parcel(prompt, 'second'));
  expect(twice).toEqual({ rejected: expect.stringContaining('of this number already') });
  table.add('number there already', JSON.stringify(twice));
});

it('one that the receiver rejects says why; one that takes an hour is on its way until then', async () => {
  const rejected = await channel.send(parcel('0245:2020202406'));
  if ('rejected' in rejected) throw new Error(rejected.rejected);
  expect(await channel.state(rejected.messageId)).toEqual({
    state: 'rejected',
    reason: expect.stringContaining('does not know this order'),
  });
  const slow = await channel.send(parcel('0245:2020202202', 'slow', '1271000002'));
  if ('rejected' in slow) throw new Error(slow.rejected);
  expect(await channel.state(slow.messageId)).toEqual({ state: 'accepted' });
  await fixture.control('clock', { advanceSeconds: 3600 });
  // Its sign-in ended meanwhile: it signs in anew by itself.
  expect(await channel.state(slow.messageId)).toMatchObject({ state: 'delivered' });
});

it.each(['lost-answer', 'truncated', 'reset', 'timeout'])(
  'however an answer is lost (%s), there is one document with the provider',
  async (kind) => {
    await fixture.control('faults', { vendor: 'epostak', kind, count: 2, path: '/api/v1/documents/send' });
    const answer = await channel.send(parcel(prompt));
    expect(answer).toEqual({ messageId: expect.any(String) });
    expect(await there()).toHaveLength(1);
    table.add(kind, 'sent once');
  },
);

it('an answer that never comes is known later by the same key', async () => {
  await fixture.control('faults', {
    vendor: 'epostak',
    kind: 'lost-answer',
    count: 5,
    path: '/api/v1/documents/send',
  });
  expect(await ending(channel.send(parcel(prompt)))).toBe('unavailable');
  expect(await channel.send(parcel(prompt))).toEqual({ messageId: expect.any(String) });
  expect(await there()).toHaveLength(1);
});

it.each([
  { kind: 'status', status: 429, retryAfter: '7', seen: 'ok' },
  { kind: 'status', status: 503, seen: 'ok' },
  { kind: 'html', seen: 'contract' },
  { kind: 'drift', seen: 'contract' },
  { kind: 'redirect', seen: 'contract 302' },
])('$kind $status while sending ends as $seen, and never as a "no"', async ({ seen, ...fault }) => {
  await fixture.control('faults', { vendor: 'epostak', count: 1, path: '/api/v1/documents/send', ...fault });
  expect(await ending(channel.send(parcel(prompt)))).toBe(seen);
  if (fault.retryAfter !== undefined) expect(fixture.pauses).toEqual([7000]);
  table.add([fault.kind, fault.status].filter(Boolean).join(' '), seen);
});

it('a sign-in that ended is got anew; a wrong one is no answer about the document', async () => {
  await channel.reaches(prompt);
  await fixture.control('epostak/tokens/end');
  expect(await channel.reaches(prompt)).toBe(true);
  const wrong = new EpostakEInvoices({ ...settings, E_INVOICE_CLIENT_SECRET: 'x' }, fixture.tuning);
  expect(await ending(wrong.send(parcel(prompt)))).toBe('rejected 401 INVALID_CLIENT');
});
