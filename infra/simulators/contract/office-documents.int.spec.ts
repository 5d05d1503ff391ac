import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { TsdrDocuments } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('USPTO: documents of cases');
let fixture: Fixture;
let office: TsdrDocuments;
const connect = (key: string): TsdrDocuments =>
  new TsdrDocuments({ USPTO_BASE_URL: `${fixture.url}/uspto`, USPTO_API_KEY: key }, fixture.tuning);

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  office = connect(CREDENTIALS.usptoKey);
});
const put = (typeCode: string, sentOn: string) =>
  fixture.control('uspto/documents', {
    serial: '97123456',
    typeCode,
    sentOn,
    lines: ['NONFINAL OFFICE ACTION', 'U.S. Application Serial No. 97123456'],
  });

it('lists what the office mailed by its day there, and not what applicants handed in', async () => {
  await put('OOA', '2026-01-02');
  await put('ROA', '2026-01-30');
  const letters = await office.letters('97123456');
  expect(letters).toMatchObject([{ type: 'OOA', sentOn: '2026-01-02' }]);
  expect(await office.letters('97123456')).toEqual(letters);
  expect(await office.letters('97000000')).toEqual([]);
  table.add('a paper of the applicant', 'left out');
});

it('hands out the paper itself, and says where there is none', async () => {
  await put('OOA', '2026-01-02');
  const [letter] = await office.letters('97123456');
  if (letter === undefined) throw new Error('no letter');
  const content = Buffer.from(await office.content('97123456', letter)).toString('latin1');
  expect(content.startsWith('%PDF-')).toBe(true);
  expect(content).toContain('NONFINAL OFFICE ACTION');
  const missing = await ending(office.content('97123456', { ...letter, sentOn: '2026-01-03' }));
  expect(missing).toContain('not-found');
  table.add('a paper that is not there', missing);
});

it('with a wrong key is refused, and says so', async () => {
  const refused = await ending(connect('wrong').letters('97123456'));
  expect(refused).toContain('rejected');
  table.add('wrong key', refused);
});

it.each(['html', 'truncated'])('an answer that is %s is no list without letters', async (kind) => {
  await put('OOA', '2026-01-02');
  await fixture.control('faults', { vendor: 'uspto', kind, count: 9 });
  const error: unknown = await office.letters('97123456').then(
    (letters) => letters,
    (thrown: unknown) => thrown,
  );
  expect(isVendorTrouble(error, 'contract', 'unavailable')).toBe(true);
  table.add(kind, 'an error');
});
