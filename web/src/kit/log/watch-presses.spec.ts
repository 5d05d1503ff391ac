import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PressedIn } from './press-times.js';
import { pageDrawn, watchPresses } from './watch-presses.js';

const real = { MessageChannel: globalThis.MessageChannel, visibility: 'visible' as DocumentVisibilityState };
const listeners: [string, EventListener][] = [];
const frames: FrameRequestCallback[] = [];
const sent: string[] = [];
let byte = 0;
let area: PressedIn;
let now: number;

/** The port answers in the same turn: what counts here is whether a frame came first. */
class Channel {
  readonly port1 = { onmessage: (): void => undefined, close: (): void => undefined };
  readonly port2 = { postMessage: (): void => this.port1.onmessage() };
}

beforeEach(() => {
  [area, now, byte] = ['portal', 0, 0];
  for (const list of [listeners, frames, sent]) list.length = 0;
  globalThis.MessageChannel = Channel as never;
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => real.visibility });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, form: URLSearchParams) => sent.push(`${address} ${String(form)}`) > 0,
  });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as unknown as Uint8Array)[0] = byte;
    return into;
  });
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(((name: string, listener: EventListener) =>
      listeners.push([name, listener])) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.MessageChannel = real.MessageChannel;
  document.body.innerHTML = '';
});

/** What a person does is trusted by a browser; what a script does is not, and a test is a script. */
function happens(event: Event, by: 'person' | 'script' = 'person'): void {
  const seen = new Proxy(event, {
    get: (from, name) =>
      name === 'isTrusted' ? by === 'person' : name === 'timeStamp' ? now : Reflect.get(from, name, from),
  });
  for (const [name, listener] of listeners) if (name === event.type) listener(seen);
}
const click = (by?: 'script'): void => happens(new MouseEvent('click'), by);
const key = (name: string): void => happens(new KeyboardEvent('keydown', { key: name }));
const paintAt = (at: number): void => {
  now = at;
  for (const frame of frames.splice(0)) frame(at);
};
const leave = (): string[] => {
  real.visibility = 'hidden';
  happens(new Event('visibilitychange'));
  real.visibility = 'visible';
  return sent.splice(0);
};

describe('the presses of a page', () => {
  it('are measured from click or key to the paint, and said when the page is hidden', () => {
    watchPresses(() => area);
    click();
    paintAt(12);
    key('Enter');
    expect(sent).toEqual([]);
    paintAt(42);
    happens(new Event('visibilitychange'));
    expect(sent).toEqual([]);
    expect(leave()).toEqual(['/presses area=portal&paint=12&paint=30']);
    expect(leave()).toEqual([]);
  });

  it('are no letters that somebody types, and nothing that a script does', () => {
    watchPresses(() => area);
    key('a');
    click('script');
    paintAt(20);
    expect(leave()).toEqual([]);
  });

  it.each([
    ['public', 31, true],
    ['public', 32, false],
    ['portal', 255, true],
  ] as const)('of a page of %s that draws %i are said: %s', (where, drawn, isSaid) => {
    [area, byte] = [where, drawn];
    watchPresses(() => area);
    click();
    paintAt(5);
    expect(leave()).toEqual(isSaid ? [`/presses area=${where}&paint=5`] : []);
  });

  it('last until the page that they led to waits for nothing', () => {
    watchPresses(() => area);
    click();
    paintAt(10);
    document.body.innerHTML = '<p data-waits></p>';
    pageDrawn();
    paintAt(50);
    document.body.innerHTML = '<p>Rows</p>';
    paintAt(90);
    paintAt(96);
    expect(leave()).toEqual(['/presses area=portal&paint=10&page=96']);
  });
});
