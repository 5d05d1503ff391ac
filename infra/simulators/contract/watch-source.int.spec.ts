import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MarkifyWatchSource } from '@cotta/trademarks/testing.js';
import { CREDENTIALS } from '../credentials.mjs';
import { ending, FaultTable } from './fault-table.js';
import { openFixture, type Fixture } from './fixture.js';

const table = new FaultTable('Markify: look-ups and watch hits');
let fixture: Fixture;
let source: MarkifyWatchSource;

const connect = (key: string): MarkifyWatchSource =>
  new MarkifyWatchSource(
    { MARKIFY_BASE_URL: `${fixture.url}/markify`, MARKIFY_API_KEY: key },
    fixture.tuning,
  );

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  table.print();
  await fixture.stop();
});
beforeEach(async () => {
  await fixture.reset();
  source = connect(CREDENTIALS.markifyKey);
});

it('finds a mark, none, or the application and the registration of one number', async () => {
  expect(await source.lookup('EU', '100000')).toMatchObject([
    {
      office: 'EU',
      number: '100000',
      kind: 'application',
      classes: [1, 1],
      filedOn: '2010-03-01',
      registeredOn: null,
    },
  ]);
  expect(await source.lookup('EU', '5')).toEqual([]);
  expect((await source.lookup('US', '900001')).map(({ kind }) => kind)).toEqual([
    'application',
    'registration',
  ]);
  table.add('unknown number', 'no mark');
  table.add('number of an application and a registration', 'both');
});

it('gives hits after a cursor, each once, and the same ones for the same cursor', async () => {
  const ids: string[] = [];
  for (let cursor: string | null = null, more = true; more;) {
    const page = await source.hitsAfter(cursor);
    expect(await source.hitsAfter(cursor)).toEqual(page);
    ids.push(...page.hits.map(({ id }) => id));
    ({ nextCursor: cursor, more } = page);
  }
  expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  await fixture.control('markify/hits', { watchedReference: 'watch-9' });
  expect(await source.hitsAfter('45')).toMatchObject({
    hits: [{ id: 'hit-46', watchedReference: 'watch-9' }],
    nextCursor: '46',
    more: false,
  });
});

it.each([
  { kind: 'html', end: 'contract' },
  { kind: 'drift', end: 'contract' },
  { kind: 'redirect', end: 'contract 302' },
  { kind: 'truncated', end: 'ok' },
  { kind: 'status', end: 'ok' },
])('a wire that fails with $kind never says "unknown number"', async ({ kind, end }) => {
  await fixture.control('faults', { vendor: 'markify', kind });
  expect(await ending(source.lookup('EU', '100000'))).toBe(end);
  table.add(kind === 'status' ? '503' : kind, end === 'ok' ? 'ok on the second try' : end);
});

it('says when it is away, and when the key is wrong', async () => {
  await fixture.control('faults', { vendor: 'markify', kind: 'timeout', count: 5 });
  expect(await ending(source.lookup('EU', '100000'))).toBe('unavailable');
  expect(await ending(connect('wrong').lookup('EU', '100000'))).toBe('rejected 401 unknown_key');
  table.add('five time-outs', 'unavailable');
  table.add('wrong key', 'rejected 401');
});
