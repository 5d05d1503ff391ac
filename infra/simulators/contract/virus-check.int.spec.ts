import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ClamdVirusCheck } from '@cotta/workspace/testing.js';
import { EICAR } from '../clamd/clamd.mjs';
import { FaultTable, ending } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('ClamAV: files');
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(() => fixture.reset());

const check = (): ClamdVirusCheck => new ClamdVirusCheck(fixture.virusCheckUrl, fixture.tuning);

it('a clean file has nothing, whatever its size in pieces', async () => {
  expect(await check().find(Buffer.alloc(200_000, 7))).toBeUndefined();
  expect(await check().find(Buffer.alloc(64 * 1024, 7))).toBeUndefined();
  expect(await check().find(Buffer.from('a'))).toBeUndefined();
});

it('what is found has the name that the scanner gives it, also deep in a file', async () => {
  const file = Buffer.concat([Buffer.alloc(150_000, 1), Buffer.from(EICAR), Buffer.alloc(9)]);
  expect(await check().find(file)).toBe('Eicar-Test-Signature');
});

it('is no “clean” where the file is larger than the scanner looks at', async () => {
  const answer = await ending(check().find(Buffer.alloc(26 * 1024 * 1024)));
  table.add('larger than it looks at', answer);
  expect(answer).toMatch(/^contract|^unavailable/);
});

it.each([
  ['away', 'unavailable'],
  ['silent', 'unavailable'],
  ['hangs-up', 'unavailable'],
  ['nonsense', 'contract'],
])('%s is never taken for a clean file', async (mode, expected) => {
  await fixture.control('clamd/mode', { mode });
  const answer = await ending(check().find(Buffer.from(EICAR)));
  table.add(mode, answer);
  expect(answer).toMatch(new RegExp(`^${expected}`));
});

it('nobody listens there', async () => {
  const answer = await ending(new ClamdVirusCheck('tcp://127.0.0.1:1').find(Buffer.from('a')));
  table.add('nobody listens', answer);
  expect(answer).toMatch(/^unavailable/);
});
