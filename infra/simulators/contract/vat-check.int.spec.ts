import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ViesVatCheck } from '@cotta/invoicing/testing.js';
import { FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('VIES: VAT numbers');
const us = { country: 'SK', number: '2020202020' };
let fixture: Fixture;
let checker: ViesVatCheck;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  checker = new ViesVatCheck({ VIES_BASE_URL: `${fixture.url}/vies` }, fixture.tuning);
});

it('a valid number comes with name, address and an id as evidence', async () => {
  const answer = await checker.check({ country: 'CZ', number: '27074358', requester: us });
  expect(answer).toMatchObject({
    status: 'VALID',
    reason: null,
    name: 'SIMULATED COMPANY 27074358',
    address: 'SIMULATOR STREET 1',
    requestId: expect.stringMatching(/^SIM/),
  });
  expect(answer.raw).toContain('27074358');
});

it('states that do not tell, and questions without our own number, leave blanks and not dashes', async () => {
  expect(await checker.check({ country: 'DE', number: '811907980', requester: null })).toMatchObject({
    status: 'VALID',
    name: null,
    address: null,
    requestId: null,
  });
});

it('Greece is asked for as EL', async () => {
  expect((await checker.check({ country: 'GR', number: '094259216', requester: null })).status).toBe('VALID');
});

it.each([
  { number: '100', status: 'VALID', reason: null },
  { number: '200', status: 'INVALID', reason: 'INVALID' },
  { number: '201', status: 'UNAVAILABLE', reason: 'INVALID_INPUT' },
  { number: '202', status: 'UNAVAILABLE', reason: 'INVALID_REQUESTER_INFO' },
  { number: '300', status: 'UNAVAILABLE', reason: 'SERVICE_UNAVAILABLE' },
  { number: '301', status: 'UNAVAILABLE', reason: 'MS_UNAVAILABLE' },
  { number: '302', status: 'UNAVAILABLE', reason: 'TIMEOUT' },
  { number: '400', status: 'UNAVAILABLE', reason: 'VAT_BLOCKED' },
  { number: '401', status: 'UNAVAILABLE', reason: 'IP_BLOCKED' },
  { number: '500', status: 'UNAVAILABLE', reason: 'GLOBAL_MAX_CONCURRENT_REQ' },
  { number: '501', status: 'UNAVAILABLE', reason: 'GLOBAL_MAX_CONCURRENT_REQ_TIME' },
  { number: '600', status: 'UNAVAILABLE', reason: 'MS_MAX_CONCURRENT_REQ' },
  { number: '601', status: 'UNAVAILABLE', reason: 'MS_MAX_CONCURRENT_REQ_TIME' },
])(
  'the test number $number, always answered with status 200, is $status',
  async ({ number, status, reason }) => {
    expect(await checker.check({ country: 'SK', number, requester: us })).toMatchObject({ status, reason });
    table.add(`number ${number}`, `${status}${reason === null ? '' : ` (${reason})`}`);
  },
);

it('a country the service does not cover is no verdict about the number', async () => {
  expect(await checker.check({ country: 'GB', number: '123456789', requester: us })).toMatchObject({
    status: 'UNAVAILABLE',
    reason: 'INVALID_INPUT',
  });
});

it.each([
  { kind: 'timeout', reason: 'UNAVAILABLE' },
  { kind: 'reset', reason: 'UNAVAILABLE' },
  { kind: 'status', reason: 'UNAVAILABLE' },
  { kind: 'truncated', reason: 'UNAVAILABLE' },
  { kind: 'html', reason: 'CONTRACT' },
  { kind: 'drift', reason: 'NO_ANSWER_ABOUT_THE_NUMBER' },
  { kind: 'redirect', reason: 'CONTRACT' },
])('a wire that fails with $kind never says "invalid", and never throws', async ({ kind, reason }) => {
  await fixture.control('faults', { vendor: 'vies', kind, count: 2 });
  expect(await checker.check({ country: 'CZ', number: '27074358', requester: us })).toMatchObject({
    status: 'UNAVAILABLE',
    reason,
  });
  table.add(kind === 'status' ? '503' : kind, `UNAVAILABLE (${reason})`);
});

it('one failure is bridged by the second try', async () => {
  await fixture.control('faults', { vendor: 'vies', kind: 'status', status: 503 });
  expect((await checker.check({ country: 'CZ', number: '27074358', requester: us })).status).toBe('VALID');
});

it('a number that turns valid is seen as valid', async () => {
  await fixture.control('vies/numbers', { number: 'CZ27074358', valid: false });
  expect((await checker.check({ country: 'CZ', number: '27074358', requester: us })).status).toBe('INVALID');
  await fixture.control('vies/numbers', { number: 'CZ27074358', valid: true });
  expect((await checker.check({ country: 'CZ', number: 'CZ27074358'.slice(2), requester: us })).status).toBe(
    'VALID',
  );
});
