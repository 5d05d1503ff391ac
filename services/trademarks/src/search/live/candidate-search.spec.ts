import { afterEach, expect, it } from '@jest/globals';
import type { CandidateQuery } from '../candidates/candidate-query.js';
import type { Candidates, CandidateSource } from '../candidates/candidate-source.js';
import { packMark } from '../candidates/packed-mark.js';
import type { RegisterMark } from '../index/register-mark.js';
import { entryOf } from '../index/slot-entry.js';
import { mark } from '../testing/marks.js';
import { SameProcessThread } from '../testing/same-process-thread.js';
import { seedWeights } from '../text/word-weights.js';
import type { RegisterFacts } from '../register/register-facts.js';
import { SearchHost } from '../worker/search-host.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import { CandidateSearch } from './candidate-search.js';

const THEIRS: RegisterFacts = {
  generation: 7,
  marks: 3,
  dataAsOf: { EU: '2026-11-20T00:00:00.000Z', US: '' },
};
const request = { query: 'ZORVANEX', limit: 20, offset: 0 };

/** Gives every mark it has, whatever is asked. */
class FixedSource implements CandidateSource {
  facts: RegisterFacts | undefined = THEIRS;
  asked: CandidateQuery[] = [];

  constructor(private readonly marks: readonly RegisterMark[]) {}

  async refresh(): Promise<void> {}

  async near(query: CandidateQuery): Promise<Candidates> {
    this.asked.push(query);
    if (this.facts === undefined) throw new SearchUnavailable('away');
    const marks = this.marks.map((one, key) => ({ key, packed: packMark(entryOf(one, seedWeights()), one) }));
    return { marks, facts: this.facts, sample: true };
  }
}

const hosts: SearchHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.stop()));
});

async function open(
  own: readonly RegisterMark[],
  facts: Partial<RegisterFacts>,
  theirs: readonly RegisterMark[],
) {
  const host = new SearchHost({
    timeoutMs: 10_000,
    restartMs: 10,
    startThread: () => new SameProcessThread(own, facts),
  });
  hosts.push(host);
  await host.untilReady();
  const source = new FixedSource(theirs);
  return { source, search: new CandidateSearch(source, host, host) };
}

it('scores what the source has as it would score its own', async () => {
  const marks = [
    mark('ZORVANEX'),
    mark('ZORWANEKS'),
    mark('ZORVA PHARMA', { live: false }),
    mark('BRIMWOOD'),
  ];
  const { search, source } = await open(marks, {}, marks);
  const elsewhere = await search.search(request);
  source.facts = undefined;
  const here = await search.search(request);
  expect(elsewhere.facts).toBe(THEIRS);
  expect(here.facts?.generation).toBe(1);
  expect(elsewhere.answer.items.length).toBeGreaterThan(2);
  expect(elsewhere.answer.items).toEqual(here.answer.items);
});

it('says what it does not know of the registers that were searched', async () => {
  const { search } = await open([], { generation: 0 }, [mark('ZORVANEX')]);
  const { answer } = await search.search({ ...request, jurisdictions: ['US', 'JP'] });
  // The filter is the source's to apply and ours too: a mark of another office is not shown.
  expect(answer.items).toEqual([]);
  expect(answer.levels).toEqual([{ jurisdiction: 'US', level: 'low' }]);
  expect(answer.notSearched.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['OFFICE_WITHOUT_DATA', 'SAMPLE_ONLY']),
  );
});

it('has no answer without the source where the own index has no registers', async () => {
  const { search, source } = await open([], { generation: 0 }, []);
  expect(search.ready).toBe(true);
  source.facts = undefined;
  expect(search.ready).toBe(false);
  await expect(search.search(request)).rejects.toThrow(SearchUnavailable);
});

it('asks for what is narrowed, and for each key once', async () => {
  const { search, source } = await open([], { generation: 0 }, []);
  await search.search({ ...request, classes: [9], liveOnly: true });
  const [asked] = source.asked;
  expect(asked?.filter).toEqual({ classes: [9], liveOnly: true, inOurCare: false });
  expect(new Set(asked?.keys).size).toBe(asked?.keys.length);
});
