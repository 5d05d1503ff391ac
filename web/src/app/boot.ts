import type { HydrationState } from 'react-router';
import type { Locale } from '../i18n/locale-rules.js';

export interface Storefront {
  readonly name: 'global' | 'sk' | 'cz' | 'uk' | 'ie' | 'ch' | 'au';
  readonly country: string | null;
  readonly currency: string;
  readonly origin: string;
}

/** What the server tells the browser about the page it made; nothing in it belongs to a person. */
export interface Boot {
  readonly locale: Locale;
  /** The path without language prefix, for canonical address and language links. */
  readonly storefront: Storefront;
  readonly prefs: { readonly country: string; readonly currency: string };
  readonly hydration: Partial<Pick<HydrationState, 'loaderData' | 'actionData'>> & { readonly errors?: Record<string, BootError> | null };
  readonly i18n: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly localesVersion: string;
}

export interface BootError { readonly status: number; readonly reference?: string }

declare global {
  interface Window {
    __boot?: Boot;
  }
}
