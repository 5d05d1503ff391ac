/** Where an address lies for VAT. @source money rules R-VAT-3 */
export interface TaxGeography {
  /** Codes that mean another country: `EL` → `GR`, `MC` → `FR`. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly memberStates: ReadonlySet<string>;
  readonly specialTerritories: readonly SpecialTerritory[];
}

/** A part of a country that VAT treats as lying elsewhere. `postcode` is matched against the code without spaces. */
export interface SpecialTerritory {
  readonly country: string;
  readonly postcode: RegExp;
  readonly treatedAs: string;
}

/** Territory of every address that lies in no member state for VAT. */
export const NON_EU = 'NON_EU';

/** An address as far as VAT asks for it. `country`: ISO 3166-1 alpha-2 or one of the aliases, in any case. */
export interface TaxAddress {
  readonly country: string;
  readonly postcode: string | null;
}

/** Code of the member state, or `NON_EU`. */
export function taxTerritory({ country, postcode }: TaxAddress, geography: TaxGeography): string {
  const code = countryCode(country, geography);
  const plain = plainPostcode(postcode ?? '');
  const special = geography.specialTerritories.find(
    (territory) => territory.country === code && territory.postcode.test(plain),
  );
  const territory = special?.treatedAs ?? code;
  return geography.memberStates.has(territory) ? territory : NON_EU;
}

/** The member state that issued the number, undefined for any other prefix: `EL123…` → `GR`, `XI123…` → undefined. */
export function vatNumberState(vatNumber: string, geography: TaxGeography): string | undefined {
  const prefix = countryCode(vatNumber.replace(/\s/g, '').slice(0, 2), geography);
  return geography.memberStates.has(prefix) ? prefix : undefined;
}

function countryCode(code: string, { aliases }: TaxGeography): string {
  const upper = code.trim().toUpperCase();
  return aliases[upper] ?? upper;
}

/** People write `630 86`, `E-35001` and `FI-22100`; the table knows the digits. */
function plainPostcode(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*[A-Z]{1,2}\s*-/, '')
    .replace(/\s/g, '');
}
