import { dataFile } from './data-file.js';
import { languages, type Language } from './languages.js';

/** Country or region per code. Own tables: the platform's names read oddly for offices and say nothing of EU, BX, OAPI, ARIPO. */
const names = new Map(
  languages.map((language) => [
    language,
    dataFile<Readonly<Record<string, string>>>(`office-names/${language}.json`),
  ]),
);

/** The code itself where no name is known: an office may be added before its name is. */
export function officeName(code: string, language: Language): string {
  return names.get(language)?.[code] ?? code;
}
