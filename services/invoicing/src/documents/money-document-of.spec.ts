import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { languages } from '@cotta/reference/languages.js';
import { priceOrder } from '../quote/price-order.js';
import { MAIN } from '../tax/tax-documents.js';
import type { DocumentRow } from './document-rows.js';
import { keptLineText, lineNote } from './line-text.js';
import type { DocumentLanguage } from './money-document.js';
import { moneyDocumentOf } from './money-document-of.js';
import { renderPdf } from './pdf/render-pdf.js';
import { ublDocument } from './ubl/ubl-document.js';

const now = new Date('2026-11-16T09:00:00Z');
const facts = {
  currency: 'EUR',
  customerKind: 'CONSUMER',
  country: 'SK',
  filings: [
    { jurisdiction: 'EU', classes: 1 },
    { jurisdiction: 'FR', classes: 2 },
  ],
} as const;
const priced = priceOrder(facts, { coupon: null, vatStatus: null, fx: {}, confirmed: [] }, now);
if (isRefusal(priced)) throw new Error(priced.message);
const estimated = priced.lines.filter(({ expectedNet }) => expectedNet !== undefined);

function invoiceRow(language: DocumentLanguage): DocumentRow {
  if (isRefusal(priced)) throw new Error(priced.message);
  return {
    id: 'invoice',
    number: '1261000119',
    variableSymbol: '1260000425',
    taxDocument: MAIN,
    issuer: priced.issuer,
    issueDate: '2026-11-16',
    taxDate: '2026-11-16',
    dueDate: '2026-11-30',
    paymentDate: '2026-11-16',
    paymentType: 'card',
    currency: 'EUR',
    taxGroups: priced.documents[0]?.breakdown ?? [],
    customer: { name: 'Eva Nová', street: 'Nová 1', city: 'Bratislava', postcode: '81101', country: 'SK' },
    lines: [],
    corrects: null,
    userId: null,
    totalMinor: priced.total,
    settlesMinor: 0,
    product: {
      id: 'product',
      subjectType: 'registration_request',
      subjectId: 'request',
      linkRevision: 1,
      language,
      orderReference: 'V-7K2M9Q4X',
      priceBreakdown: priced,
    },
  };
}

const SAID = {
  en: 'Estimated fee, charged at the most it can come to: what the office takes less goes back to you with its tax.',
  cs: 'Odhad poplatku, účtovaný nejvyšší možnou částkou: vybere-li úřad méně, rozdíl vám vrátíme i s daní.',
  sk: 'Odhad poplatku, účtovaný najvyššou možnou sumou: ak úrad vyberie menej, rozdiel vám vrátime aj s daňou.',
  es: 'Tasa estimada, cobrada por el importe máximo posible: si la oficina cobra menos, le devolvemos la diferencia con su impuesto.',
} as const;

describe.each(languages)('the invoice of an order with an estimated fee: %s', (language) => {
  const document = moneyDocumentOf(invoiceRow(language), { ECB: [], CNB: [] } as never);
  const said = SAID[language];

  it('says under that fee alone that it is a ceiling and that the difference goes back', () => {
    expect(estimated.length).toBeGreaterThan(0);
    expect(document.lines.map(({ note }) => note)).toEqual(
      priced.lines.map(({ expectedNet }) => (expectedNet === undefined ? null : said)),
    );
  });

  it('says it on paper and in the file for machines', async () => {
    const file = await renderPdf(document);
    if (isRefusal(file)) throw new Error(JSON.stringify(file));
    const folder = process.env['PAPERS'];
    if (folder !== undefined) writeFileSync(`${folder}/estimated-${language}.pdf`, file);
    expect(wholeText(await readPdf(file)).replaceAll(/\s+/g, ' ')).toContain(said);
    const xml = ublDocument(document);
    if (isRefusal(xml)) throw new Error(JSON.stringify(xml));
    expect(xml.split(`<cbc:Description>${said}</cbc:Description>`)).toHaveLength(estimated.length + 1);
  });

  it('keeps it in what the invoice itself has of a line', () => {
    for (const line of priced.lines) {
      const kept = keptLineText(line, language);
      expect(kept.includes(said)).toBe(line.expectedNet !== undefined);
      expect(kept.length).toBeLessThan(500);
      expect(lineNote(line, language)).toBe(line.expectedNet === undefined ? null : said);
    }
  });
});
