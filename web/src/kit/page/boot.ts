import type { HydrationState } from 'react-router';
import type { Prefs } from '../../data/api-of.js';
import type { Locale } from '../../i18n/locale-rules.js';
import type { Consent } from '../consent/consent.js';
import type { Variants } from '../experiments/experiments.js';
import type { BootError } from '../problem/page-problem.js';
import type { ThirdParties } from '../third-party/third-party.js';
import type { Flags } from './flags.js';

export interface Storefront {
  readonly name: 'global' | 'sk' | 'cz' | 'uk' | 'ie' | 'ch' | 'au';
  readonly country: string | null;
  readonly currency: string;
  readonly origin: string;
}

/** A site of the firm for another country. */
export interface OtherSite {
  readonly name: Storefront['name'];
  /** As the page's language calls its country; absent for the one of all countries. */
  readonly country?: string;
  /** Picture of its flag below `/flags`. */
  readonly flag: string;
  /** Its address without a path. */
  readonly url: string;
}

/** What country and currency can be chosen from. */
export interface Choosable {
  /** Code and name in the page's language, in the order of the list. */
  readonly countries: readonly (readonly [code: string, name: string])[];
  readonly currencies: readonly string[];
}

/** The firm as its contact slots name it; what is not set is absent. */
export interface Firm {
  readonly name?: string;
  /** Number in the company register, with the register's name where that is usual. */
  readonly registerNumber?: string;
  /** One line. */
  readonly address?: string;
  /** As people write it, with the country code. */
  readonly phone?: string;
  readonly email?: string;
  /** When somebody answers, in words. */
  readonly hours?: string;
  /** Page of another site with what clients say. */
  readonly reviewsUrl?: string;
}

/** The chat of the shared inbox. */
export interface Chat {
  /** Address of its script, which is loaded once somebody opens it. */
  readonly script: string;
  /** Whose it is at the vendor. */
  readonly id: string;
}

/** What the server tells the browser about the page it made; nothing in it belongs to a person. */
export interface Boot {
  readonly locale: Locale;
  /** The path without language prefix, for canonical address and language links. */
  readonly storefront: Storefront;
  readonly firm: Firm;
  /** Absent: questions go by the form. */
  readonly chat?: Chat;
  /** Scripts of others that the firm has switched on. */
  readonly thirdParties?: ThirdParties;
  /** All sites, this one among them; absent where there is one. */
  readonly sites?: readonly OtherSite[];
  readonly prefs: Prefs;
  /** Absent on pages that offer no choice. */
  readonly choosable?: Choosable;
  /** What was allowed; absent: nobody was asked yet. */
  readonly consent?: Consent;
  /** Of the tests this page shows. */
  readonly variants?: Variants;
  readonly flags: Flags;
  readonly hydration: Partial<Pick<HydrationState, 'loaderData' | 'actionData'>> & {
    readonly errors?: Record<string, BootError> | null;
  };
  readonly i18n: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly localesVersion: string;
  /** What draws the page, and the address of its script; absent where no page is. */
  readonly screen?: readonly [name: string, file: string];
  /** `yes`: the browser brought a session, and may ask whose it is. Said anew in each answer, of a cached page too; so it is read after the first paint only. */
  readonly session: string;
}

declare global {
  interface Window {
    __boot?: Boot;
  }
}
