import type { Code, Fact, PrintedDocument } from '../printed-document.js';
import { LABEL } from './head.js';
import { drawQr } from './qr.js';
import {
  CONTENT_WIDTH,
  INK,
  PAGE,
  type Place,
  type Sheet,
  type TextStyle,
} from '@cotta/kit/runtime/pdf/sheet.js';

const QR_SIZE = 102;
const CODE_GAP = 16;
const LABEL_WIDTH = 84;
const COLUMN_GAP = 24;
const VALUE: TextStyle = { size: 9.5, weight: 'strong' };

/** How to pay: the details at the left, codes to scan at the right, or the details in two columns where there is no code; kept on one page. */
export function drawPaymentBox(sheet: Sheet, transfer: PrintedDocument['transfer']): void {
  if (transfer === null) return;
  const { heading, facts, codes } = transfer;
  const factsWidth = CONTENT_WIDTH - codes.length * (QR_SIZE + CODE_GAP);
  const half = Math.ceil(facts.length / 2);
  const columns = codes.length === 0 ? [facts.slice(0, half), facts.slice(half)] : [facts];
  const width = (factsWidth - (columns.length - 1) * COLUMN_GAP) / columns.length;
  const factsHeight = Math.max(...columns.map((column) => columnHeight(sheet, column, width)));
  sheet.y += 18;
  sheet.room(36 + Math.max(factsHeight, codes.length === 0 ? 0 : QR_SIZE + 30));
  sheet.rule(sheet.y, { color: INK.text });
  sheet.y += 12;
  const codesEnd = drawCodes(sheet, codes, sheet.y);
  sheet.y +=
    sheet.write(heading, { x: PAGE.left, y: sheet.y, width: factsWidth }, { size: 13, weight: 'title' }) + 7;
  for (const [position, column] of columns.entries())
    drawFacts(sheet, column, { x: PAGE.left + position * (width + COLUMN_GAP), y: sheet.y, width });
  sheet.y = Math.max(sheet.y + factsHeight, codesEnd);
}

function drawFacts(sheet: Sheet, facts: readonly Fact[], { x, y, width }: Place): void {
  let below = y;
  for (const fact of facts) {
    sheet.write(fact.label, { x, y: below + 1.5, width: LABEL_WIDTH - 8 }, LABEL);
    sheet.write(fact.value, { x: x + LABEL_WIDTH, y: below, width: width - LABEL_WIDTH }, VALUE);
    below += factHeight(sheet, fact, width - LABEL_WIDTH);
  }
}

function columnHeight(sheet: Sheet, facts: readonly Fact[], width: number): number {
  return facts.reduce((sum, fact) => sum + factHeight(sheet, fact, width - LABEL_WIDTH), 0);
}

function factHeight(sheet: Sheet, { label, value }: Fact, valueWidth: number): number {
  return (
    Math.max(sheet.height(value, valueWidth, VALUE), sheet.height(label, LABEL_WIDTH - 8, LABEL) + 1.5) + 4
  );
}

function drawCodes(sheet: Sheet, codes: readonly Code[], top: number): number {
  const heights = codes.map(({ label, text }, position) => {
    const x = PAGE.left + CONTENT_WIDTH - (codes.length - position) * (QR_SIZE + CODE_GAP) + CODE_GAP;
    drawQr(sheet.pdf, text, { x, y: top, size: QR_SIZE });
    return QR_SIZE + 5 + sheet.write(label, { x, y: top + QR_SIZE + 5, width: QR_SIZE }, LABEL);
  });
  return top + Math.max(0, ...heights);
}
