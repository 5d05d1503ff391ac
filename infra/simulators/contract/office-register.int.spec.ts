import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { TsdrRegister } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('USPTO: status of cases');
let fixture: Fixture;
let office: TsdrRegister;
const connect = (key: string): TsdrRegister =>
  new TsdrRegister({ USPTO_BASE_URL: `${fixture.url}/uspto`, USPTO_API_KEY: key }, fixture.tuning);

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
const put = (found: object) =>
  fixture.control('uspto/cases', { serial: '97123456', filedOn: '2026-01-02', ...found });

it('reads days as the office writes them, whatever the offset, and its word with its number', async () => {
  await put({ status: 686, description: 'Published for opposition', publishedOn: '2026-05-05' });
  const published = {
    applicationNumber: '97123456',
    status: '686 Published for opposition',
    filedOn: '2026-01-02',
    publishedOn: '2026-05-05',
    registeredOn: null,
    expiresOn: null,
  };
  expect(await office.state('97123456')).toEqual(published);
  expect(await office.state('97/123,456')).toEqual(published);
  await put({
    status: 700,
    description: 'Registered',
    publishedOn: '2026-05-05',
    registeredOn: '2026-07-14',
  });
  expect(await office.state('97123456')).toMatchObject({ registeredOn: '2026-07-14', expiresOn: null });
  // Once registered a mark goes by the number of its registration, which is no serial number of somebody else's case.
  expect(await office.state('7,123,456')).toMatchObject({
    applicationNumber: '7123456',
    registeredOn: '2026-07-14',
  });
});

it('says where there is no such case, where the key is wrong, and where an answer makes no sense', async () => {
  const missing = await ending(office.state('97000000'));
  expect(missing).toContain('not-found');
  table.add('a number nobody has', missing);
  await put({ status: 630, description: 'New application' });
  const refused = await ending(connect('wrong').state('97123456'));
  expect(refused).toContain('rejected');
  table.add('wrong key', refused);
  await put({ status: 700, description: 'Registered' });
  const nonsense = await ending(office.state('97123456'));
  expect(nonsense).toContain('contract');
  table.add('registered on no day', nonsense);
});
