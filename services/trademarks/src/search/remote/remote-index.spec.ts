import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listen } from '@cotta/kit/runtime/process/door.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { trademarkResource } from '../../mark/trademark.resource.js';
import { mark } from '../testing/marks.js';
import { SameProcessThread } from '../testing/same-process-thread.js';
import { SearchHost } from '../worker/search-host.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import { answerSearches } from './answer-searches.js';
import { RemoteIndex } from './remote-index.js';
import { SEARCH_PATH } from './search-call.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const request = { query: 'zorvan', limit: 5, offset: 0, classes: [9] };

let host: SearchHost;
let server: Server;
let url: string;

beforeEach(async () => {
  host = new SearchHost({
    timeoutMs: 60_000,
    restartMs: 1,
    startThread: () => new SameProcessThread([mark('ZORVAN'), mark('QUILTOP')]),
  });
  await host.untilReady();
  server = createServer(answerSearches({ index: host, key, clock: systemClock, log: silentLog }));
  url = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`;
});
afterEach(async () => {
  await host.stop();
  server.closeAllConnections();
  server.close();
});

const remote = (signedBy = key, timeoutMs = 60_000): RemoteIndex =>
  new RemoteIndex({ url, key: signedBy, timeoutMs });

describe('an index in another program', () => {
  it('is known once somebody looked, and answers as it would here', async () => {
    const index = remote();
    expect(index.ready).toBe(false);
    await index.look();
    expect(index.ready).toBe(true);
    expect(index.facts).toEqual(host.facts);
    const { answer, facts } = await index.search(request);
    expect(facts).toEqual(host.facts);
    expect(answer).toEqual((await host.search(request)).answer);
    const pair = { a: 'XCEED', b: 'X-SEED', classesA: [9], classesB: [9] };
    expect((await index.compare(pair)).answer).toEqual((await host.compare(pair)).answer);
    const goods = { query: 'wooden toys', locale: 'en', classes: [], limit: 3 };
    expect((await index.goods(goods)).answer).toEqual((await host.goods(goods)).answer);
  });

  it('is asked for a mark of the longest name too, which a watch looks for', async () => {
    const { kind } = trademarkResource.fields.name;
    const longest = `ZORVAN ${'x'.repeat(kind.is === 'text' ? kind.max : 0)}`.slice(0, -'ZORVAN '.length);
    const watched = { ...request, query: longest, classes: [] };
    expect((await remote().search(watched)).answer).toEqual((await host.search(watched)).answer);
  });

  it('is away while it is not ready, and known again by the next look', async () => {
    const index = remote();
    await index.look();
    await host.stop();
    await expect(index.search(request)).rejects.toThrow(SearchUnavailable);
    await expect(index.look()).rejects.toThrow(SearchUnavailable);
    expect(index.ready).toBe(false);
    expect(index.facts.generation).toBe(0);
  });

  it('is away when it takes longer than it may', async () => {
    const index = remote(key, 50);
    await index.look();
    server.removeAllListeners('request');
    server.on('request', () => undefined);
    await expect(index.search(request)).rejects.toThrow('no answer within 50 ms');
  });

  it('answers nobody who does not sign with a key of ours', async () => {
    await expect(remote(Buffer.alloc(32, 8).toString('base64url')).look()).rejects.toThrow('401');
    const body = JSON.stringify({ is: 'search', request });
    expect((await fetch(`${url}${SEARCH_PATH}`, { method: 'POST', body })).status).toBe(401);
  });

  it('refuses what it does not understand whole, and answers the next question', async () => {
    const index = remote();
    await expect(index.search({ ...request, nearBy: true } as typeof request)).rejects.toThrow('400');
    await expect(index.search({ ...request, classes: [99] })).rejects.toThrow('400');
    await expect(index.search({ ...request, query: 'x'.repeat(10_000) })).rejects.toThrow('400');
    expect((await index.search(request)).answer.items.map(({ name }) => name)).toEqual(['ZORVAN']);
  });
});
