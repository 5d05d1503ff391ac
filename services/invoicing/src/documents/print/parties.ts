import type { DocumentWords } from '../document-words.js';
import type { Party, Seller } from '../money-document.js';
import type { PrintedParty } from '../printed-document.js';

export function printedSeller(seller: Seller, words: DocumentWords['parties']): PrintedParty {
  const lines = [...partyLines(seller, words), seller.vatRegistered ? null : words.notVatRegistered];
  return { heading: words.seller, name: seller.name, lines: present(lines) };
}

export function printedBuyer(buyer: Party, words: DocumentWords['parties']): PrintedParty {
  return { heading: words.buyer, name: buyer.name, lines: partyLines(buyer, words) };
}

/** Where the postcode stands after the town. @source Universal Postal Union, addressing systems */
const POSTCODE_LAST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA']);

function partyLines(
  { street, postcode, city, country, countryName, companyId, taxId, vatId, email }: Party,
  words: DocumentWords['parties'],
): string[] {
  const town = present(POSTCODE_LAST.has(country) ? [city, postcode] : [postcode, city]).join(' ');
  const numbers = [
    numbered(words.companyId, companyId),
    numbered(words.taxId, taxId),
    numbered(words.vatId, vatId),
  ];
  return present([street, town === '' ? null : town, countryName, ...numbers, email]);
}

function numbered(label: string, value: string | null): string | null {
  return value === null ? null : `${label}: ${value}`;
}

function present(lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null);
}
