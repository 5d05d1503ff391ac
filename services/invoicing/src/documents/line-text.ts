import { officeOf } from '@cotta/reference/offices.js';
import { officialFeesOf } from '@cotta/reference/official-fees.js';
import { z } from 'zod';
import { readData } from '../money/data-file.js';
import { documentText } from './document-text.js';
import { filled } from './document-words.js';
import type { DocumentLanguage } from './money-document.js';
import type { PricedLine } from '../quote/priced-order.js';

const kinds = [
  'REGISTRATION',
  'FURTHER-CLASS',
  'OFFICE',
  'OFFICE-FURTHER',
  'RENEWAL',
  'RENEWAL-OFFICE',
  'SURCHARGE',
  'TRANSFER',
  'TRANSFER-OFFICE',
  'SERVICE',
  'SERVICE-OFFICE',
  'CREDIT',
  'FEE-DIFFERENCE',
  'CEILING',
  'SECOND',
  'THIRD',
  'THIRD-ALONE',
  'FURTHER',
  'SUBSCRIPTION',
  'SUBSCRIPTION-CHANGE',
] as const;
const text = z.record(z.enum(kinds), z.string().min(1));
const { words } = readData(
  'line-words.json',
  z.object({ words: z.object({ en: text, cs: text, sk: text, es: text }) }),
);

/** What a line of an order is called on a document: our fee or the office's, for which classes, by the service it is for and, of several marks, by the mark. */
export function lineText(
  line: Pick<PricedLine, 'code' | 'jurisdiction' | 'kind' | 'mark' | 'monitoring'>,
  language: DocumentLanguage,
): string {
  if (line.monitoring !== undefined) return monitoringText(line.monitoring, language);
  const office = officeOf(line.jurisdiction);
  const kind = kindOf(line);
  const called = filled(words[language][kind], { office: office?.office.short ?? line.jurisdiction });
  const classes = classesOf(line, kind);
  const whole = classes === undefined ? called : `${called}: ${words[language][classes]}`;
  return line.mark === undefined ? whole : `${whole} · ${line.mark}`;
}

/** A subscription names its period and its brand: the invoice says what was paid for. */
function monitoringText(
  { tier, from, start, end, brand }: NonNullable<PricedLine['monitoring']>,
  language: DocumentLanguage,
): string {
  const { date } = documentText(language);
  const named = { tier, from: from ?? '', brand, start: date(start), end: date(end) };
  return filled(words[language][from === undefined ? 'SUBSCRIPTION' : 'SUBSCRIPTION-CHANGE'], named);
}

/** What is said under a line that is charged by estimate: that it is a ceiling, and that the difference goes back. Null under a line that is exact. */
export function lineNote(
  { expectedNet }: Pick<PricedLine, 'expectedNet'>,
  language: DocumentLanguage,
): string | null {
  return expectedNet === undefined ? null : words[language].CEILING;
}

/** Both in one, as an invoice keeps what it is for. */
export function keptLineText(line: PricedLine, language: DocumentLanguage): string {
  const note = lineNote(line, language);
  return note === null ? lineText(line, language) : `${lineText(line, language)} (${note})`;
}

function kindOf({
  code,
  kind,
  jurisdiction,
}: Pick<PricedLine, 'code' | 'kind' | 'jurisdiction'>): (typeof kinds)[number] {
  const service = /-(RENEWAL|SURCHARGE|TRANSFER|SERVICE)\b/.exec(code)?.[1];
  const office = kind === 'OFFICIAL_FEE';
  if (service === 'SURCHARGE') return service;
  if (service === 'RENEWAL' || service === 'TRANSFER' || service === 'SERVICE')
    return office ? `${service}-OFFICE` : service;
  const further = /FURTHER/.test(code);
  if (office) return further && !countsSecond({ code, jurisdiction }) ? 'OFFICE-FURTHER' : 'OFFICE';
  return further ? 'FURTHER-CLASS' : 'REGISTRATION';
}

/** The classes it is for beside the first, where its name does not say so: a fee of its own for the second class makes two lines that would read alike. */
function classesOf(
  { code, kind, jurisdiction }: Pick<PricedLine, 'code' | 'kind' | 'jurisdiction'>,
  named: (typeof kinds)[number],
): 'SECOND' | 'THIRD' | 'THIRD-ALONE' | 'FURTHER' | undefined {
  if (/SECOND/.test(code)) return 'SECOND';
  if (code.endsWith('CLASS-3')) return 'THIRD-ALONE';
  if (!/FURTHER/.test(code) || named === 'OFFICE-FURTHER' || named === 'FURTHER-CLASS') return undefined;
  return kind === 'OFFICIAL_FEE' && amountsOf({ code, jurisdiction }) === 3 ? 'THIRD' : 'FURTHER';
}

type Counted = Pick<PricedLine, 'code' | 'jurisdiction'>;

/** Whether the second class has an amount of its own there. */
function countsSecond(line: Counted): boolean {
  return amountsOf(line) > 2;
}

/** How many amounts the office has by the number of classes: first, second … further. */
function amountsOf({ code, jurisdiction }: Counted): number {
  const fees = officialFeesOf(jurisdiction);
  const counted = /-(RENEWAL|SURCHARGE)\b/.test(code) ? fees?.renewal : fees?.filing;
  return counted?.byClass.length ?? 0;
}

/** Why a part of an office fee goes back. */
export function feeDifferenceText(jurisdiction: string, language: DocumentLanguage): string {
  return filled(words[language]['FEE-DIFFERENCE'], {
    office: officeOf(jurisdiction)?.office.short ?? jurisdiction,
  });
}

export function creditText(number: string, language: DocumentLanguage): string {
  return filled(words[language].CREDIT, { number });
}
