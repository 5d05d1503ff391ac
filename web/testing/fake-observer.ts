import { act } from '@testing-library/react';

/** jsdom has no layout: a test says itself what of a page can be seen. */
export function fakeObserver() {
  const watching = new Map<Element, (entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  const real = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    readonly #said: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
    constructor(said: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.#said = said;
    }
    observe(element: Element): void {
      watching.set(element, this.#said);
    }
    disconnect(): void {
      for (const [element, said] of watching) if (said === this.#said) watching.delete(element);
    }
  } as never;
  return {
    /** Texts of the bar at the foot, which only the eye and the finger reach. */
    bar: (): readonly (string | null)[] =>
      [...document.querySelectorAll('[aria-hidden] > div > :is(p, a, button)')].map(
        ({ textContent }) => textContent,
      ),
    watched: (): readonly Element[] => [...watching.keys()],
    see: (element: Element, isIntersecting: boolean): void =>
      act(() => watching.get(element)?.([{ isIntersecting }])),
    restore: (): void => {
      globalThis.IntersectionObserver = real;
    },
  };
}
