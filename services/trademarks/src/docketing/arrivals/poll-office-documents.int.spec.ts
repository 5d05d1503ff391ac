import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { client, lawyer } from '../../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../../testing/trademarks-fixture.js';
import type { OfficeDocument, OfficeDocuments } from './office-documents.js';
import { pollOfficeDocuments } from './poll-office-documents.js';

const ways = { everyMs: 86_400_000, encryptionKey: Buffer.alloc(32, 3).toString('base64url') };
let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-02-20T09:00:00Z');
  for (const [name, facts] of Object.entries({
    Open: { number: '97/123,456' },
    Dead: { number: '97000009', status: 'TRADEMARK_ABANDONED' },
    Elsewhere: { number: '018123456', jurisdiction: 'EU' },
  }))
    await fixture.write(lawyer, {
      mutation: 'createTrademark',
      type: 'Trademark',
      input: {
        name,
        jurisdiction: 'US',
        type: 'WORD',
        status: 'UNDER_EXAMINATION',
        goodsAndServices: [{ class: 9, terms: ['Software'] }],
        userId: client.userId,
        ...facts,
      },
    });
});
afterAll(() => fixture.close());

/** An office with these letters; what was asked of it, in order. */
function officeWith(letters: readonly OfficeDocument[], content = Buffer.from('%PDF-1.4 a letter')) {
  const asked: string[] = [];
  const office: OfficeDocuments = {
    letters: (number) => {
      asked.push(`letters of ${number}`);
      return Promise.resolve(letters);
    },
    content: (_, { key }) => {
      asked.push(`content of ${key}`);
      return Promise.resolve(content);
    },
  };
  return { office, asked };
}
const letter = (key: string, sentOn: string): OfficeDocument => ({ key, type: 'OOA', sentOn });
const said = async (): Promise<{ messageKey: string; sealed?: string }[]> =>
  (
    await fixture.db.query(
      `select data from tracking_event where type = 'OfficeLetterFetched' order by recorded_at, event_id`,
    )
  ).map(({ data }: { data: object }) => data);

it('a letter the office put into the file of an open application is said once, and files are looked into once a day', async () => {
  const { office, asked } = officeWith([letter('first', '2026-02-16'), letter('long over', '2020-01-02')]);
  expect(await pollOfficeDocuments(fixture.runtime, office, ways)).toBe(1);
  expect(await pollOfficeDocuments(fixture.runtime, office, ways)).toBe(0);
  fixture.clock.moveBy({ hours: 25 });
  expect(await pollOfficeDocuments(fixture.runtime, office, ways)).toBe(0);
  expect(asked).toEqual(['letters of 97123456', 'content of first', 'letters of 97123456']);
  expect(await said()).toMatchObject([{ messageKey: 'first', sealed: expect.any(String) }]);
});

it('a letter that could not be fetched is fetched the next time, and none is lost', async () => {
  fixture.clock.moveBy({ hours: 25 });
  const { office } = officeWith([letter('second', '2026-02-18')]);
  const silent: OfficeDocuments = {
    ...office,
    content: () => Promise.reject(new VendorError('uspto', 'unavailable', 'no answer')),
  };
  expect(await pollOfficeDocuments(fixture.runtime, silent, ways)).toBe(0);
  expect(await pollOfficeDocuments(fixture.runtime, office, ways)).toBe(1);
});

it('a letter of thirty megabytes is said without its file, for a person to get', async () => {
  fixture.clock.moveBy({ hours: 25 });
  const { office } = officeWith([letter('heavy', '2026-02-19')], Buffer.alloc(30_000_000));
  expect(await pollOfficeDocuments(fixture.runtime, office, ways)).toBe(1);
  const last = (await said()).at(-1);
  expect(last).toMatchObject({ messageKey: 'heavy', size: 30_000_000 });
  expect(last).not.toHaveProperty('sealed');
});
