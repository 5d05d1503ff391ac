import type { PrintedDocument, Total } from '../printed-document.js';
import { LABEL } from './head.js';
import { CONTENT_WIDTH, INK, PAGE, type Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';
import { drawTable, tableHeight } from './table.js';

const TOTALS_WIDTH = 190;
const SUMMARY_WIDTH = CONTENT_WIDTH - TOTALS_WIDTH - 32;
const LINE_HEIGHT = 17;

/** Tax by rate at the left, the sums at the right; kept on one page. */
export function drawSums(sheet: Sheet, document: PrintedDocument): void {
  sheet.y += 18;
  const summary = tableHeight(sheet, document.taxSummary, SUMMARY_WIDTH);
  sheet.room(Math.max(summary, totalsHeight(document.totals)));
  const top = sheet.y;
  const totalsEnd = drawTotals(sheet, document.totals, top);
  drawTable(sheet, document.taxSummary, { width: SUMMARY_WIDTH });
  sheet.y = Math.max(sheet.y, totalsEnd);
  drawHome(sheet, document.home);
}

function drawTotals(sheet: Sheet, totals: readonly Total[], top: number): number {
  const x = PAGE.left + CONTENT_WIDTH - TOTALS_WIDTH;
  let y = top;
  for (const { label, value, strong } of totals) {
    if (strong) {
      sheet.rule(y + 2, { x, width: TOTALS_WIDTH, color: INK.text });
      y += 9;
    }
    const style: TextStyle = strong
      ? { size: 15, weight: 'strong', align: 'right' }
      : { size: 9.5, align: 'right' };
    const labelStyle: TextStyle = strong ? { size: 9.5, weight: 'strong' } : { size: 9.5, color: INK.muted };
    const valueWidth = Math.ceil(sheet.width(value, style)) + 1;
    sheet.write(label, { x, y: strong ? y + 5 : y, width: TOTALS_WIDTH - valueWidth - 6 }, labelStyle);
    sheet.write(value, { x: x + TOTALS_WIDTH - valueWidth, y, width: valueWidth }, style);
    y += strong ? LINE_HEIGHT + 9 : LINE_HEIGHT;
  }
  return y;
}

function totalsHeight(totals: readonly Total[]): number {
  return totals.length * LINE_HEIGHT + 18;
}

function drawHome(sheet: Sheet, home: PrintedDocument['home']): void {
  if (home === null) return;
  sheet.y += 14;
  sheet.room(tableHeight(sheet, home.table, SUMMARY_WIDTH) + 34);
  sheet.y +=
    sheet.write(
      home.heading,
      { x: PAGE.left, y: sheet.y, width: SUMMARY_WIDTH },
      { size: 9, weight: 'strong' },
    ) + 5;
  drawTable(sheet, home.table, { width: SUMMARY_WIDTH });
  sheet.y += 4;
  sheet.y += sheet.write(home.rate, { x: PAGE.left, y: sheet.y, width: SUMMARY_WIDTH }, LABEL);
}
