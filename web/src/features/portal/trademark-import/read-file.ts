import { rowsOfText } from '../../../domain/mark-list/mark-list.js';
import { MOST_BYTES, textOfFile } from '../../../domain/mark-list/list-file.js';
import { xlsxRows } from './xlsx-rows.js';

/** The longest list that is taken at once. */
export const MOST_LINES = 2000;
/** Rows above the headings, and the headings. */
const ABOVE = 20;
const MOST_COLUMNS = 200;

export type ReadFile =
  | { readonly rows: string[][]; readonly problem?: undefined }
  | { readonly rows?: undefined; readonly problem: 'tooBig' | 'notText' | 'empty' | 'tooLong' };

/** Rows of a list that a spreadsheet wrote: text by commas, semicolons or tabs, or an Excel workbook, of up to 5 MB. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { problem: 'tooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isArchive ? xlsxRows(bytes, MOST_LINES + ABOVE) : await textRows(file);
  if (rows === undefined) return { problem: 'notText' };
  const said = rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.slice(0, MOST_COLUMNS));
  if (said.length < 2) return { problem: 'empty' };
  return said.length > MOST_LINES + 1 ? { problem: 'tooLong' } : { rows: said };
}

async function textRows(file: Blob): Promise<string[][] | undefined> {
  const { text } = await textOfFile(file);
  // Excel names its delimiter in a line of its own.
  return text === undefined ? undefined : rowsOfText(text.replace(/^\uFEFF?sep=.\r?\n/i, ''));
}
