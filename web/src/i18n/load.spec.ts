/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { createTexts } from './create.js';
import { createTextLoader } from './load.js';

const answer = (ok: boolean): Response =>
  ({ ok, json: () => Promise.resolve({ hello: 'Ahoj' }) }) as unknown as Response;

function loader(fetchAnswers: (call: number) => Promise<Response>) {
  const texts = createTexts({ locale: 'cs', resources: { common: {} } });
  const waits: number[] = [];
  let calls = 0;
  let running = 0;
  let most = 0;
  const source = {
    version: 'v1',
    wait: (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    },
    fetch: jest.fn(async () => {
      calls += 1;
      running += 1;
      most = Math.max(most, running);
      try {
        return await fetchAnswers(calls);
      } finally {
        running -= 1;
      }
    }) as unknown as typeof fetch,
  };
  return { texts, waits, load: createTextLoader(texts, source).load, calls: () => calls, most: () => most };
}

describe('text loader', () => {
  it('waits 350 ms, then twice as long each time, and gives up after five repeats', async () => {
    const world = loader(() => Promise.resolve(answer(false)));
    await world.load(['home']);
    expect(world.waits).toEqual([350, 700, 1400, 2800, 5600]);
    expect(world.calls()).toBe(6);
    expect(world.texts.hasResourceBundle('cs', 'home')).toBe(false);
  });

  it('survives a network failure and keeps what it then gets', async () => {
    const world = loader((call) =>
      call === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(answer(true)),
    );
    await world.load(['home']);
    expect(world.texts.t('home:hello')).toBe('Ahoj');
  });

  it('reads at most ten at once', async () => {
    const world = loader(() => new Promise((resolve) => setImmediate(() => resolve(answer(true)))));
    await world.load(Array.from({ length: 25 }, (_, index) => `ns${index}`));
    expect([world.calls(), world.most()]).toEqual([25, 10]);
  });

  it('does not read again what is there', async () => {
    const world = loader(() => Promise.resolve(answer(true)));
    await world.load(['common']);
    expect(world.calls()).toBe(0);
  });
});
