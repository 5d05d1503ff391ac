/** One line of a list as it was written; empty where it says nothing. */
export interface ListedMark {
  readonly office: string;
  readonly number: string;
  readonly name: string;
  /** `YYYY-MM-DD`, or empty where no day can be read. */
  readonly expires: string;
  readonly classes: string;
}

type Column = keyof ListedMark;

const WITHOUT_HEADER: readonly Column[] = ['number', 'office', 'name', 'expires', 'classes'];

/** Words people write above their columns, in the languages of the site. */
const HEADERS: Readonly<Record<Column, RegExp>> = {
  number: /^(registration |reg\.? )?(number|no\.?|nr\.?)\b|^číslo|^č\.|^número|^n\.?º/i,
  office: /^(office|jurisdiction|country|register|úřad|úrad|země|krajina|oficina|país)/i,
  expires: /^(expir|protected until|valid until|renewal|platn|platí|konec|koniec|caduc|venc|fecha)/i,
  classes: /^(class|nice|tříd|tried|clase)/i,
  name: /^(mark|trademark|name|brand|známka|ochranná|název|názov|marca|nombre|denominaci)/i,
};

/** Lines of a list that was pasted or read from a file: by tabs, semicolons or commas, with or without a row of headings; one number a line will do.
 *  `isOffice`: whether a cell names an office. */
export function readMarkList(text: string, isOffice: (cell: string) => boolean): ListedMark[] {
  const rows = rowsOfText(text);
  const headings = headingsOf(rows[0] ?? []);
  const body = headings === undefined ? rows : rows.slice(1);
  return body
    .map((cells) => markOf(cells, headings ?? columnsOf(cells, isOffice)))
    .filter(({ number, name }) => number !== '' || name !== '');
}

/** Cells of a list by tabs, semicolons or commas, without empty lines. */
export function rowsOfText(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  return cellsOf(plain, delimiterOf(plain)).filter((cells) => cells.some((cell) => cell !== ''));
}

/** Tabs before semicolons before commas, as long as it stands outside quotes; else each line is one cell. */
function delimiterOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '""');
  return ['\t', ';', ','].find((sign) => bare.includes(sign)) ?? '\n';
}

function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const close = (): void => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      if (quoted) cell = '';
    } else if (quoted) cell += sign;
    else if (sign === '\n') {
      close();
      rows.push([]);
    } else if (sign === delimiter) close();
    else if (sign !== '\r') cell += sign;
  }
  close();
  return rows;
}

/** Which column is what; undefined where the first row is a mark already. */
function headingsOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) =>
    (Object.keys(HEADERS) as Column[]).find((column) => HEADERS[column].test(cell)),
  );
  // A heading of its own is a word; a number in the row is a mark.
  return columns.includes('number') && !cells.some((cell) => /^\d{4,}/.test(cell)) ? columns : undefined;
}

/** Without headings: number, office, name, end of protection, classes; the office may stand first. */
function columnsOf(
  [first = '', second = '']: readonly string[],
  isOffice: (cell: string) => boolean,
): readonly Column[] {
  return isOffice(first) && !isOffice(second)
    ? ['office', 'number', ...WITHOUT_HEADER.slice(2)]
    : WITHOUT_HEADER;
}

function markOf(cells: readonly string[], columns: readonly (Column | undefined)[]): ListedMark {
  const said = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  return {
    office: said('office'),
    number: said('number').slice(0, 60),
    name: said('name').slice(0, 300),
    expires: dayIn(said('expires')),
    classes: said('classes').slice(0, 200),
  };
}

/** `2027-03-14`, `14.3.2027`, `14/03/2027`; nothing where it is no day of the calendar. */
function dayIn(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const european = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})$/.exec(text);
  const [year, month, day] =
    iso === null ? [european?.[3], european?.[2], european?.[1]] : [iso[1], iso[2], iso[3]];
  if (year === undefined || month === undefined || day === undefined) return '';
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : '';
}
