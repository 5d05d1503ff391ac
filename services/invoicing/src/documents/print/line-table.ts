import type { DocumentText } from '../document-text.js';
import type { DocumentLine, MoneyDocument } from '../money-document.js';
import type { Row, Table } from '../printed-document.js';

/** What was sold; the discount has a column only where there is one. */
export function lineTable({ lines, currency }: MoneyDocument, text: DocumentText): Table {
  const { words, amount, decimal } = text;
  const labels = words.lines;
  const discounted = lines.some(({ discount }) => discount !== 0);
  const withDiscount = (cell: string): string[] => (discounted ? [cell] : []);
  const row = (line: DocumentLine): Row => ({
    cells: [
      line.description,
      decimal(line.quantity),
      amount(line.unitNet, currency),
      ...withDiscount(line.discount === 0 ? '–' : amount(0 - line.discount, currency)),
      line.category === 'S' ? text.percent(line.rate) : line.category,
      amount(line.net, currency),
    ],
    note: line.note,
  });
  const head = [
    labels.description,
    labels.quantity,
    labels.unitPrice,
    ...withDiscount(labels.discount),
    labels.tax,
    labels.net,
  ];
  return { head, rows: lines.map(row) };
}
