import type { Happening, Party, PartyPort } from './third-party.js';

declare global {
  interface Window {
    /** Queue of the web analytics tag and of the tag manager. @source https://developers.google.com/tag-platform/devguides/datalayer */
    dataLayer?: unknown[] | undefined;
    /** Product analytics, once there. @source https://segment.com/docs/connections/spec/ */
    analytics?: { track(name: string, facts: object): void; page(facts: object): void } | undefined;
    affiliateTracking?: { conversion(facts: object): void } | undefined;
    errorReporting?: { captureMessage(message: string): void } | undefined;
    reviewWidget?: { show(place: Element): void } | undefined;
  }
}

const facts = ({ name: _name, ...rest }: Happening): object => rest;

const dataLayer = (): unknown[] => (window.dataLayer ??= []);

/** The tag reads a queue that may be there before it; it wants the call's own list of arguments. */
function tag(..._call: unknown[]): void {
  dataLayer().push(arguments);
}

const nothing = (): void => undefined;

/** How each of them is spoken to. What one is not interested in counts as taken. */
export const PORTS: Readonly<Record<Party, PartyPort>> = {
  webAnalytics: {
    begin: ({ key }) => {
      tag('js', new Date());
      // Pages are said one by one: the client changes them without a new document.
      tag('config', key, { send_page_view: false, anonymize_ip: true });
    },
    take: (happening) => {
      if (happening.name === 'page') tag('event', 'page_view', { page_path: happening.path });
      else if (happening.name === 'experiment') tag('event', 'experiment', facts(happening));
      return true;
    },
  },
  tagManager: {
    begin: () => void dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    take: (happening) => {
      if (happening.name !== 'error') dataLayer().push({ event: happening.name, ...facts(happening) });
      return true;
    },
  },
  productAnalytics: {
    begin: nothing,
    take: (happening) => {
      if (happening.name === 'error') return true;
      if (window.analytics === undefined) return false;
      if (happening.name === 'page') window.analytics.page(facts(happening));
      else window.analytics.track(happening.name, facts(happening));
      return true;
    },
  },
  affiliates: {
    begin: nothing,
    take: (happening) => {
      if (happening.name !== 'order') return true;
      window.affiliateTracking?.conversion(facts(happening));
      return window.affiliateTracking !== undefined;
    },
  },
  errorReports: {
    begin: nothing,
    take: (happening) => {
      if (happening.name !== 'error') return true;
      window.errorReporting?.captureMessage(happening.message);
      return window.errorReporting !== undefined;
    },
  },
  reviews: {
    begin: nothing,
    take: (happening) => {
      if (happening.name !== 'page') return true;
      const place = document.querySelector('[data-reviews]');
      if (place !== null) window.reviewWidget?.show(place);
      return place === null || window.reviewWidget !== undefined;
    },
  },
};
