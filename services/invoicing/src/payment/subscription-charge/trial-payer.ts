import { createHmac } from 'node:crypto';
import { digestKey } from '@cotta/kit/model/words/key-ring.js';
import type { SavedMethod } from '../card/card-payments.js';
import type { PeriodBilling } from './payer-of-subscription.js';

/** What a payer is known by from one account to the next: a keyed hash, from which nobody reads a card or a name. `key`: as `keysIn` takes it. */
function hashed(key: string, ...parts: readonly string[]): string {
  return createHmac('sha256', digestKey(key))
    .update(`trial payer\n${parts.join('\n')}`)
    .digest('base64url');
}

/** A card, by all that the provider says of its number: its first six and last four digits, and when it expires. Null where one of them is missing: half of it would
 *  fit too many people. */
export function cardFingerprint(
  key: string,
  { type, bin, lastFour, expires }: Pick<SavedMethod, 'type' | 'bin' | 'lastFour' | 'expires'>,
): string | null {
  return bin === null || lastFour === null || expires === null
    ? null
    : hashed(key, type, bin, lastFour, expires);
}

/** Whom an invoice goes to: a company by its numbers, a person by name and address. However it is typed: case, accents, spaces and signs make no other payer. */
export function billingFingerprints(
  key: string,
  { name, street, city, country, companyId, vatId }: PeriodBilling,
  vatNumber: string | null | undefined,
): readonly string[] {
  const number = plain(vatNumber ?? vatId ?? '');
  const company = plain(companyId ?? '');
  const numbers = [
    ...(number === '' ? [] : [hashed(key, 'vat number', number)]),
    ...(company === '' ? [] : [hashed(key, 'company', country, company)]),
  ];
  return numbers.length > 0
    ? numbers
    : [hashed(key, 'person', plain(name), plain(street), plain(city), country)];
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
