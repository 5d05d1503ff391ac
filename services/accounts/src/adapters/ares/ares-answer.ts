import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { RegisteredCompany } from '../../party/company-register/company-register.js';
import { czechLegalForm, isPersonInBusiness } from './czech-legal-forms.js';

/** Bodies of the Czech register of economic subjects, in our words. Pure. */
export const ARES = 'ares';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null || String(value).trim() === '' ? null : String(value).trim()));
const day = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? null);
const seat = z.object({
  kodStatu: text,
  nazevUlice: text,
  nazevObce: text,
  nazevCastiObce: text,
  cisloDomovni: text,
  cisloOrientacni: text,
  cisloOrientacniPismeno: text,
  psc: text,
  textovaAdresa: text,
});
/** Some subjects have no number, only an id within the register. */
const subject = z.object({
  ico: text,
  obchodniJmeno: z.string().min(1),
  pravniForma: text,
  sidlo: seat.nullish(),
  datumZaniku: day,
});
const page = z.object({ pocetCelkem: z.int(), ekonomickeSubjekty: z.array(subject) });

type Seat = z.infer<typeof seat>;

/** @throws VendorError `contract` */
export const readAresSubject = (body: string): RegisteredCompany =>
  toCompany(readVendorJson(ARES, subject, body));

/** @throws VendorError `contract` */
export function readAresPage(body: string): {
  readonly companies: readonly RegisteredCompany[];
  readonly total: number;
} {
  const { pocetCelkem, ekonomickeSubjekty } = readVendorJson(ARES, page, body);
  return { companies: ekonomickeSubjekty.map(toCompany), total: pocetCelkem };
}

function toCompany({
  ico,
  obchodniJmeno,
  pravniForma,
  sidlo,
  datumZaniku,
}: z.infer<typeof subject>): RegisteredCompany {
  return {
    number: ico,
    name: obchodniJmeno.trim(),
    legalForm: czechLegalForm(pravniForma),
    isPerson: isPersonInBusiness(pravniForma),
    street: sidlo == null ? null : streetOf(sidlo),
    city: sidlo?.nazevObce ?? null,
    // Five digits come as a number.
    postcode: sidlo?.psc == null ? null : sidlo.psc.replace(/^(\d{3})(\d{2})$/, '$1 $2'),
    country: sidlo?.kodStatu ?? 'CZ',
    endedOn: datumZaniku,
  };
}

/** A village has no streets: its part stands before the number of the house. */
function streetOf({
  nazevUlice,
  nazevCastiObce,
  nazevObce,
  cisloDomovni,
  cisloOrientacni,
  cisloOrientacniPismeno,
  textovaAdresa,
}: Seat): string | null {
  const place = nazevUlice ?? nazevCastiObce ?? nazevObce;
  if (place === null || cisloDomovni === null) return textovaAdresa?.split(',')[0]?.trim() || null;
  const corner = cisloOrientacni === null ? '' : `/${cisloOrientacni}${cisloOrientacniPismeno ?? ''}`;
  return `${place} ${cisloDomovni}${corner}`;
}
