import { describe, expect, it } from '@jest/globals';
import { readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { NameSearch } from '../live/name-search.js';
import { noIndex, type NameIndex } from '../live/name-index.js';
import { RegisterSearch } from '../query/register-search.js';
import { shippedClassRelations } from '../score/goods.js';
import { indexOf, mark } from '../testing/marks.js';
import { trademarkSearchResolvers } from './trademark-search.js';

const linkKey = Buffer.alloc(32, 7).toString('base64url');
const marks = [mark('LARDAVI'), mark('LARDEVI SILVER MOON TRADING')];
const engine = new RegisterSearch({
  index: indexOf(marks),
  concepts: undefined,
  relations: shippedClassRelations(),
  markOf: (key) => marks[key],
});
const index: NameIndex = {
  ...noIndex,
  ready: true,
  facts: { generation: 1, marks: 2, dataAsOf: { EU: '2026-11-21T00:00:00.000Z' } },
  search: async (request) => ({ answer: engine.answer(request), tookMs: 0 }),
};
const { Query } = trademarkSearchResolvers(
  new NameSearch(index, { query: () => Promise.reject(new Error('the index answers')) }),
  { linkKey, clock: systemClock },
) as unknown as {
  readonly Query: {
    readonly verificationSearch: (
      none: undefined,
      asked: object,
      context: object,
    ) => Promise<{ readonly items: readonly { readonly name: string }[]; readonly record: string | null }>;
  };
};

describe('a search for a report', () => {
  it('is listed by what likely stands in the way, and recorded by similarity, on which its limit stands', async () => {
    const asked = { query: 'lardevi', jurisdictions: ['EU'], requestId: 'r1' };
    const viewer = { role: 'lawyer', userId: 'u1' };
    const { items, record } = await Query.verificationSearch(undefined, asked, { viewer });
    expect(items.map(({ name }) => name)).toEqual(['LARDEVI SILVER MOON TRADING', 'LARDAVI']);
    const read = readFacts(record ?? '', 'verification search', {
      key: linkKey,
      now: systemClock.now(),
      longest: 200_000,
    });
    expect(read).toMatchObject({
      state: 'valid',
      facts: { hits: [{ name: 'LARDAVI' }, { name: 'LARDEVI SILVER MOON TRADING' }] },
    });
  });
});
