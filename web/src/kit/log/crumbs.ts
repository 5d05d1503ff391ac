import { crumbs } from './browser-errors.js';

/** @source specification, "Business constants and limits" */
const MOST_CRUMBS = 100;
const LONGEST = 100;

/** Notes what happened; the newest hundred go along with an error. */
export function crumb(kind: 'page' | 'click', what: string): void {
  crumbs.unshift(`${new Date().toISOString()} ${kind} ${what.slice(0, LONGEST)}`);
  crumbs.length = Math.min(crumbs.length, MOST_CRUMBS);
}

/** A control by its kind and its name in the page, without what stands in it. */
function controlOf(target: EventTarget | null): string | undefined {
  const control = target instanceof Element ? target.closest('button, a, summary, input, select') : null;
  if (control === null) return undefined;
  // Of an address its first part: what follows may be the secret of a link.
  const address = control.getAttribute('href')?.split(/[?#]/)[0]?.split('/').slice(0, 2).join('/');
  const name = control.getAttribute('name') ?? address ?? control.id;
  return `${control.tagName.toLowerCase()} ${name}`.trim();
}

/** From now on what is clicked goes along with an error. Apart from the errors, which the first script of a page watches: this may come later. @returns stops it */
export function watchClicks(): () => void {
  const clicked = ({ target }: MouseEvent): void => {
    const control = controlOf(target);
    if (control !== undefined) crumb('click', control);
  };
  window.addEventListener('click', clicked, { capture: true, passive: true });
  return () => window.removeEventListener('click', clicked, { capture: true });
}
