import { dataFile } from './data-file.js';
import type { Confidence } from './confidence.js';

export interface OppositionPeriod {
  readonly value: number | null;
  readonly unit: 'days' | 'months' | 'working days' | null;
  /** The event it runs from, in words. */
  readonly startsFrom: string | null;
  readonly timing: 'pre-registration' | 'post-registration' | 'none';
}

/** A filing that keeps a registration alive besides its renewal. Windows are ISO 8601 durations after `anchor`, negative ones before it. */
export interface MaintenanceFiling {
  readonly name: string;
  readonly anchor: string;
  readonly windowStart: string;
  readonly windowEnd: string | null;
  readonly graceMonths: number | null;
  readonly mandatory: boolean;
  /** Distance of the next one, ISO 8601 duration. */
  readonly recurring?: string;
  readonly extensionMonths?: number;
  readonly extensionCount?: number;
  readonly appliesTo?: string;
  readonly consequence?: string;
  readonly confidence?: Confidence;
}

/** What another law or fee table said before (or will say after) a date. */
export interface OfficeChange {
  readonly field: string;
  readonly appliesTo: string;
  readonly value: string;
  /** `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly confidence: Confidence;
}

/** What an office takes for something out of the ordinary, by a name of its own: `statementOfUsePerClass`. Facts with a date. */
export interface SpecialFees {
  /** ISO 4217. */
  readonly currency: string;
  /** `YYYY-MM-DD` since which the amounts hold; null when none is known. */
  readonly asOf: string | null;
  readonly confidence: Confidence;
  /** Whole minor units of `currency`. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly note: string | null;
}

export interface Office {
  /** Code of the specification: `EU`, `UK`, `BX`, `OAPI`… and `WIPO`. */
  readonly code: string;
  /** ISO 3166-1 of the country; null for regional and international offices. */
  readonly iso2: string | null;
  readonly iso3: string | null;
  readonly isoNumeric: string | null;
  /** WIPO Standard ST.3, as registers and Madrid files write it: `EM` for the European Union. */
  readonly st3: string;
  readonly name: string;
  /** Last part of the landing page's path. */
  readonly slug: string;
  /** Other spellings people look for. */
  readonly slugAliases: readonly string[];
  readonly office: { readonly short: string; readonly full: string };
  /** ISO 3166-1 alpha-2 of the countries one filing covers; null for national offices. */
  readonly members: readonly string[] | null;
  /** Countries that belong to the organisation, also those in which its marks have no effect (ARIPO). */
  readonly organisationMembers: readonly string[] | null;
  /** ISO 4217, in which the office takes its fees. */
  readonly currency: string;
  /** ISO 4217, in which we price work there. */
  readonly priceCurrency: string;
  /** Null for WIPO itself. */
  readonly madridMember: boolean | null;
  readonly parisMember: boolean | null;
  readonly priorityClaimable: boolean;
  /** Edition of the Nice Classification in use; null when not known. */
  readonly niceEdition: string | null;
  /** Whether one application may name several classes. */
  readonly multiClass: boolean | null;
  readonly registrationTermYears: number | null;
  /** When the first term differs from the later ones. */
  readonly firstTermYears: number | null;
  readonly termStartsFrom: 'filing' | 'registration' | null;
  readonly expiryRule:
    | 'anniversary'
    | 'earlier-of-filing-or-priority'
    | 'hijri-10-years'
    | 'international-registration'
    | 'none';
  /** Months before expiry from which renewal can be filed. */
  readonly renewalWindowMonths: number | null;
  /** Months after expiry in which renewal is still possible. */
  readonly renewalGraceMonths: number | null;
  readonly oppositionPeriod: OppositionPeriod;
  readonly useRequirement: string;
  /** Years without use after which others may attack the mark. */
  readonly nonUseVulnerabilityYears: number | null;
  readonly requiresPOA: 'none' | 'simple' | 'notarised' | 'legalised' | 'unsure';
  readonly requiresSpecimen: boolean;
  /** ISO 639-1. */
  readonly languagesOfFiling: readonly string[];
  /** From filing to registration, months; null when no reliable figure is known. */
  readonly typicalMonths: { readonly min: number; readonly max: number } | null;
  /** Fees beside those of `official-fees.json`; null where none is known. */
  readonly specialFees: SpecialFees | null;
  readonly maintenance: readonly MaintenanceFiling[];
  readonly changes: readonly OfficeChange[];
  readonly notes: string;
  /** By field name. */
  readonly confidence: Readonly<Record<string, Confidence>>;
  readonly sources: readonly string[];
}

/** The 101 jurisdictions in the order of the specification, then WIPO. */
export const offices: readonly Office[] = dataFile('offices.json');

const byCode = new Map(offices.map((office) => [office.code, office]));

/** The office behind a code, `WIPO` included; undefined for unknown codes. `GB` is no office code: it is `UK`. */
export function officeOf(code: string): Office | undefined {
  return byCode.get(code);
}

/** Whether a fact has to be shown as "to be confirmed". Facts without a note of their own count as settled. */
export function toBeConfirmed(office: Office, field: keyof Office): boolean {
  return office.confidence[field] === 'unsure';
}
