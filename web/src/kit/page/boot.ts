import type { HydrationState } from 'react-router';
import type { Prefs } from '../../data/api-of.js';
import type { Locale } from '../../i18n/locale-rules.js';
import type { BootError } from '../problem/page-problem.js';

export interface Storefront {
  readonly name: 'global' | 'sk' | 'cz' | 'uk' | 'ie' | 'ch' | 'au';
  readonly country: string | null;
  readonly currency: string;
  readonly origin: string;
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
  readonly prefs: Prefs;
  readonly hydration: Partial<Pick<HydrationState, 'loaderData' | 'actionData'>> & {
    readonly errors?: Record<string, BootError> | null;
  };
  readonly i18n: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly localesVersion: string;
  /** `yes`: the browser brought a session, and may ask whose it is. Said anew in each answer, of a cached page too; so it is read after the first paint only. */
  readonly session: string;
}

declare global {
  interface Window {
    __boot?: Boot;
  }
}
