import type { Confidence } from './confidence.js';
import { dataFile } from './data-file.js';
import { membersOf } from './regional-offices.js';

/** An office that takes an application of an owner from abroad only through a representative. */
export interface RepresentationRule {
  readonly office: string;
  /** ISO 3166-1 alpha-2 of the countries whose owners may come alone; `EEA` stands for all of the Economic Area. */
  readonly exempt: readonly string[];
  readonly law: string;
  readonly confidence: Confidence;
}

/** Only what has to be there when the application is filed: the office of the European Union asks later. @source Regulation (EU) 2017/1001, Article 119(2) */
export const representationRules: readonly RepresentationRule[] = dataFile('representation.json');

const economicArea: readonly string[] = [...membersOf('EU'), 'IS', 'LI', 'NO'];

/** Whether an owner from this country needs a representative to file there. An owner whose country is not known yet does not. */
export function needsRepresentative(office: string, ownerCountry: string | null): boolean {
  const rule = representationRules.find((one) => one.office === office);
  if (rule === undefined || ownerCountry === null) return false;
  return !rule.exempt.some((area) =>
    area === 'EEA' ? economicArea.includes(ownerCountry) : area === ownerCountry,
  );
}
