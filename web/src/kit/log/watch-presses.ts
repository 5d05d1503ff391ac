import { PRESSES_PATH, PressTimes, type PressedIn } from './press-times.js';

/** Keys that do something. Letters that are typed are no presses; each would be measured. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape', 'ArrowDown', 'ArrowUp']);

/** Of the pages that anybody may open, one in so many says its times: there are enough of them. */
const ONE_PUBLIC_IN = 8;
const BYTE = 256;

const isDrawn = (): boolean => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < BYTE / ONE_PUBLIC_IN;

/** What is on the page for something that has not come. */
const WAITING = '[data-waits]';

/** A frame begins, and what comes after it in the queue comes when the frame is painted. */
function painted(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(undefined);
  });
}

let times: PressTimes | undefined;

/** From now on the time from a press to the next paint is taken, and said when the page is left or hidden. `area`: where the page is at the moment. */
export function watchPresses(area: () => PressedIn): void {
  if (area() === 'public' && !isDrawn()) return;
  const taken = new PressTimes({
    now: () => performance.now(),
    painted,
    area,
    send: (form) => void navigator.sendBeacon(PRESSES_PATH, form),
  });
  times = taken;
  const pressed = (event: Event): void => {
    if (event.isTrusted && (!(event instanceof KeyboardEvent) || KEYS.has(event.key)))
      taken.pressed(event.timeStamp);
  };
  for (const event of ['click', 'keydown'])
    addEventListener(event, pressed, { capture: true, passive: true });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') taken.say();
  });
}

/** Another page is drawn in this document; it stands once nothing in it waits. */
export function pageDrawn(): void {
  const stands = times?.drawn();
  if (stands === undefined) return;
  const look = (): void => {
    if (document.querySelector(WAITING) === null) stands();
    else requestAnimationFrame(look);
  };
  look();
}
