import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mark } from '../testing/marks.js';
import { SameProcessThread } from '../testing/same-process-thread.js';
import { SearchHost } from './search-host.js';
import { SearchUnavailable } from './search-unavailable.js';

const request = { query: 'zorvan', limit: 5, offset: 0 };

const thread = (): SameProcessThread => new SameProcessThread([mark('ZORVAN')]);

/** Says so long later that it is ready, if it lives. */
function slow(ms: number): SameProcessThread {
  const one = thread();
  const emit = one.emit.bind(one);
  one.emit = (event: string, ...rest: unknown[]) => {
    one.emit = emit;
    if (event !== 'message') return emit(event, ...rest);
    setTimeout(() => emit(event, ...rest), ms).unref();
    return true;
  };
  return one;
}

let host: SearchHost | undefined;
afterEach(() => host?.stop());

function start(threads: SameProcessThread[], timeoutMs = 2_000, restartMs = 1): SearchHost {
  host = new SearchHost({ timeoutMs, restartMs, startThread: () => threads.shift() ?? thread() });
  return host;
}

const names = async (search: SearchHost): Promise<string[]> =>
  (await search.search(request)).answer.items.map(({ name }) => name);

describe('the search on a thread of its own', () => {
  it('is unavailable until its thread is ready, then answers', async () => {
    const search = start([]);
    await expect(search.search(request)).rejects.toThrow(SearchUnavailable);
    await search.untilReady();
    expect(await names(search)).toEqual(['ZORVAN']);
    expect(search.facts).toEqual({ generation: 1, marks: 1, dataAsOf: { EU: '2026-11-21T00:00:00.000Z' } });
  });

  it('finds a mark by the next question after it came, and no more once it went', async () => {
    const search = start([]);
    await search.untilReady();
    search.change([{ key: 9, mark: mark('ZORVANEX') }]);
    expect(await names(search)).toEqual(['ZORVAN', 'ZORVANEX']);
    search.change([{ key: 9, mark: null }]);
    expect(await names(search)).toEqual(['ZORVAN']);
  });

  it('compares two names', async () => {
    const search = start([]);
    await search.untilReady();
    expect((await search.compare({ a: 'XCEED', b: 'X-SEED' })).answer.parts.sameSound).toBe(true);
  });

  it('gives up on an answer that takes too long', async () => {
    const first = thread();
    const search = start([first], 5);
    await search.untilReady();
    first.deaf = true;
    await expect(search.search(request)).rejects.toThrow('no answer within 5 ms');
  });

  it('tells those who wait when its thread ends, starts another and repeats the changes to it', async () => {
    const first = thread();
    const search = start([first]);
    await search.untilReady();
    search.change([{ key: 9, mark: mark('ZORVANEX') }]);
    const waiting = search.search(request);
    first.die();
    await expect(waiting).rejects.toThrow('the search thread ended');
    expect(search.ready).toBe(false);
    await search.untilReady();
    expect(await names(search)).toEqual(['ZORVAN', 'ZORVANEX']);
  });

  it('lets a second thread take over when a register was imported, and the old one answers until then', async () => {
    const [old, fresh] = [thread(), thread()];
    const search = start([old, fresh]);
    await search.untilReady();
    search.change([{ key: 9, mark: mark('ZORVANEX') }]);
    search.renew();
    expect(search.ready).toBe(true);
    expect(await names(search)).toEqual(['ZORVAN', 'ZORVANEX']);
    old.deaf = true;
    expect(await names(search)).toEqual(['ZORVAN', 'ZORVANEX']);
  });

  it('is not put aside by one that was to be started when another took over meanwhile', async () => {
    const [first, next, needless] = [thread(), thread(), thread()];
    const threads = [first, next, needless];
    const search = start(threads, 2_000, 40);
    await search.untilReady();
    search.renew();
    first.die();
    await search.untilReady();
    await pause(80);
    expect(threads).toEqual([needless]);
    expect(await names(search)).toEqual(['ZORVAN']);
  });

  it('does not go over to one that is ready after another took over, for it is being ended', async () => {
    const [first, next, late] = [thread(), slow(40), slow(80)];
    const search = start([first, next, late], 200);
    await search.untilReady();
    search.renew();
    first.die();
    await search.untilReady();
    while (!late.deaf) await pause(5);
    expect(await names(search)).toEqual(['ZORVAN']);
  });

  it('is replaced once it is weakened, also where the first to take its place ends before it does', async () => {
    const [first, next, other] = [thread(), slow(60_000), thread()];
    const threads = [first, next, other];
    const search = start(threads);
    await search.untilReady();
    first.emit('weakened');
    while (threads.length > 1) await pause(1);
    next.die();
    await pause(80);
    expect(threads).toEqual([]);
  });

  it('fails one question, not the thread, on a question that cannot be answered', async () => {
    const search = start([]);
    await search.untilReady();
    await expect(search.search({ ...request, query: undefined as unknown as string })).rejects.toThrow(
      'the search failed',
    );
    expect(await names(search)).toEqual(['ZORVAN']);
  });
});
