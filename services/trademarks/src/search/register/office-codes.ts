import { countriesAndUnion } from '@cotta/reference/countries.js';
import { offices } from '@cotta/reference/offices.js';

/** Other ways in which files write an office, beside its code, its ST.3 code and its short name. */
const ALIASES: Readonly<Record<string, string>> = {
  GB: 'UK',
  EM: 'EU',
  EUTM: 'EU',
  OHIM: 'EU',
  WO: 'WIPO',
  IB: 'WIPO',
  INT: 'WIPO',
  MADRID: 'WIPO',
  BE: 'BX',
  NL: 'BX',
  LU: 'BX',
  BOIP: 'BX',
  DPMA: 'DE',
  INPI: 'FR',
  OA: 'OAPI',
  AP: 'ARIPO',
  USA: 'US',
  EL: 'GR',
};

const known = new Map<string, string>();
for (const { code } of countriesAndUnion) known.set(code, code);
for (const { code, st3, iso3, office } of offices) {
  for (const name of [code, st3, iso3, office.short]) if (name !== null) known.set(name.toUpperCase(), code);
}
for (const { code } of offices) known.set(code, code);
for (const [alias, code] of Object.entries(ALIASES)) known.set(alias, code);

/** Our code of an office written in any usual way: `EM` and `EUIPO` are `EU`, `GB` is `UK`. A country whose office we have no facts of
 *  keeps its ISO code. Undefined for anything else. */
export function parseOffice(text: string): string | undefined {
  return known.get(text.trim().toUpperCase());
}
