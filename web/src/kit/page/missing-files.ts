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
  window.addEventListener('vite:preloadError', () => {
    const { location } = router.state.navigation;
    if (location !== undefined) leave(router.createHref(location));
  });
}
