import type { Happening } from './third-party.js';

type Listener = (happening: Happening) => void;

const MOST = 100;
let listener: Listener | undefined;
/** What happened before anybody listens; it is lost with the page when nobody ever does. */
let waiting: Happening[] = [];

/** Says what happened to those who may know it; nobody is loaded for it. */
export function report(happening: Happening): void {
  if (listener !== undefined) return listener(happening);
  waiting = [...waiting, happening].slice(-MOST);
}

/** Hears everything, what happened before too. @returns stops hearing */
export function hearReports(hear: Listener): () => void {
  listener = hear;
  waiting.forEach(hear);
  waiting = [];
  return () => {
    listener = undefined;
  };
}
