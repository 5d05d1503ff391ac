import type { Party } from '../src/kit/third-party/third-party.js';

/** What a simulated program was given, in the order of its calls. */
export interface HeardBy {
  readonly party: Party;
  readonly call: string;
  readonly given: unknown;
}

export const scriptOf = (party: Party): HTMLScriptElement | null =>
  document.querySelector(`script[data-party=${party}]`);

/** Stands in for the scripts of others, which no test loads: does what each of them does once it has come, and notes what it is given. */
export function simulateScripts(heard: HeardBy[]) {
  const note = (party: Party, call: string) => (given: unknown, more?: unknown) =>
    void heard.push({ party, call, given: more === undefined ? given : [given, more] });
  const arrive: Readonly<Record<Party, () => void>> = {
    productAnalytics: () => {
      window.analytics = {
        track: note('productAnalytics', 'track'),
        page: note('productAnalytics', 'page'),
      };
    },
    affiliates: () => {
      window.affiliateTracking = { conversion: note('affiliates', 'conversion') };
    },
    errorReports: () => {
      window.errorReporting = { captureMessage: note('errorReports', 'captureMessage') };
    },
    reviews: () => {
      window.reviewWidget = { show: note('reviews', 'show') };
    },
    // Both read their queue, which is there before them.
    webAnalytics: () => undefined,
    tagManager: () => undefined,
  };
  return {
    /** The script has come and has run. */
    loads: (party: Party): void => {
      arrive[party]();
      scriptOf(party)?.dispatchEvent(new Event('load'));
    },
    /** It does not come. */
    fails: (party: Party): void => void scriptOf(party)?.dispatchEvent(new Event('error')),
    /** As on a page that was just opened. */
    leave: (): void => {
      document.querySelectorAll('script[data-party]').forEach((script) => script.remove());
      window.analytics = undefined;
      window.affiliateTracking = undefined;
      window.errorReporting = undefined;
      window.reviewWidget = undefined;
      window.dataLayer = undefined;
    },
  };
}
