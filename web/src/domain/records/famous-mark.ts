import type { Checkable, DisputeCard } from './dispute.js';

export type FamousMarkKind = 'word' | 'figurative' | 'shape' | 'sound' | 'colour' | 'position' | 'other';

/** A well-known mark, its story and one of its registrations. */
export interface FamousMark extends Checkable {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** Where the brand comes from: two letters, `UK` for the United Kingdom. */
  readonly country: string;
  readonly kind: FamousMarkKind;
  /** What `other` is. */
  readonly kindDetail?: string;
  readonly sector: string;
  readonly classes: readonly number[];
  readonly firstUseYear?: number;
  readonly firstRegistrationYear?: number;
  /** One example, not all that its owner has. */
  readonly registration?: { readonly office: string; readonly number: string } & Checkable;
  readonly story: string;
  /** Ids of decisions about it. */
  readonly disputes: readonly string[];
  readonly status: string;
}

export type FamousMarkCard = Pick<
  FamousMark,
  'id' | 'name' | 'owner' | 'country' | 'kind' | 'kindDetail' | 'sector' | 'firstUseYear'
>;

/** Filters of the hall of fame, as they are named in its address. */
export const FAME_FILTERS = ['kind', 'industry', 'country'] as const;
export type FameFilter = (typeof FAME_FILTERS)[number];

export interface FamousMarkList {
  readonly items: readonly FamousMarkCard[];
  readonly choices: Readonly<
    Record<FameFilter, readonly { readonly code: string; readonly count: number }[]>
  >;
}

export interface FamousMarkPage {
  readonly mark: FamousMark;
  readonly disputes: readonly DisputeCard[];
}
