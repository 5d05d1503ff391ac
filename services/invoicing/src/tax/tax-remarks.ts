import type { TaxGroup } from './tax-documents.js';

/** Languages that documents carry their remarks in. */
export type RemarkLanguage = 'en' | 'cs' | 'sk' | 'es';

/** Sentences the law wants on a document, by reason code. Wording to be confirmed by the accountant.
 *  @source money rules R-VAT-12; VAT Directive 2006/112/EC */
const remarks: Readonly<Record<string, Readonly<Record<RemarkLanguage, string>>>> = {
  'VATEX-EU-AE': {
    en: 'Reverse charge',
    sk: 'Prenesenie daňovej povinnosti',
    cs: 'Daň odvede zákazník',
    es: 'Inversión del sujeto pasivo',
  },
  'VATEX-EU-O': {
    en: 'Outside the scope of VAT, Articles 44 and 59 of Directive 2006/112/EC',
    sk: 'Mimo rozsahu DPH, články 44 a 59 smernice 2006/112/ES',
    cs: 'Mimo předmět DPH, články 44 a 59 směrnice 2006/112/ES',
    es: 'No sujeto a IVA, artículos 44 y 59 de la Directiva 2006/112/CE',
  },
  'VATEX-EU-79-C': {
    en: 'Office fee paid in your name and on your behalf, Article 79(c) of Directive 2006/112/EC',
    sk: 'Úradný poplatok zaplatený vo vašom mene a na váš účet, článok 79 písm. c) smernice 2006/112/ES',
    cs: 'Úřední poplatek zaplacený vaším jménem a na váš účet, článek 79 písm. c) směrnice 2006/112/ES',
    es: 'Tasa oficial pagada en su nombre y por su cuenta, artículo 79, letra c), de la Directiva 2006/112/CE',
  },
};

/** Remarks of a document, each once, in the order of its groups. */
export function taxRemarks(breakdown: readonly TaxGroup[], language: RemarkLanguage): string[] {
  const found = breakdown.flatMap(({ reason }) => (reason === null ? [] : [remarks[reason]?.[language]]));
  return [...new Set(found.filter((remark) => remark !== undefined))];
}
