import type { Location } from 'react-router';

/** What is asked of a router. */
interface Navigating {
  readonly state: { readonly navigation: { readonly location?: Location | undefined } };
  createHref(location: Location): string;
}

/**
 * A page that was open while releases came may name files that are gone. Where it leads to is then asked of the server as a page of its own,
 * which names files that are there.
 * @param leave as `window.location.assign`
 */
export function askForPagesWhoseFilesAreGone(router: Navigating, leave: (href: string) => void): void {
  let left: Location | undefined;
  window.addEventListener('vite:preloadError', () => {
    const { location } = router.state.navigation;
    // A page that is on its way misses several files at once, and those that were fetched ahead of it.
    if (location === undefined || location === left) return;
    left = location;
    leave(router.createHref(location));
  });
}
