import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { languages } from '@cotta/reference/languages.js';
import { decode } from 'bysquare/pay';
import type { MoneyDocument } from '../money-document.js';
import { printDocument } from '../print/print-document.js';
import type { Table } from '../printed-document.js';
import { sampleDocument, sampleNames, type SampleName } from '../samples/sample-documents.js';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { scannedCodes } from '../../testing/scan-codes.js';
import { PAGE } from '@cotta/kit/runtime/pdf/sheet.js';
import { renderPdf } from './render-pdf.js';

async function rendered(document: MoneyDocument): Promise<Uint8Array> {
  const file = await renderPdf(document);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return file;
}

const everySample = sampleNames.flatMap((name) => languages.map((language) => [name, language] as const));
const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');
const times = (text: string, part: string): number => text.split(spaced(part)).length - 1;
const cells = ({ rows }: Table): string[] =>
  rows.flatMap((row) => [...row.cells, ...(row.note === null ? [] : [row.note])]);

describe.each(languages.map((language) => [language] as const))('a file that is kept, in %s', (language) => {
  it('says on each page where anybody checks it; one that is made to be read does not', async () => {
    const document = sampleDocument('invoice-long', language);
    const address = 'https://www.cotta.test/verify';
    const pages = await readPdf(await rendered({ ...document, verifyAt: address }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(wholeText([page])).toContain(address);
      expect(page.texts.filter(({ y }) => y < 10 || y > PAGE.height - 10)).toEqual([]);
    }
    expect(wholeText(await readPdf(await rendered(document)))).not.toContain('/verify');
  });
});

describe.each(everySample)('the file of %s in %s', (name, language) => {
  it('says everything the document says, and nothing leaves the page', async () => {
    const document = sampleDocument(name, language);
    const printed = printDocument(document);
    const pages = await readPdf(await rendered(document));
    const text = wholeText(pages);
    const facts = [...printed.facts, ...(printed.transfer?.facts ?? []), ...printed.totals].flatMap(
      ({ label, value }) => [label, value],
    );
    const said = [
      printed.title,
      printed.number,
      printed.seller.name,
      printed.buyer.name,
      ...printed.seller.lines,
      ...printed.buyer.lines,
      ...facts,
      ...cells(printed.lines),
      ...cells(printed.taxSummary),
      ...printed.statements,
      ...printed.lines.head,
      printed.warning ?? '',
      printed.home?.rate ?? '',
    ];
    expect(said.filter((part) => !text.includes(spaced(part)))).toEqual([]);
    const outside = pages.flatMap((page) =>
      page.texts.filter(
        ({ x, y, width }) =>
          x < PAGE.left - 1 || x + width > PAGE.width - PAGE.right + 1 || y < 14 || y > PAGE.height - 14,
      ),
    );
    expect(outside).toEqual([]);
    expect(
      pages.every(({ texts }) => texts.some((part) => spaced(part.text).includes(printed.sample ?? 'never'))),
    ).toBe(true);
  });
});

describe('an invoice', () => {
  it('says each statement and each amount as often as it has a place', async () => {
    const document = sampleDocument('invoice-reverse-charge', 'sk');
    const text = wholeText(await readPdf(await rendered(document)));
    expect(times(text, 'Prenesenie daňovej povinnosti')).toBe(1);
    expect(times(text, 'článok 79 písm. c) smernice 2006/112/ES')).toBe(1);
    expect(times(text, '1261000119')).toBe(1);
    expect(times(text, '450,00 €')).toBe(1);
    // Net, gross and due, and again beside the account.
    expect(times(text, '1 190,00 €')).toBe(4);
  });

  it('repeats the head of its table and its own number on each further page of lines', async () => {
    const pages = await readPdf(await rendered(sampleDocument('invoice-long', 'en')));
    const ofLines = pages.filter(({ texts }) => texts.some(({ text }) => text.includes('Watch of the mark')));
    expect(ofLines.length).toBeGreaterThan(2);
    for (const page of ofLines) expect(times(wholeText([page]), 'Unit price')).toBe(1);
    for (const [position, page] of pages.entries())
      expect(times(wholeText([page]), `Page ${position + 1} of ${pages.length}`)).toBe(1);
    for (const page of pages.slice(1)) expect(times(wholeText([page]), 'Invoice 1261000119')).toBe(1);
    const numbers = [...wholeText(pages).matchAll(/(\d+)\. (?:Watch of|Preparation of)/g)].map(([, number]) =>
      Number(number),
    );
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, position) => position + 1));
  });

  it('keeps long and unbroken words inside their column', async () => {
    const base = sampleDocument('invoice-due', 'cs');
    const lines = base.lines.map((line) => ({
      ...line,
      description: `${'Nejneobhospodařovávatelnějšími'.repeat(10)} ${'slovo '.repeat(30)}`,
      note: 'X'.repeat(300),
    }));
    const pages = await readPdf(
      await rendered({
        ...base,
        lines,
        buyer: { ...base.buyer, name: 'Ř'.repeat(280), street: 'ulice '.repeat(30) },
      }),
    );
    const ends = pages.flatMap(({ texts }) => texts.map(({ x, width }) => x + width));
    expect(Math.max(...ends)).toBeLessThanOrEqual(PAGE.width - PAGE.right + 1);
    expect(times(wholeText(pages).replaceAll(' ', ''), 'X'.repeat(300))).toBe(lines.length);
  });

  it('stays on its pages with the longest texts that are allowed', async () => {
    const base = sampleDocument('invoice-due', 'cs');
    const lines = base.lines.map((line) => ({
      ...line,
      description: 'W'.repeat(500),
      note: 'W'.repeat(500),
    }));
    const wide = { name: 'W'.repeat(300), street: 'W'.repeat(300), city: 'W'.repeat(300) };
    const pages = await readPdf(
      await rendered({
        ...base,
        lines,
        buyer: { ...base.buyer, ...wide },
        order: 'W'.repeat(300),
        remarks: ['W'.repeat(2000)],
      }),
    );
    const lowest = pages.map(({ texts }) =>
      Math.min(...texts.filter(({ text }) => /^W+$/.test(text)).map(({ y }) => y)),
    );
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(PAGE.bottom);
    expect(times(wholeText(pages), 'W')).toBe(lines.length * 1000 + 900 + 300 + 2000);
  });

  it('prints names in Greek and Cyrillic letters', async () => {
    const base = sampleDocument('invoice-paid', 'en');
    const pages = await readPdf(
      await rendered({
        ...base,
        buyer: { ...base.buyer, name: 'Παράδειγμα Α.Ε.', street: 'Улица Пример 5' },
      }),
    );
    expect(wholeText(pages)).toContain('Παράδειγμα Α.Ε.');
    expect(wholeText(pages)).toContain('Улица Пример 5');
  });

  it('is the same file for the same document, and another for another', async () => {
    const [first, second, other] = await Promise.all([
      rendered(sampleDocument('invoice-due', 'es')),
      rendered(sampleDocument('invoice-due', 'es')),
      rendered(sampleDocument('invoice-due', 'en')),
    ]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false);
  });
});

describe('payment codes', () => {
  const codesOf = async (name: SampleName): Promise<string[]> =>
    scannedCodes(await rendered(sampleDocument(name, 'sk')));

  it('scan to what is due, for euro as EPC and for a Slovak customer also as PAY by square', async () => {
    const [epc, square = ''] = await codesOf('payment-request');
    expect(epc).toBe(
      'BCD\n002\n1\nSCT\nTATRSKBX\nCotta Ukážka s. r. o.\nSK9611000000002918599669\nEUR1133.17\n\n\n/VS1260000425/SS/KS',
    );
    expect(decode(square).payments[0]).toMatchObject({
      amount: 1133.17,
      currencyCode: 'EUR',
      variableSymbol: '1260000425',
      paymentDueDate: '20260323',
    });
  });

  it('scan to a Czech payment in crowns', async () => {
    expect(await codesOf('payment-request-crowns')).toEqual([
      'SPD*1.0*ACC:CZ2806000000000168540115*AM:13457.90*CC:CZK*X-VS:2260000076',
    ]);
  });

  it('are not there when nothing is due or the currency has none', async () => {
    expect(await codesOf('invoice-paid')).toEqual([]);
    expect(await codesOf('receipt')).toEqual([]);
    expect(await codesOf('credit-note')).toEqual([]);
    expect(await codesOf('invoice-dollars')).toEqual([]);
  });

  it('ask for what is left after a part was paid', async () => {
    const file = await rendered({
      ...sampleDocument('invoice-reverse-charge', 'en'),
      settlement: { paidOn: '2026-03-20', method: 'transfer', amount: 100_000 },
    });
    expect(scannedCodes(file)).toEqual([expect.stringContaining('EUR190.00')]);
  });
});
