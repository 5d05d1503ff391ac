import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

let sent: { level: string; message: string; data: Record<string, never> }[] = [];
let answer = (): Response => new Response(null, { status: 204 });
let watch: typeof import('./browser-errors.js');
let clicks: typeof import('./crumbs.js');
let log: typeof import('./client-log.js');
let stop: () => void = () => undefined;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  [sent, answer] = [[], () => new Response(null, { status: 204 })];
  globalThis.fetch = (async (_address: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  }) as never;
  log = await import('./client-log.js');
  watch = await import('./browser-errors.js');
  clicks = await import('./crumbs.js');
  const stops = [watch.watchBrowserErrors(), clicks.watchClicks()];
  stop = () => stops.forEach((one) => one());
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const fail = (error: Error): void =>
  void window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const reject = (reason: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('what nobody caught in a page', () => {
  it('is written to the server’s log: errors and rejected promises, each once', async () => {
    fail(new TypeError('broken'));
    fail(new TypeError('broken'));
    reject(new Error('no answer'));
    reject('a text');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ level, message, data }) => [level, message, data['message']])).toEqual([
      ['error', 'uncaught error', 'TypeError: broken'],
      ['error', 'unhandled rejection', 'Error: no answer'],
      ['error', 'unhandled rejection', 'a text'],
    ]);
  });

  it('comes with the newest hundred things that happened before, and nothing of what stands in a control', async () => {
    document.body.innerHTML =
      '<a href="/verification-summary/q.secret?x=1">R</a><label>E<input name="email" value="jana@client.test"></label>';
    for (let page = 0; page < 105; page += 1) clicks.crumb('page', `/${page}`);
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    document.querySelector('input')?.click();
    fail(new Error('broken'));
    await jest.advanceTimersByTimeAsync(100);
    const crumbs = sent[0]?.data['crumbs'] as unknown as string[];
    expect(crumbs).toHaveLength(100);
    expect(crumbs.slice(0, 3).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'click input email',
      'click a /verification-summary',
      'page /104',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/secret|jana/);
  });

  it('waits thirty lines long at most', async () => {
    for (let line = 0; line < 40; line += 1) fail(new Error(`broken ${line}`));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(30);
  });

  it.each([
    [null, 60_000],
    ['5', 5_000],
  ])('waits when the server has had enough: retry-after %s, %i ms', async (retryAfter, pause) => {
    answer = () =>
      new Response(null, { status: 429, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
    fail(new Error('one'));
    fail(new Error('two'));
    await jest.advanceTimersByTimeAsync(100);
    answer = () => new Response(null, { status: 204 });
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ data }) => data['message'])).toEqual(['Error: one', 'Error: one', 'Error: two']);
  });

  it('goes no deeper than three levels, in a line of at most 102,400 bytes', () => {
    expect(JSON.parse(log.fit({ a: { b: { c: { d: 1 } } } }))).toEqual({ a: { b: { c: '[object]' } } });
    expect(
      new Blob([log.fit({ crumbs: Array.from({ length: 4_000 }, () => ({ what: 'x'.repeat(60) })) })]).size,
    ).toBeLessThan(102_401);
  });
});
