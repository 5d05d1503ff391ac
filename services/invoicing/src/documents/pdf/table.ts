import type { Row, Table } from '../printed-document.js';
import { CONTENT_WIDTH, INK, PAGE, type Sheet, type TextStyle } from '@cotta/kit/runtime/pdf/sheet.js';

const HEAD: TextStyle = { size: 7.5, color: INK.muted };
const CELL: TextStyle = { size: 9, lineGap: 1 };
const NOTE: TextStyle = { size: 8, color: INK.muted, lineGap: 1 };
const GAP = 14;
const PADDING = 5;

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Rows between hairlines; a row never breaks over two pages, and the head stands again on each page. */
export function drawTable(
  sheet: Sheet,
  table: Table,
  { x = PAGE.left, width = CONTENT_WIDTH }: { x?: number; width?: number } = {},
): void {
  const columns = columnsOf(sheet, table, x, width);
  sheet.room(headHeight(sheet, table, columns) + firstRowHeight(sheet, table, columns));
  drawHead(sheet, table, columns);
  for (const row of table.rows) {
    const height = rowHeight(sheet, row, columns);
    if (sheet.room(height)) drawHead(sheet, table, columns);
    drawRow(sheet, row, columns);
    sheet.y += height;
    sheet.rule(sheet.y, { x, width });
  }
}

export function tableHeight(sheet: Sheet, table: Table, width: number): number {
  const columns = columnsOf(sheet, table, 0, width);
  return table.rows.reduce(
    (sum, row) => sum + rowHeight(sheet, row, columns),
    headHeight(sheet, table, columns),
  );
}

/** Each further column is as wide as its longest content, and stands at the right; the first has the rest. */
function columnsOf(sheet: Sheet, { head, rows }: Table, x: number, width: number): Column[] {
  const widths = head.slice(1).map((label, position) => {
    const cells = rows.map((row) => sheet.width(row.cells[position + 1] ?? '', CELL));
    return Math.ceil(Math.max(sheet.width(label, HEAD), ...cells)) + 1;
  });
  const first = width - widths.reduce((sum, own) => sum + own + GAP, 0);
  let left = x + first + GAP;
  const further = widths.map((own): Column => {
    const column: Column = { x: left, width: own, align: 'right' };
    left += own + GAP;
    return column;
  });
  return [{ x, width: first, align: 'left' }, ...further];
}

function drawHead(sheet: Sheet, { head }: Table, columns: readonly Column[]): void {
  const height = headHeight(sheet, { head, rows: [] }, columns);
  for (const [position, column] of columns.entries()) {
    const label = head[position] ?? '';
    sheet.write(label, { x: column.x, y: sheet.y, width: column.width }, { ...HEAD, align: column.align });
  }
  sheet.y += height;
  const [first] = columns;
  const last = columns.at(-1);
  if (first !== undefined && last !== undefined)
    sheet.rule(sheet.y, { x: first.x, width: last.x + last.width - first.x, color: INK.text });
}

function drawRow(sheet: Sheet, { cells, note }: Row, columns: readonly Column[]): void {
  const y = sheet.y + PADDING;
  for (const [position, { x, width, align }] of columns.entries()) {
    const height = sheet.write(cells[position] ?? '', { x, y, width }, { ...CELL, align });
    if (position === 0 && note !== null) sheet.write(note, { x, y: y + height, width }, NOTE);
  }
}

function headHeight(sheet: Sheet, { head }: Table, columns: readonly Column[]): number {
  return (
    Math.max(...columns.map(({ width }, position) => sheet.height(head[position] ?? '', width, HEAD))) + 4
  );
}

function firstRowHeight(sheet: Sheet, { rows: [first] }: Table, columns: readonly Column[]): number {
  return first === undefined ? 0 : rowHeight(sheet, first, columns);
}

function rowHeight(sheet: Sheet, { cells, note }: Row, columns: readonly Column[]): number {
  const [first] = columns;
  const width = first?.width ?? 0;
  return (
    sheet.height(cells[0] ?? '', width, CELL) +
    (note === null ? 0 : sheet.height(note, width, NOTE)) +
    2 * PADDING
  );
}
