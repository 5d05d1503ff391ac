/** A pointer that only passes over a link stays on it shorter, and so does the focus while the key is held. */
const DWELL_MS = 60;

const RESTS = ['pointerover', 'focusin'];
const AT_ONCE = ['pointerdown', 'touchstart'];

/** The page of this site that a link leads to in this document; undefined for what leads elsewhere, to a file, or to a part of the page that is open. */
function destinationOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search;
  return to.origin === location.origin && !isHere ? to : undefined;
}

/**
 * Says which link somebody is about to follow: a pointer rests on it, a finger touches it, or the keyboard stays at it.
 * Who asked their browser to save data is not asked for ahead.
 * @returns stops it
 */
export function watchIntent(about: (to: URL) => void): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const say = ({ target }: Event): void => {
    const to = destinationOf(target);
    if (to !== undefined) about(to);
  };
  const rests = (event: Event): void => {
    clearTimeout(resting);
    resting = setTimeout(() => say(event), DWELL_MS);
  };
  const options = { capture: true, passive: true };
  for (const event of RESTS) addEventListener(event, rests, options);
  for (const event of AT_ONCE) addEventListener(event, say, options);
  return () => {
    clearTimeout(resting);
    for (const event of RESTS) removeEventListener(event, rests, options);
    for (const event of AT_ONCE) removeEventListener(event, say, options);
  };
}
