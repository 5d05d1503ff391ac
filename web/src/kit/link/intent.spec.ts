import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchIntent } from './intent.js';

const meant: string[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  meant.length = 0;
  document.body.innerHTML = `<a id="page" href="/portal/orders?show=open"><span id="word">Orders</span></a>
    <a id="file" href="/api/document/1/content" download>File</a><a id="window" href="/x" target="_blank">Window</a>
    <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a><a id="here" href="#part">Part</a><p id="text">Text</p>`;
  stop = watchIntent((to) => meant.push(to.pathname + to.search));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const at = (id: string, event: string): void =>
  void document.getElementById(id)?.dispatchEvent(new Event(event, { bubbles: true }));

describe('whoever is about to follow a link', () => {
  it('rests on it with a pointer', () => {
    at('word', 'pointerover');
    expect(meant).toEqual([]);
    jest.runAllTimers();
    expect(meant).toEqual(['/portal/orders?show=open']);
  });

  it('has not meant it when the pointer only passed', () => {
    at('word', 'pointerover');
    at('text', 'pointerover');
    jest.runAllTimers();
    expect(meant).toEqual([]);
  });

  it.each(['focusin', 'touchstart', 'pointerdown'])('is heard at once by %s', (event) => {
    at('page', event);
    expect(meant).toEqual(['/portal/orders?show=open']);
  });

  it.each(['file', 'window', 'elsewhere', 'here', 'text'])(
    'means no page of this document at the %s',
    (id) => {
      at(id, 'focusin');
      expect(meant).toEqual([]);
    },
  );

  it('is not listened to afterwards', () => {
    stop();
    at('page', 'focusin');
    expect(meant).toEqual([]);
  });
});
