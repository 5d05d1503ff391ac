import type { Money } from '@cotta/kit/model/words/money.js';
import { officeOf } from '@cotta/reference/offices.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';

const OFFICE = 'US';

/** What the office takes money for, and how it calls the amount. */
const FEES = {
  STATEMENT_OF_USE: 'statementOfUsePerClass',
  EXTENSION: 'sixMonthExtensionPerClass',
  SECTION_8: 'section8PerClass',
  SECTION_71: 'section71PerClass',
  SECTION_9: 'section9PerClass',
  SECTION_15: 'section15PerClass',
  GRACE: 'gracePerClassPerFiling',
} as const;
export type FeeKind = keyof typeof FEES;

/** As much of a proof of use as its fees hang on. */
export interface Charged {
  readonly type: UseInCommerceType;
  readonly declarationOfIncontestability?: boolean | null;
  readonly lateFeeApplied?: boolean | null;
  /** The registration rests on an international one: Section 71 in place of Section 8. */
  readonly isInternational: boolean;
  /** How many classes are shown in use, and how many wait. */
  readonly kept: number;
  readonly extended: number;
}

export interface FeePart {
  readonly kind: FeeKind;
  readonly classes: number;
  readonly each: Money;
  readonly amount: Money;
}

export const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

/** Minor units; an amount the list of the office does not know counts nothing. */
export const amountOf = (name: string): number => officeOf(OFFICE)?.specialFees?.amounts[name] ?? 0;

/** What the office takes for the classes as they are decided, part by part. @source official fees of the office, since 18 January 2025 */
export function feesOf(proof: Charged): readonly FeePart[] {
  const { type, kept, extended, isInternational } = proof;
  const declared: FeeKind = isInternational ? 'SECTION_71' : 'SECTION_8';
  const renews = type === 'Declaration of use and renewal';
  const counted: readonly (readonly [FeeKind, number])[] = beforeRegistration.includes(type)
    ? [
        ['STATEMENT_OF_USE', kept],
        ['EXTENSION', extended],
      ]
    : [
        [declared, kept],
        ['SECTION_9', renews ? kept : 0],
        ['SECTION_15', proof.declarationOfIncontestability === true ? kept : 0],
        // Late, each of the two filings costs more.
        ['GRACE', proof.lateFeeApplied === true ? kept * (renews ? 2 : 1) : 0],
      ];
  return counted
    .filter(([, classes]) => classes > 0)
    .map(([kind, classes]) => {
      const each = amountOf(FEES[kind]);
      return { kind, classes, each: usd(each), amount: usd(each * classes) };
    });
}
