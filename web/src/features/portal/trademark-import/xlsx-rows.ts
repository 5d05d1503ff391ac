import { strFromU8, unzipSync } from 'fflate';

/** Bytes that are read of a workbook once it is unpacked; what says it is larger is not unpacked at all. */
const MOST_UNPACKED = 60_000_000;
/** The furthest column that is read. */
const MOST_COLUMNS = 200;
/** The days from 30 December 1899, from which workbooks count, to 1 January 1970. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;
/** Formats of numbers that are days without anybody having written them down. @source ECMA-376 part 1, 18.8.30 */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22]);

/** Cells of the first sheet of an Excel workbook as text, days as `YYYY-MM-DD`. Of a formula comes what it last gave: none is run.
 *  @returns undefined where it is no workbook, is damaged, or unpacks to more than 60 MB */
export function xlsxRows(bytes: Uint8Array, mostRows: number): string[][] | undefined {
  try {
    const parts = unpack(bytes);
    const sheet = parts[firstSheet(parts)];
    if (sheet === undefined) return undefined;
    return cellsOf(sheet, { strings: stringsOf(parts), dated: datedStyles(parts) }, mostRows);
  } catch {
    return undefined;
  }
}

type Parts = Readonly<Record<string, Uint8Array>>;
interface Look {
  readonly strings: readonly string[];
  readonly dated: readonly boolean[];
}

/** Only what is read is unpacked; its size is reserved as the archive says it, so that one that lies about it comes out cut off. */
function unpack(bytes: Uint8Array): Parts {
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(\.rels)?$/.test(name))
        return false;
      total += originalSize;
      if (total > MOST_UNPACKED) throw new Error('too large');
      return true;
    },
  });
}

/** Documents of a browser fetch nothing, and its entities outside of it are none. */
function documentOf(part: Uint8Array | undefined): Document | undefined {
  if (part === undefined) return undefined;
  const text = strFromU8(part);
  // No program writes one into a workbook: only an attack does.
  if (text.includes('<!DOCTYPE')) throw new Error('a document type');
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new Error('no XML');
  return parsed;
}

const all = (within: Document | Element | undefined, name: string): Element[] =>
  within === undefined ? [] : [...within.getElementsByTagNameNS('*', name)];

function firstSheet(parts: Parts): string {
  const sheet = all(documentOf(parts['xl/workbook.xml']), 'sheet')[0];
  const id = sheet?.getAttribute('r:id');
  const target = all(documentOf(parts['xl/_rels/workbook.xml.rels']), 'Relationship')
    .find((relation) => relation.getAttribute('Id') === id)
    ?.getAttribute('Target');
  return target == null ? 'xl/worksheets/sheet1.xml' : `xl/${target.replace(/^\/?(xl\/)?/, '')}`;
}

const textOf = (element: Element): string =>
  all(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

const stringsOf = (parts: Parts): string[] =>
  all(documentOf(parts['xl/sharedStrings.xml']), 'si').map(textOf);

/** Of each style of a cell, whether it shows a number as a day. */
function datedStyles(parts: Parts): boolean[] {
  const styles = documentOf(parts['xl/styles.xml']);
  const own = new Map(
    all(styles, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      /[dy]/i.test((format.getAttribute('formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')),
    ]),
  );
  return all(all(styles, 'cellXfs')[0], 'xf').map((style) => {
    const format = Number(style.getAttribute('numFmtId'));
    return own.get(format) ?? DATE_FORMATS.has(format);
  });
}

function cellsOf(sheet: Uint8Array, look: Look, mostRows: number): string[][] {
  const rows: string[][] = [];
  for (const row of all(documentOf(sheet), 'row')) {
    if (rows.length > mostRows) break;
    const cells: string[] = [];
    for (const cell of all(row, 'c')) {
      const at = columnOf(cell.getAttribute('r') ?? '') ?? cells.length;
      if (at >= MOST_COLUMNS) break;
      while (cells.length < at) cells.push('');
      cells[at] = valueOf(cell, look).trim();
    }
    rows.push(cells);
  }
  return rows;
}

/** `B7` is column 1; undefined where no place is named. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, { strings, dated }: Look): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'd') return value.slice(0, 10);
  const days = Number(value);
  const isDay = kind === null && value !== '' && dated[Number(cell.getAttribute('s') ?? 0)] === true;
  if (!isDay || !(days > 0 && days < 2_958_466)) return value;
  return new Date((Math.floor(days) - EPOCH_DAYS) * DAY_MS).toISOString().slice(0, 10);
}
