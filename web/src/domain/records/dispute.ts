/** `sourced`: looked up where `source` says. `known`: general knowledge that nobody has opened again; `source` then names what little was seen. */
export type Confidence = 'known' | 'sourced';

export interface Checkable {
  readonly confidence: Confidence;
  readonly source?: string;
  /** Calendar day on which staff last reviewed it. */
  readonly reviewed?: string;
}

/** What a reported decision came to. `guidance`: an answer to a national court, which decides itself. */
export type DisputeOutcome = 'claimant' | 'respondent' | 'mixed' | 'guidance';

/** A decision of a court or an office on a trademark, in our own words. */
export interface Dispute extends Checkable {
  readonly id: string;
  readonly court: string;
  /** As the court writes it; older reports are cited by volume alone. */
  readonly caseNumber?: string;
  /** `YYYY-MM-DD`, or `YYYY` where only the year is sure. */
  readonly date: string;
  readonly dateNote?: string;
  /** The side that attacks or asserts a right; “/ EUIPO” names an office that stood with it. */
  readonly claimant: string;
  readonly respondent: string;
  readonly contested?: string;
  readonly earlier?: string;
  /** Code of an office, or `UDRP` for domain names. */
  readonly jurisdiction: string;
  /** Trades in our own plain words, as slugs. */
  readonly sectors: readonly string[];
  /** Nice classes as we read the goods, not those of the register. */
  readonly classes: readonly number[];
  /** One of thirteen, as a slug. */
  readonly subject: string;
  readonly outcome: DisputeOutcome;
  readonly question: string;
  readonly decision: string;
  readonly whyItMatters: string;
  readonly citation: string;
  readonly link?: string;
  /** The link was worked out from the number of the case and not opened. */
  readonly isLinkDerived?: true;
}

export type DisputeCard = Pick<
  Dispute,
  | 'id'
  | 'claimant'
  | 'respondent'
  | 'contested'
  | 'earlier'
  | 'jurisdiction'
  | 'court'
  | 'date'
  | 'subject'
  | 'outcome'
>;

/** Sides from which the decisions are listed; each is a part of an address and the name of a filter. */
export const DISPUTE_AXES = ['jurisdiction', 'industry', 'subject-matter', 'judicial-party'] as const;
export type DisputeAxis = (typeof DISPUTE_AXES)[number];

/** A value of an axis with the number of decisions. `code` is what is named in words: an office, a trade, a subject, or the name of a party itself. */
export interface AxisValue {
  readonly slug: string;
  readonly code: string;
  readonly count: number;
}

export interface DisputeList {
  /** One page of what was asked for. */
  readonly items: readonly DisputeCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** What can be chosen from, by axis; parties are too many, they are typed. */
  readonly choices: Readonly<Record<Exclude<DisputeAxis, 'judicial-party'>, readonly AxisValue[]>>;
  /** Where nothing was found: filters without which something would be. */
  readonly without: readonly { readonly filter: string; readonly total: number }[];
}

export interface DisputePage {
  readonly dispute: Dispute;
  /** Of the same subject or trade, nearest first. */
  readonly similar: readonly DisputeCard[];
  /** Famous marks that the decision is about. */
  readonly famous: readonly { readonly id: string; readonly name: string }[];
}
