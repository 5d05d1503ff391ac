import { describe, expect, it } from '@jest/globals';
import { documentProblem } from './check-document.js';
import type { MoneyDocument } from './money-document.js';
import { renderPdf } from './pdf/render-pdf.js';
import { sampleDocument, sampleNames } from './samples/sample-documents.js';

const base = sampleDocument('invoice-due', 'en');
const codesOf = (change: Partial<MoneyDocument>): string[] | undefined =>
  documentProblem({ ...base, ...change })?.fields?.map(({ code, path }) => `${path.join('.')} ${code}`);

describe('a document that cannot be printed', () => {
  it('is none of the samples', () => {
    expect(sampleNames.map((name) => documentProblem(sampleDocument(name, 'cs')))).toEqual(
      sampleNames.map(() => undefined),
    );
  });

  it('has groups that are not the sum of its lines', () => {
    expect(codesOf({ lines: base.lines.slice(1) })).toEqual(['taxGroups SUMS_DIFFER']);
  });

  it('mixes what lies outside the tax with anything else', () => {
    const lines = base.lines.map((line, position) =>
      position === 0 ? line : { ...line, category: 'O' as const },
    );
    expect(
      codesOf({
        lines,
        taxGroups: base.taxGroups.map((group, position) =>
          position === 0 ? group : { ...group, category: 'O' },
        ),
      }),
    ).toEqual(['taxGroups CATEGORY_MIXED']);
  });

  it('is a credit note without its invoice, or a receipt without a payment', () => {
    expect(codesOf({ kind: 'CREDIT_NOTE' })).toEqual(['corrects REFERENCE_MISSING']);
    expect(codesOf({ kind: 'RECEIPT' })).toEqual(['settlement SETTLEMENT_MISSING']);
  });

  it('has letters that would become empty boxes, and is told which', () => {
    const problem = documentProblem({ ...base, buyer: { ...base.buyer, name: '株式会社 Lamp' } });
    expect(problem?.fields).toEqual([
      expect.objectContaining({
        path: ['buyer', 'name'],
        code: 'LETTER_UNKNOWN',
        message: expect.stringContaining('株式会社'),
      }),
    ]);
  });

  it('has a text no page could hold', () => {
    expect(codesOf({ remarks: ['fine', 'x'.repeat(2001)] })).toEqual(['remarks.1 TOO_LONG']);
  });

  it('gives all its problems at once and no file', async () => {
    const refused = await renderPdf({ ...base, kind: 'RECEIPT', lines: [] });
    expect(refused).toMatchObject({
      refused: 'INPUT_INVALID',
      fields: [{ code: 'SUMS_DIFFER' }, { code: 'SUMS_DIFFER' }, { code: 'SETTLEMENT_MISSING' }],
    });
  });
});
