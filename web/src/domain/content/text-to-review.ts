import type { CollectionName, ContentSource } from './content-document.js';
import type { Locale } from '../../i18n/locale-rules.js';

/** Kinds of records that staff review as they do texts. */
export type ReviewedRecords = 'disputes' | 'hall-of-fame' | 'specimens';

/** A text or a record as the build lists it for those who review. */
export interface TextToReview {
  /** `blog/en/a-name`; of records `records/disputes/orange`. */
  readonly key: string;
  readonly kind: CollectionName | ReviewedRecords;
  readonly locale: Locale;
  readonly title: string;
  /** Address without language prefix. */
  readonly path: string;
  /** SHA-256 of what is shown; other words have another one. */
  readonly digest: string;
  readonly sources: readonly ContentSource[];
  /** What to look at first, for staff alone. */
  readonly checkFirst: readonly string[];
  /** The day in the front matter of a text that its author had reviewed. */
  readonly reviewed?: string;
  /** Of a record: its facts were looked up where its source says. */
  readonly isLookedUp?: boolean;
}

/** The newest reading of a text that was not taken back. */
export interface LatestReview {
  readonly id: string;
  readonly text: string;
  readonly digest: string;
  readonly verdict: 'REVIEWED' | 'NEEDS_WORK';
  readonly note: string | null;
  readonly createdAt: string;
  readonly reviewedById: string | null;
}

/** What staff are given to review, and what was said about it so far. */
export interface TextsToReview {
  readonly items: readonly TextToReview[];
  readonly reviews: readonly LatestReview[];
}
