import { needsRepresentative } from '@cotta/reference/representation.js';
import type { DraftGap } from './draft-gaps.js';
import { unitsAt, type Unit } from '../order/units.js';

/** What the rows of an order's applications say, as far as the next steps depend on it. */
export interface DraftFacts {
  readonly applications: number;
  /** What is missing, for any step. */
  readonly gaps: readonly DraftGap[];
  /** Office codes of the applications. */
  readonly offices: readonly string[];
  /** Office and class, of all applications. */
  readonly units: readonly Unit[];
  /** Last day on which priority can be claimed, YYYY-MM-DD; the earliest of all applications. */
  readonly priorityEnds: string | null;
}

/** An order without applications. */
export const noDraft: DraftFacts = { applications: 0, gaps: [], offices: [], units: [], priorityEnds: null };

/** One application as far as the next steps ask for it. `owner` and `address` are ids, null while none is named; `priorityEnds`: last day, `YYYY-MM-DD`. */
export interface ApplicationFacts {
  readonly finished: boolean;
  readonly owner: string | null;
  readonly address: string | null;
  readonly priorityEnds: string | null;
}

/** Goods or services of one class, as the draft holds them. */
export interface ApplicationGoods {
  readonly classNumber: number;
  readonly terms: readonly string[];
}

/** One office of a draft. `basis`: filing basis in the United States, null while none was chosen. */
export interface OfficeFacts {
  readonly jurisdiction: string;
  readonly goods: readonly ApplicationGoods[];
  readonly basis: string | null;
  /** Classes that a picture or a page of the mark in use stands for. */
  readonly specimenClasses: readonly number[];
  /** Whether somebody in use represents the owner there. */
  readonly isRepresented: boolean;
  /** Where the owner is, ISO 3166-1 alpha-2; null while no address is known. */
  readonly ownerCountry: string | null;
}

/** A filing in the United States rests on something, and one on use is shown in use, class by class. @source 37 CFR 2.34(a)(1)(iv) */
export function draftFacts(
  applications: readonly ApplicationFacts[],
  offices: readonly OfficeFacts[],
): DraftFacts {
  return {
    applications: applications.length,
    gaps: [
      ...(applications.length === 0 ? [gap('APPLICATION')] : []),
      ...applications.flatMap(gapsOfApplication),
      ...(applications.length > 0 && offices.length === 0 ? [gap('OFFICES')] : []),
      ...offices.flatMap(gapsOfOffice),
    ],
    offices: offices.map(({ jurisdiction }) => jurisdiction),
    units: offices.flatMap(({ jurisdiction, goods }) => unitsAt(jurisdiction, goods)),
    priorityEnds: applications.flatMap(({ priorityEnds }) => priorityEnds ?? []).toSorted()[0] ?? null,
  };
}

function gap(
  kind: DraftGap['kind'],
  jurisdiction: string | null = null,
  classes: readonly number[] = [],
): DraftGap {
  return { kind, jurisdiction, classes };
}

function gapsOfApplication({ finished, owner, address }: ApplicationFacts): readonly DraftGap[] {
  return [
    ...(finished ? [] : [gap('QUESTIONNAIRE')]),
    ...(owner === null ? [gap('OWNER')] : []),
    ...(address === null ? [gap('ADDRESS')] : []),
  ];
}

function gapsOfOffice({
  jurisdiction,
  goods,
  basis,
  specimenClasses,
  isRepresented,
  ownerCountry,
}: OfficeFacts): readonly DraftGap[] {
  // A class without terms is one the client leaves to the lawyer: enough to ask for the review.
  const unworded = goods.filter(({ terms }) => terms.length === 0).map(({ classNumber }) => classNumber);
  const unshown = goods
    .map(({ classNumber }) => classNumber)
    .filter((classNumber) => !specimenClasses.includes(classNumber));
  return [
    ...(goods.length > 0 ? [] : [gap('GOODS', jurisdiction)]),
    ...(unworded.length === 0 ? [] : [gap('TERMS', jurisdiction, unworded)]),
    ...(jurisdiction === 'US' && basis === null ? [gap('FILING_BASIS', jurisdiction)] : []),
    ...(basis === '1(a)' && unshown.length > 0 ? [gap('SPECIMEN', jurisdiction, unshown)] : []),
    ...(!isRepresented && needsRepresentative(jurisdiction, ownerCountry)
      ? [gap('REPRESENTATIVE', jurisdiction)]
      : []),
  ];
}
