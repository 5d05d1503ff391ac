import type { Locale } from '../../i18n/locale-rules.js';

/** Kinds of texts of the public site; each is a folder of `web/content`. */
export type CollectionName =
  | 'trademark-dictionary'
  | 'trademark-questions-and-answers'
  | 'brand-protection-questions-and-answers'
  | 'trademark-academy'
  | 'blog'
  | 'country-guide'
  | 'brand-protection-guide'
  | 'landing'
  | 'faq'
  | 'company'
  | 'developers'
  | 'legal';

/** Parts of a text that are drawn from data or that answer to the reader. */
export type LivePart =
  | 'price'
  | 'timeline'
  | 'deadlines'
  | 'compare'
  | 'class'
  | 'class-finder'
  | 'check'
  | 'consultation';

/** A text is markup with live parts between; order is the order of the text. While a page wakes up `html` is empty: the markup is in the document already (`server/page-texts.ts`). */
export type Segment =
  | { readonly html: string }
  | { readonly live: LivePart; readonly options: Readonly<Record<string, string>> };

export interface ContentSource {
  readonly title: string;
  readonly url?: string;
}

export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

export interface QuizQuestion {
  readonly question: string;
  readonly choices: readonly string[];
  /** Place of the right choice, from 0. */
  readonly answer: number;
  readonly why: string;
}

export interface LandingStep {
  readonly title: string;
  readonly text: string;
}

export interface AskedQuestion {
  /** Anchor of the question; absent on landings. */
  readonly id?: string;
  readonly question: string;
  readonly answer: string;
}

/** A text in lists: what a card or a row of it shows. Fields of one collection are absent in the others. */
export interface ContentCard {
  readonly collection: CollectionName;
  readonly locale: Locale;
  readonly slug: string;
  /** Address without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Calendar day, `2026-11-28`. */
  readonly date: string;
  readonly updated?: string;
  /** Calendar day of the last review by a lawyer; absent: not yet checked, and not for search engines. */
  readonly reviewed?: string;
  /** Of programs: tests run its examples, and no lawyer has anything to check in it. */
  readonly tested?: true;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly jurisdiction?: string;
  readonly term?: string;
  readonly short?: string;
  readonly category?: string;
  readonly topic?: string;
  readonly answer?: string;
  readonly offices?: readonly string[];
  readonly stage?: 'before-filing' | 'filing' | 'after-filing' | 'enforcing';
  readonly order?: number;
  readonly lead?: string;
}

/** A whole text as its page shows it. */
export interface ContentDocument extends ContentCard {
  readonly sources: readonly ContentSource[];
  readonly headings: readonly ContentHeading[];
  readonly segments: readonly Segment[];
  readonly related: readonly ContentCard[];
  readonly aka?: readonly string[];
  readonly quiz?: readonly QuizQuestion[];
  readonly action?: { readonly label: string; readonly to: string };
  readonly steps?: readonly LandingStep[];
  readonly questions?: readonly AskedQuestion[];
  readonly version?: string;
  readonly validFrom?: string;
}

/** All texts of a collection in a language. */
export interface ContentList {
  readonly items: readonly ContentCard[];
}

export interface ContentHit extends ContentCard {
  /** Words of the text around what was found. */
  readonly excerpt: string;
}
