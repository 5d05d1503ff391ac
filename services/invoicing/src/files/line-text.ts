import { officeOf } from '@cotta/reference/offices.js';
import { z } from 'zod';
import { readData } from '../data-file.js';
import { filled } from '../documents/document-words.js';
import type { DocumentLanguage } from '../documents/money-document.js';
import type { PricedLine } from '../pricing/priced-order.js';

const kinds = ['REGISTRATION', 'FURTHER-CLASS', 'OFFICE', 'OFFICE-FURTHER', 'RENEWAL', 'RENEWAL-OFFICE', 'SURCHARGE', 'TRANSFER', 'TRANSFER-OFFICE', 'SERVICE', 'SERVICE-OFFICE', 'CREDIT'] as const;
const text = z.record(z.enum(kinds), z.string().min(1));
const { words } = readData('line-words.json', z.object({ words: z.object({ en: text, cs: text, sk: text, es: text }) }));

/** What a line of an order is called on a document: our fee or the office's, the first class or further ones, by the service it is for and, of several marks, by the mark. */
export function lineText(line: Pick<PricedLine, 'code' | 'jurisdiction' | 'kind' | 'mark'>, language: DocumentLanguage): string {
  const called = filled(words[language][kindOf(line)], { office: officeOf(line.jurisdiction)?.office.short ?? line.jurisdiction });
  return line.mark === undefined ? called : `${called} · ${line.mark}`;
}

function kindOf({ code, kind }: Pick<PricedLine, 'code' | 'kind'>): (typeof kinds)[number] {
  const service = /-(RENEWAL|SURCHARGE|TRANSFER|SERVICE)\b/.exec(code)?.[1];
  const office = kind === 'OFFICIAL_FEE';
  if (service === 'SURCHARGE') return service;
  if (service === 'RENEWAL' || service === 'TRANSFER' || service === 'SERVICE') return office ? `${service}-OFFICE` : service;
  const further = /FURTHER|SECOND/.test(code);
  if (office) return further ? 'OFFICE-FURTHER' : 'OFFICE';
  return further ? 'FURTHER-CLASS' : 'REGISTRATION';
}

export function creditText(number: string, language: DocumentLanguage): string {
  return filled(words[language].CREDIT, { number });
}
