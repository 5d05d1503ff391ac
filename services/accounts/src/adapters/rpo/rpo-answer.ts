import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { RegisteredCompany } from '../../party/company-register/company-register.js';

/** Bodies of the Slovak register of legal persons, in our words. What it says of members and officers is not read: it is about persons. Pure. */
export const RPO = 'rpo';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null || String(value).trim() === '' ? null : String(value).trim()));
const spell = { validFrom: text, validTo: text };
const coded = z.object({ value: text, code: text }).nullish();
const address = z.object({
  ...spell,
  street: text,
  regNumber: text,
  buildingNumber: text,
  postalCodes: z.array(z.string()).nullish(),
  municipality: z.object({ value: text }).nullish(),
  country: coded,
});
const entity = z.object({
  id: z.int(),
  identifiers: z.array(z.object({ ...spell, value: text })),
  fullNames: z.array(z.object({ ...spell, value: z.string() })).min(1),
  addresses: z.array(address).nullish(),
  legalForms: z.array(z.object({ ...spell, value: coded })).nullish(),
  termination: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? null),
});
const results = z.object({ results: z.array(entity) });

type Entity = z.infer<typeof entity>;
type Spell = { readonly validFrom: string | null; readonly validTo: string | null };

/** An entry of the register, with its number there: the whole entry is asked for by it. */
export interface RpoEntry {
  readonly id: number;
  readonly company: RegisteredCompany;
}

/** @throws VendorError `contract` */
export const readRpoResults = (body: string): readonly RpoEntry[] =>
  readVendorJson(RPO, results, body).results.map(toEntry);

/** @throws VendorError `contract` */
export const readRpoEntity = (body: string): RpoEntry => toEntry(readVendorJson(RPO, entity, body));

/** What is valid now; of several that are open the youngest, and of an ended company the last. */
function current<T extends Spell>(spells: readonly T[] | null | undefined): T | undefined {
  const byAge = (spells ?? []).toSorted((one, other) =>
    (one.validFrom ?? '').localeCompare(other.validFrom ?? ''),
  );
  return byAge.findLast(({ validTo }) => validTo === null) ?? byAge.at(-1);
}

const SLOVAKIA = '703';
/** Trades of persons stand in the register of trades, by these codes of legal forms. */
const PERSONS = ['101', '102', '103', '104', '105', '106', '107', '108'];

function toEntry({ id, identifiers, fullNames, addresses, legalForms, termination }: Entity): RpoEntry {
  const seat = current(addresses);
  const form = current(legalForms)?.value;
  return {
    id,
    company: {
      number: current(identifiers)?.value ?? null,
      name: current(fullNames)?.value.trim() ?? '',
      legalForm: form?.value ?? null,
      isPerson: PERSONS.includes(form?.code ?? ''),
      street: seat === undefined ? null : streetOf(seat),
      city: seat?.municipality?.value ?? null,
      postcode: seat?.postalCodes?.[0]?.replace(/^(\d{3})(\d{2})$/, '$1 $2') ?? null,
      // Seats abroad are named in words and in numbers of three digits: the country is chosen by hand then.
      country: seat?.country?.code === SLOVAKIA || seat?.country == null ? 'SK' : null,
      endedOn: termination,
    },
  };
}

/** A house has a number of its municipality, of its street, or both. */
function streetOf({
  street,
  regNumber,
  buildingNumber,
  municipality,
}: z.infer<typeof address>): string | null {
  const numbers = [regNumber === '0' ? null : regNumber, buildingNumber]
    .filter((one) => one !== null)
    .join('/');
  const place = street ?? municipality?.value ?? null;
  return place === null ? null : `${place} ${numbers}`.trim();
}
