import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mark } from '../testing/marks.js';
import { SameProcessThread } from '../testing/same-process-thread.js';
import type { SearchAnswer } from '../query/register-search.js';
import { SearchHost } from './search-host.js';
import { SearchThreads } from './search-threads.js';
import { SearchUnavailable } from './search-unavailable.js';

const marks = ['ZORVAN', 'SORFAN', 'QUILTOP', 'BELMONDI', 'PERANTO'].map((name) => mark(name));
const request = { query: 'zorvan', limit: 50, offset: 0 };

let host: SearchHost | undefined;
afterEach(() => host?.stop());

/** `groups[n][m]`: thread m of the n-th time that threads were started. All of the first have joined. */
async function start(count: number): Promise<{ search: SearchHost; groups: SameProcessThread[][] }> {
  const groups: SameProcessThread[][] = [];
  host = new SearchHost({
    timeoutMs: 10_000,
    restartMs: 1,
    startThread: () => {
      const group: SameProcessThread[] = [];
      groups.push(group);
      return new SearchThreads(count, (register) => {
        const thread = new SameProcessThread(marks, {}, register);
        group.push(thread);
        return thread;
      });
    },
  });
  await host.untilReady();
  while (groups[0]?.length !== count || groups[0].some(({ asked }) => asked === 0))
    await everybody(host, 'zorvan');
  return { search: host, groups };
}

/** So many questions at once that each thread has some of them; all have to get one answer. */
async function everybody(search: SearchHost, query: string): Promise<SearchAnswer> {
  const all = await Promise.all(Array.from({ length: 8 }, () => search.search({ ...request, query })));
  const answers = all.map(({ answer }) => answer);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0] as SearchAnswer;
}

const namesOf = ({ items }: SearchAnswer): string[] => items.map(({ name }) => name);

describe('threads that search the same memory', () => {
  it('share questions that come at once, and one that comes alone goes to the first', async () => {
    const { search, groups } = await start(2);
    const [first, second] = groups[0] ?? [];
    const before = [first?.asked ?? 0, second?.asked ?? 0];
    const more = (): number[] =>
      [first, second].map((thread, at) => (thread?.asked ?? 0) - (before[at] ?? 0));
    await everybody(search, 'zorvan');
    expect(more()).toEqual([4, 4]);
    await search.search(request);
    expect(more()).toEqual([5, 4]);
  });

  it('answer as one thread does, after marks came, changed and went, more of them than there was room for', async () => {
    const changes = [
      { key: 7, mark: mark('ZORVANEX', { jurisdiction: 'CZ' }) },
      { key: 0, mark: null },
      { key: 7, mark: mark('PERANTOX', { jurisdiction: 'SK' }) },
      ...Array.from({ length: 1_200 }, (_, at) => ({ key: 10 + at, mark: mark(`ZORVAN ${at}`) })),
      { key: 11, mark: null },
    ];
    const queries = ['zorvan', 'sorfan', 'zorvan 1', 'perantox', 'belmondi'];
    const answers = [];
    for (const count of [1, 3]) {
      const { search } = await start(count);
      search.change(changes.slice(0, 600));
      search.change(changes.slice(600));
      answers.push(await Promise.all(queries.map((query) => everybody(search, query))));
      await search.stop();
    }
    expect(answers[1]).toEqual(answers[0]);
    const [zorvan, , , peranto] = (answers[0] ?? []).map(namesOf);
    expect(zorvan).not.toContain('ZORVAN');
    expect(zorvan).not.toContain('ZORVAN 1');
    expect(peranto?.slice(0, 2)).toEqual(['PERANTOX', 'PERANTO']);
  });

  it('answer what a thread owed that ended, and others take its place', async () => {
    const { search, groups } = await start(2);
    const [first] = groups[0] ?? [];
    if (first !== undefined) first.deaf = true;
    search.change([{ key: 9, mark: mark('ZORVANEX') }]);
    const waiting = Promise.all([search.search(request), search.search(request)]);
    first?.die();
    for (const { answer } of await waiting)
      expect(namesOf(answer)).toEqual(expect.arrayContaining(['ZORVAN', 'ZORVANEX']));
    expect(search.ready).toBe(true);
    // Until the second start has answered: the host began it by itself.
    while ((groups[1]?.[1]?.asked ?? 0) === 0) await everybody(search, 'zorvan');
    expect(namesOf(await everybody(search, 'zorvan'))).toContain('ZORVANEX');
  });

  it('refuse a question over which two threads ended; the third answers the others', async () => {
    const { search, groups } = await start(3);
    const [first, second] = groups[0] ?? [];
    for (const thread of [first, second]) if (thread !== undefined) thread.deaf = true;
    const waiting = search.search(request);
    first?.die();
    second?.die();
    await expect(waiting).rejects.toThrow('two threads ended over it');
    expect(namesOf((await search.search(request)).answer)).toContain('ZORVAN');
  });

  it('are started again when all of them ended', async () => {
    const { search, groups } = await start(2);
    const waiting = search.search(request);
    for (const thread of groups[0] ?? []) thread.die();
    await expect(waiting).rejects.toThrow(SearchUnavailable);
    await search.untilReady();
    expect(namesOf(await everybody(search, 'zorvan'))).toContain('ZORVAN');
  });
});

describe('real threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-threads-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('answer as one does, go on when one of them is ended, and leave a program that stops them to end', () => {
    writeFileSync(
      join(folder, 'marks.csv'),
      ['name,number,office', ...marks.map(({ name }, at) => `${name},${at + 1},EU`)].join('\n'),
    );
    const built = (path: string): string => new URL(`../../../dist/search/${path}`, import.meta.url).href;
    writeFileSync(
      join(folder, 'program.mjs'),
      `import { Worker } from 'node:worker_threads';
       import { systemClock } from '${new URL('../../../../kit/dist/model/time/clock.js', import.meta.url).href}';
       import { importFile } from '${built('register/import-file.js')}';
       import { StateFolder } from '${built('register/state-folder.js')}';
       import { seedWeights } from '${built('text/word-weights.js')}';
       import { SearchHost } from '${built('worker/search-host.js')}';
       import { SearchThreads } from '${built('worker/search-threads.js')}';
       const folder = new StateFolder('${join(folder, 'state')}');
       await importFile({ file: '${join(folder, 'marks.csv')}', source: 'test', jurisdiction: null, accept: false }, { folder, clock: systemClock, weigh: seedWeights() });
       for (const count of [1, 2]) {
         const threads = [];
         const host = new SearchHost({ timeoutMs: 60000, restartMs: 60000, startThread: () => new SearchThreads(count, (register) => {
           const thread = new Worker(new URL('${built('worker/search-thread.js')}'), { workerData: { stateFolder: folder.root, register } });
           threads.push(thread);
           return thread;
         }) });
         await host.untilReady();
         if (count === 2) await new Promise((heard) => threads[1].once('message', heard));
         const asked = Array.from({ length: 20 }, () => host.search({ query: 'zorvan', limit: 5, offset: 0 }));
         if (count === 2) await threads[0].terminate();
         const answers = (await Promise.all(asked)).map(({ answer }) => JSON.stringify(answer));
         console.log(new Set(answers).size, answers[0]);
         await host.stop();
       }`,
    );
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'program.mjs')], {
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    const [one, two] = stdout.trim().split('\n');
    expect(one).toMatch(/^1 \{"items":\[\{.*"name":"ZORVAN"/);
    expect(two).toBe(one);
  });
});
