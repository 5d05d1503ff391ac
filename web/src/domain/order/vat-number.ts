/** What member states write after their prefix; the services check the same. @source VIES, frequently asked questions: structure of VAT numbers */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};
const ELSEWHERE = /^[A-Z\d]{2,18}$/;
/** Prefixes that are not the code of their country, and countries that use the prefix of another. */
const COUNTRY: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB', UK: 'GB', MC: 'FR' };

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9+*]/g, '');
const countryOf = (code: string): string => COUNTRY[code] ?? code;

/** Whether it is written as numbers of its country are; not whether there is such a number. */
export function isVatNumber(text: string): boolean {
  const prefix = plain(text).slice(0, 2);
  return /^[A-Z]{2}$/.test(prefix) && (FORMATS[prefix] ?? ELSEWHERE).test(plain(text).slice(2));
}

/** Whether it can change the tax of an invoice that goes to this country: one of another country does not. While no country is chosen (empty) every number may. */
export function isOfCountry(vatNumber: string, country: string): boolean {
  return country === '' || countryOf(plain(vatNumber).slice(0, 2)) === countryOf(country);
}
