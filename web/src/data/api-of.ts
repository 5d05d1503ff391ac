import { createApi, type Api } from './documents.js';

const browserApi = createApi({ endpoint: '/graphql' });

/** Inside a loader or action: the server's connection when there is one, else the browser's own. */
export function apiOf(context: unknown): Api {
  const given = (context as { api?: Api } | undefined)?.api;
  return given ?? browserApi;
}

/** The language the page is rendered in; the browser reads it from the document. */
export function localeOf(context: unknown): string {
  const given = (context as { locale?: string } | undefined)?.locale;
  return given ?? document.documentElement.lang;
}

export interface Prefs {
  readonly country: string;
  readonly currency: string;
  /** The country follows from the language alone: nobody said it, so it stands in no address. */
  readonly guessed?: boolean;
  /** Where the owner of a mark is: a country, or the Union where nobody said it. */
  readonly origin: string;
  /** Office where a mark is to be protected: somebody said it, or the page is about it. */
  readonly destination?: string;
  /** Region of the site: US, CA, EU, CZ or AU. */
  readonly region: string;
  /** Country of a page made for one, as its address has it, in capitals. */
  readonly landing?: string;
}

/** What is taken before anybody said anything. @source specification, "Currencies and locales" */
export const NOWHERE = { country: 'US', currency: 'EUR', origin: 'EU', region: 'US' } as const;

/** Where the visitor is thought to be: a cookie or the storefront decided it. */
export function prefsOf(context: unknown): Prefs {
  const given = (context as { prefs?: Prefs } | undefined)?.prefs;
  return given ?? window.__boot?.prefs ?? { ...NOWHERE, guessed: true };
}

/** The country somebody said: in an address, and wherever the tax hangs on it, a guess has no place. Empty where nobody did. */
export function knownCountry(context: unknown): string {
  const { country, guessed } = prefsOf(context);
  return guessed === true ? '' : country;
}
