/** Cells of one record; `open` when a quoted cell has not ended, so that the record goes on in the next line. */
export interface Cells {
  readonly cells: readonly string[];
  readonly open: boolean;
}

/** Splits a record. In files parted by tabs a quote is an ordinary letter unless it encloses the whole cell: see `splitTabs`. */
export function splitCells(text: string, delimiter: string): Cells {
  if (delimiter === '\t') return { cells: text.split('\t').map(unquoted), open: false };
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (cell.end < 0) return { cells, open: true };
    cells.push(cell.value);
    at = cell.end + 1;
  }
  return { cells, open: false };
}

/** A record of a file parted by tabs as spreadsheets write it, where a quoted cell may hold tabs and line breaks; undefined unless exactly
 *  `width` cells come out: then its quotes are ordinary letters. */
export function splitTabs(text: string, width: number): readonly string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= text.length;) {
    const quoted = text[at] === '"' ? quotedCell(text, at, '\t') : undefined;
    const cell = quoted === undefined || quoted.behind !== '' ? plainCell(text, at, '\t') : quoted;
    if (cell.end < 0 || cells.length === width || (cell !== quoted && cell.value.includes('\n')))
      return undefined;
    cells.push(cell.value);
    at = cell.end + 1;
  }
  return cells.length === width ? cells : undefined;
}

interface Cell {
  readonly value: string;
  /** Where its delimiter is, or the end of the text; -1 when the quote never closes. */
  readonly end: number;
}

interface QuotedCell extends Cell {
  /** What stands between the closing quote and the delimiter. */
  readonly behind: string;
}

function plainCell(text: string, at: number, delimiter: string): Cell {
  const next = text.indexOf(delimiter, at);
  const end = next < 0 ? text.length : next;
  return { value: text.slice(at, end).trim(), end };
}

function quotedCell(text: string, at: number, delimiter: string): QuotedCell {
  let value = '';
  for (let from = at + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { value, end: -1, behind: '' };
    value += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      from = quote + 2;
      continue;
    }
    const { value: behind, end } = plainCell(text, quote + 1, delimiter);
    return { value: (value + behind).trim(), end, behind };
  }
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text;
}
