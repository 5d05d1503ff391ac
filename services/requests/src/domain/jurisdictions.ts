import { readFileSync } from 'node:fs';

export interface Jurisdiction {
  /** Code of the specification: `EU`, `UK`, `BX`, `OAPI`… */
  readonly code: string;
  /** ISO 3166-1 alpha-2 of the country; null for regional offices. */
  readonly iso2: string | null;
  readonly name: string;
  readonly slug: string;
  readonly office: { readonly short: string; readonly full: string };
  readonly currency: string;
  readonly madridMember: boolean;
  /** From filing to registration, months; null when no reliable figure is known. */
  readonly typicalMonths: { readonly min: number; readonly max: number } | null;
}

/** The 101 jurisdictions of the specification, in its order. */
export const jurisdictions: readonly Jurisdiction[] = JSON.parse(readFileSync(new URL('../../data/jurisdictions.json', import.meta.url), 'utf8'));

const codes = new Set(jurisdictions.map((jurisdiction) => jurisdiction.code));

export function knownJurisdiction(code: string): boolean {
  return codes.has(code);
}

const EU_MEMBERS = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));
const BENELUX = new Set(['BE', 'NL', 'LU']);
const EXTRAS = ['US', 'UK', 'EU'];
const REST = ['EU', 'UK', 'US', 'AU', 'CH', 'IE', 'NZ', 'SK', 'CZ', 'BX'];
const MOST = 9;

/** Where people from `country` (ISO alpha-2; UK counts as GB) usually protect a mark first: at most nine, no repeats,
 *  their own list's first two, then the big three, then the rest.
 *  @source specification, "Per-country recommendation" */
export function suggestedJurisdictions(country: string | undefined): string[] {
  const iso = country === 'UK' ? 'GB' : country;
  const own = iso === undefined ? [] : ownList(iso);
  return [...new Set([...own.slice(0, 2), ...EXTRAS, ...REST])].slice(0, MOST);
}

function ownList(iso2: string): string[] {
  const national = BENELUX.has(iso2) ? 'BX' : jurisdictions.find((jurisdiction) => jurisdiction.iso2 === iso2)?.code;
  const list = EU_MEMBERS.has(iso2) || iso2 === 'EU' ? ['EU'] : [];
  return national === undefined ? list : [...list, national];
}
