/** What is known of a page when it is asked whether programs of others may stand on it. */
export interface PageKind {
  readonly area: string;
  readonly index: boolean;
}

/**
 * Programs of others stand on public pages that search engines may list, and nowhere else, whatever is configured or allowed: every other address is somebody's own, and a program reads the address and all that the page shows.
 * An address that leads to no page is none of ours either: it may be a link that was cut.
 */
export const mayStandOn = (page: PageKind | undefined): boolean => page?.area === 'public' && page.index;

/** Whether a program of others was loaded into this document. It goes with the document alone. */
export const areProgramsHere = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('script[data-party]') !== null;
