import type { FileShape } from './file-shape.js';
import { splitCells, splitTabs } from './split-cells.js';

/** One record of a file. `broken`: a quote that never closes, found instead of cells. */
export interface FileRecord {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
  readonly broken: boolean;
  /** The file ends in the middle of it. */
  readonly cut?: boolean;
}

/** A quoted cell may span this many lines; a quote open for longer was never meant as one. */
const MOST_LINES = 8;

/** Records of a table or a list of names, in order; empty lines are passed over.
 *  @param ended whether the last line has its end; without one a last record with too few cells is marked as cut off */
export async function* readRecords(
  lines: AsyncIterable<string>,
  shape: FileShape,
  ended: boolean,
): AsyncGenerator<FileRecord> {
  let held: FileRecord | undefined;
  let heading = shape.hasHeadings;
  for await (const record of allRecords(lines, shape)) {
    if (heading) heading = false;
    else {
      if (held !== undefined) yield held;
      held = record;
    }
  }
  if (held !== undefined) yield { ...held, cut: !ended && !held.broken && held.cells.length < shape.width };
}

async function* allRecords(lines: AsyncIterable<string>, shape: FileShape): AsyncGenerator<FileRecord> {
  let number = 0;
  let open: { readonly line: number; readonly texts: string[] } | undefined;
  for await (const text of lines) {
    number += 1;
    if (open === undefined && text.trim() === '') continue;
    open ??= { line: number, texts: [] };
    open.texts.push(text);
    const record = closed(open.texts.join('\n'), open.line, shape);
    if (record === undefined && open.texts.length < MOST_LINES) continue;
    yield* record === undefined ? afresh(open, shape) : [record];
    open = undefined;
  }
  if (open !== undefined) yield* afresh(open, shape);
}

function closed(text: string, line: number, { format, delimiter, width }: FileShape): FileRecord | undefined {
  if (format === 'names') return { line, text, cells: [text.trim()], broken: false };
  if (delimiter === '\t') {
    const cells =
      splitTabs(text, width) ??
      (text.includes('\n') || mayGoOn(text, width) ? undefined : splitCells(text, delimiter).cells);
    return cells === undefined ? undefined : { line, text, cells, broken: false };
  }
  const { cells, open } = splitCells(text, delimiter);
  return open ? undefined : { line, text, cells, broken: false };
}

/** Parted by tabs: too few cells, and one that begins with a quote and has not ended. */
function mayGoOn(text: string, width: number): boolean {
  const cells = text.split('\t');
  return (
    cells.length <= width &&
    cells.some(
      (cell) => cell.startsWith('"') && (cell.replaceAll('""', '').match(/"/g)?.length ?? 0) % 2 === 1,
    )
  );
}

/** The line with the lost quote is broken, unless tabs part its cells whatever the quote; those behind it are records of their own. */
function afresh(
  { line, texts }: { readonly line: number; readonly texts: readonly string[] },
  shape: FileShape,
): FileRecord[] {
  const tabs = shape.delimiter === '\t';
  return texts.flatMap((text, at) => {
    if (text.trim() === '') return [];
    if (tabs)
      return [{ line: line + at, text, cells: splitCells(text, shape.delimiter).cells, broken: false }];
    return [
      (at === 0 ? undefined : closed(text, line + at, shape)) ?? {
        line: line + at,
        text,
        cells: [],
        broken: true,
      },
    ];
  });
}
