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
  it.each(['pointerover', 'focusin'])('rests on it: %s', (event) => {
    at('word', event);
    expect(meant).toEqual([]);
    jest.runAllTimers();
    expect(meant).toEqual(['/portal/orders?show=open']);
  });

  it.each(['pointerover', 'focusin'])('has not meant it when it only passed: %s', (event) => {
    at('word', event);
    at('text', event);
    jest.runAllTimers();
    expect(meant).toEqual([]);
  });

  it.each(['touchstart', 'pointerdown'])('is heard at once by %s', (event) => {
    at('page', event);
    expect(meant).toEqual(['/portal/orders?show=open']);
  });

  it.each(['file', 'window', 'elsewhere', 'here', 'text'])(
    'means no page of this document at the %s',
    (id) => {
      at(id, 'pointerdown');
      expect(meant).toEqual([]);
    },
  );

  it('is not listened to afterwards', () => {
    at('page', 'focusin');
    stop();
    at('page', 'pointerdown');
    jest.runAllTimers();
    expect(meant).toEqual([]);
  });
});
