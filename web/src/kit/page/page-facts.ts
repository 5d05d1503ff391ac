import { createContext } from 'react';

/** A page on the way from the home page to another one. */
export interface PageStep {
  /** Without language prefix. */
  readonly to: string;
  readonly label: string;
}

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What can be ordered from a page, at the price it shows. */
export interface PageOffer {
  readonly name: string;
  /** Minor units of `currency`. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly taxIncluded: boolean;
}

/** Somebody of the firm whom a page is about. */
export interface PagePerson {
  readonly name: string;
  readonly role: string;
  /** ISO 639-1. */
  readonly languages: readonly string[];
  /** Where they may act: bars and registers of representatives. */
  readonly admissions: readonly string[];
}

/** What a page shows besides texts, as search engines may read it: only what stands on it. */
export interface PageSubject {
  /** From the home page, which is left out, down to the page, which is left out too. */
  readonly above?: readonly PageStep[];
  readonly questions?: readonly AnsweredQuestion[];
  readonly offer?: PageOffer | undefined;
  readonly person?: PagePerson;
}

/** What a page is called and what it is about, as its head says it. */
export interface PageFacts extends PageSubject {
  readonly title: string;
  readonly description?: string | undefined;
  /** Without language prefix, where the page has several addresses: the one to be listed. */
  readonly address?: string | undefined;
  /** Search engines may list it. */
  readonly isListed: boolean;
}

/** Hears of each page what it says about itself. The server listens, for search engines and previews of links; in a browser nobody does. */
export const PageListener = createContext<((facts: PageFacts) => unknown) | undefined>(undefined);
