import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { recordsOf, type Records } from './records-source.js';

const before = globalThis.fetch;
const asked: string[] = [];
let status = 200;

beforeEach(() => {
  asked.length = 0;
  status = 200;
  globalThis.fetch = jest.fn((path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ items: [{ slug: 'us' }] }), { status }));
  }) as never;
});
afterEach(() => {
  globalThis.fetch = before;
});

it('gives a loader on the server the server’s own records', () => {
  const records = {} as Records;
  expect(recordsOf({ records })).toBe(records);
  expect(asked).toEqual([]);
});

it('asks the doors in a browser', async () => {
  const records = recordsOf(undefined);
  await records.disputes({ filters: { industry: 'food', q: 'a b' }, isOldestFirst: true, page: 2 });
  await records.disputes({ filters: {}, isOldestFirst: false, page: 1 });
  await records.dispute('a b');
  expect(await records.disputeValues('jurisdiction')).toEqual([{ slug: 'us' }]);
  await records.famousMarks(new URLSearchParams({ kind: 'word' }));
  await records.famousMark('bee');
  await records.specimenGuide();
  await records.specimenClass('25');
  await records.specimenSector('food');
  expect(asked.map((path) => path.replace('/content/records/', ''))).toEqual([
    'disputes.json?industry=food&q=a+b&order=oldest&page=2',
    'disputes.json',
    'disputes/a%20b.json',
    'dispute-values/jurisdiction.json',
    'hall-of-fame.json?kind=word',
    'hall-of-fame/bee.json',
    'specimens.json',
    'specimens/25.json',
    'sectors/food.json',
  ]);
});

it('makes what is not there a 404 of the page', async () => {
  status = 404;
  await expect(recordsOf(undefined).dispute('x')).rejects.toMatchObject({ status: 404 });
});
