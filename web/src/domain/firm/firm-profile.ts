/** Trades a case may be tagged with; those of the blog, whose words name them. */
export const INDUSTRIES = [
  'food-and-drink',
  'software',
  'fashion',
  'e-commerce',
  'design',
  'beauty',
  'services',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** Somebody of the firm, in the language of a page. */
export interface Member {
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  /** Bars and registers of representatives, as they call themselves. */
  readonly admissions: readonly string[];
  /** ISO 639-1. */
  readonly languages: readonly string[];
  readonly text: string;
}

/** One piece of work for a client. */
export interface CaseStudy {
  readonly id: string;
  readonly title: string;
  readonly industry: Industry;
  readonly problem: string;
  /** What was searched. */
  readonly scan: string;
  readonly finding: string;
  readonly action: string;
  readonly outcome: string;
  /** From the order to the outcome. */
  readonly days: number;
  /** Minor units. */
  readonly cost: { readonly amount: number; readonly currency: string };
}

/** Who works at the firm and what it did. A part that nobody has set is absent, and shown as a labelled demonstration. */
export interface FirmProfile {
  readonly members?: readonly Member[];
  readonly cases?: readonly CaseStudy[];
}
