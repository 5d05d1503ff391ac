import type { Purpose } from '../consent/consent.js';

/** Programs of others that pages may load; the chat is asked for by a click and has its own way (`kit/chat`). */
export const PARTIES = [
  'reviews',
  'affiliates',
  'productAnalytics',
  'webAnalytics',
  'tagManager',
  'errorReports',
] as const;
export type Party = (typeof PARTIES)[number];

/** What has to be allowed before one is loaded. */
export const PURPOSE_OF: Readonly<Record<Party, Purpose>> = {
  reviews: 'preferences',
  affiliates: 'marketing',
  productAnalytics: 'statistics',
  webAnalytics: 'statistics',
  tagManager: 'marketing',
  errorReports: 'statistics',
};

export interface PartySettings {
  /** Address of its script. */
  readonly script: string;
  /** Whose account it is. */
  readonly key: string;
}
export type ThirdParties = Readonly<Partial<Record<Party, PartySettings>>>;

/** What happened in the page, as far as one of them may know of it: nothing of a person. */
export type Happening =
  | { readonly name: 'page'; readonly path: string }
  | { readonly name: 'experiment'; readonly experiment: string; readonly variant: 'A' | 'B' }
  | { readonly name: 'order'; readonly kind: string; readonly affiliate?: string }
  | { readonly name: 'error'; readonly message: string };

/** What is asked of one, once its script is there. */
export interface PartyPort {
  /** Called once, before the script is added. */
  begin(settings: PartySettings): void;
  /** False: it is not ready yet, and is given it again later. */
  take(happening: Happening): boolean;
}
