import { createElement, use, type ComponentType, type FunctionComponent } from 'react';

/** A part of a page that comes later than the page. */
export interface Ahead<P extends object> {
  /** Stands for the part; where it has not come the nearest boundary waits. */
  readonly Part: FunctionComponent<P>;
  /** Begins to fetch it. What does not come now is asked for again where it is drawn. */
  readonly fetch: () => void;
  /** The same once what stands on the page now is painted, so that it comes first over the line. @returns takes it back */
  readonly fetchAfterPaint: () => () => void;
}

/** A part that may be fetched before it is wanted and is then drawn in the same turn. `lazy` of React waits for one even then, and what waits once shows 300 ms late (React's rhythm for fallbacks). */
export function ahead<P extends object>(load: () => Promise<ComponentType<P>>): Ahead<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const fetched = (): Promise<ComponentType<P>> => {
    if (loading !== undefined) return loading;
    const coming = load();
    loading = coming;
    coming.then(
      // `use` reads a promise that says it is fulfilled without waiting for a turn.
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => {
        loading = undefined;
      },
    );
    return coming;
  };
  const fetch = (): void => void fetched().catch(() => undefined);
  return {
    Part: (props) => createElement(use(fetched()), props),
    fetch,
    fetchAfterPaint: () => {
      // What is drawn now is painted with the next frame; the one after it comes when that is done.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(fetch);
      });
      return () => cancelAnimationFrame(frame);
    },
  };
}
