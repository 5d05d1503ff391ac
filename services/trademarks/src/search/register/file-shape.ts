import { columnsFromHeadings, FIELDS, type ColumnPlaces } from './columns.js';
import { guessColumns } from './guess-columns.js';
import { daysComeFirst } from './parse-values.js';
import { splitCells } from './split-cells.js';

/** How a file is to be read. */
export interface FileShape {
  readonly format: 'table' | 'names' | 'xml';
  /** Between the cells of a table. */
  readonly delimiter: string;
  /** The first line names the columns. */
  readonly hasHeadings: boolean;
  readonly places: ColumnPlaces;
  /** Columns of the table; 0 for files that are none. */
  readonly width: number;
  /** Of `03/04/2020` the day is 3. */
  readonly dayFirst: boolean;
}

const DELIMITERS = ['\t', ',', ';', '|'];
/** Fewer columns than this are taken for commas in names when no line says otherwise. */
const LEAST_COLUMNS: Readonly<Record<string, number>> = { '\t': 2, ',': 4, ';': 3, '|': 3 };

/** Records of XML files come with their fields in the order of the list. */
const XML_SHAPE: FileShape = {
  format: 'xml',
  delimiter: '',
  hasHeadings: false,
  places: Object.fromEntries(FIELDS.map((field, at) => [field, at])),
  width: 0,
  dayFirst: true,
};

/** Reads the shape off the first lines: headings by name, columns without headings by their contents; XML by its first bracket; else one name a line. */
export function shapeOf(sample: readonly string[]): FileShape {
  const lines = sample.filter((line) => line.trim() !== '');
  if (/^\s*<(\?xml|!|[a-z])/i.test(lines[0] ?? '')) return XML_SHAPE;
  return (
    withHeadings(lines) ??
    withoutHeadings(lines) ?? {
      format: 'names',
      delimiter: '',
      hasHeadings: isNameHeading(lines[0]),
      places: { name: 0 },
      width: 0,
      dayFirst: true,
    }
  );
}

function withHeadings(lines: readonly string[]): FileShape | undefined {
  const heading = lines[0] ?? '';
  for (const delimiter of DELIMITERS.filter((candidate) => heading.includes(candidate))) {
    const { cells } = splitCells(heading, delimiter);
    const places = columnsFromHeadings(cells);
    if (places !== undefined)
      return {
        format: 'table',
        delimiter,
        hasHeadings: true,
        places,
        width: cells.length,
        dayFirst: dayFirst(lines.slice(1), delimiter, places),
      };
  }
  return undefined;
}

function withoutHeadings(lines: readonly string[]): FileShape | undefined {
  for (const delimiter of DELIMITERS) {
    const rows = lines.map((line) => splitCells(line, delimiter).cells);
    const width = rows[0]?.length ?? 0;
    if (width < (LEAST_COLUMNS[delimiter] ?? 2) || !rows.every((row) => row.length === width)) continue;
    const places = guessColumns(rows);
    if (places !== undefined)
      return {
        format: 'table',
        delimiter,
        hasHeadings: false,
        places,
        width,
        dayFirst: dayFirst(lines, delimiter, places),
      };
  }
  return undefined;
}

function dayFirst(
  lines: readonly string[],
  delimiter: string,
  { filingDate, registrationDate }: ColumnPlaces,
): boolean {
  const places = [filingDate, registrationDate].filter((place) => place !== undefined);
  return daysComeFirst(
    lines.flatMap((line) => {
      const { cells } = splitCells(line, delimiter);
      return places.map((place) => cells[place] ?? '');
    }),
  );
}

/** A single column may have a heading too. */
function isNameHeading(line: string | undefined): boolean {
  return /^(mark|trademark)?\s?names?$|^(trade)?marks?$/i.test(line?.trim() ?? '');
}
