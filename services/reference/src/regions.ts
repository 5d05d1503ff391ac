import { parseCountry } from './countries.js';
import { dataFile } from './data-file.js';

export interface Region {
  /** ISO 3166-2: `US-CA`, `AU-NSW`. */
  readonly code: string;
  readonly country: string;
  readonly kind: 'state' | 'province' | 'territory' | 'district';
  /** English; the same in every language, as it is written on an envelope. */
  readonly name: string;
}

/** States and territories of the three countries whose addresses need one. */
export const regions: readonly Region[] = dataFile('regions.json');

/** By name; empty for countries whose addresses need no region. `country`: any form `parseCountry` reads. */
export function regionsOf(country: string): Region[] {
  const code = parseCountry(country);
  const collator = new Intl.Collator('en');
  return regions
    .filter((region) => region.country === code)
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Whether an address there must name its state or region: only US, CA and AU. */
export function regionRequired(country: string): boolean {
  return regionsOf(country).length > 0;
}
