import { plainly } from './columns.js';

interface Office {
  readonly code: string;
  readonly name: string;
  readonly short: string;
}

/** Codes of WIPO ST.3 and of countries, where they differ from ours. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  gb: 'UK',
  em: 'EU',
  eutm: 'EU',
  wo: 'WIPO',
  ib: 'WIPO',
  madrid: 'WIPO',
  be: 'BX',
  nl: 'BX',
  lu: 'BX',
  oa: 'OAPI',
  ap: 'ARIPO',
};
const LANGUAGES = ['en', 'cs', 'sk', 'es'];

/** Finds the office a cell names: by our code, by that of ST.3, by its short name, or by the country in English, Czech, Slovak or Spanish.
 *  A word that more than one office bears (INPI) names none. */
export function officeByWord(offices: readonly Office[]): (cell: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const take = (word: string | undefined, code: string): void => {
    if (word === undefined) return;
    const key = plainly(word);
    known.set(key, known.has(key) && known.get(key) !== code ? undefined : code);
  };
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  for (const { code, name, short } of offices) {
    for (const word of [name, short]) take(word, code);
    const region = code === 'UK' ? 'GB' : code;
    if (/^[A-Z]{2}$/.test(region)) for (const named of names) take(named.of(region), code);
  }
  const codes = new Set(offices.map(({ code }) => code));
  for (const [word, code] of Object.entries(OTHER_CODES)) if (codes.has(code)) known.set(word, code);
  for (const code of codes) known.set(plainly(code), code);
  return (cell) => known.get(plainly(cell));
}
