import { csvOf } from '../../../../kit/export-csv/csv.js';
import { clientsNamed } from '../../parts/records/client-search.js';
import { readPage } from '../../parts/records/data-provider.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { filterOf, orderName } from '../../parts/records/record-filter.js';
import { csvFields, namesIn, rowText } from './csv-cells.js';

const AT_ONCE = 500;

interface Wanted {
  readonly asked: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: string };
  readonly onRead: (count: number) => void;
}

/** Every row of the filtered list, page after page from where the last one ended. */
async function allRows(facts: RecordFacts, { asked, sort, onRead }: Wanted): Promise<readonly RecordRow[]> {
  const rows: RecordRow[] = [];
  const orderBy = facts.fields.some(({ key, sortable }) => key === sort.field && sortable === true)
    ? [{ field: orderName(sort.field), direction: sort.order }]
    : undefined;
  const filter = filterOf(facts, asked, await clientsNamed(facts, asked));
  let after: string | undefined;
  do {
    const { items, endCursor } = await readPage(facts, {
      filter,
      orderBy,
      limit: AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    rows.push(...items);
    onRead(rows.length);
    after = items.length < AT_ONCE ? undefined : (endCursor ?? undefined);
  } while (after !== undefined);
  return rows;
}

interface Written {
  readonly columns: readonly string[];
  readonly words: { readonly yes: string; readonly no: string; readonly nameless: string };
  /** Of whoever opens the file: it decides how a spreadsheet takes it apart. */
  readonly language: string;
}

/** A list as it is filtered, as text for a spreadsheet: names and words, no ids. @returns the text, and how many rows it has */
export async function listCsv(
  facts: RecordFacts,
  wanted: Wanted,
  { columns, words, language }: Written,
): Promise<{ readonly text: string; readonly count: number }> {
  const rows = await allRows(facts, wanted);
  const fields = csvFields(facts, columns);
  const names = await namesIn(fields, rows);
  const lines = rows.map((row) => fields.map((field) => rowText(facts, field, row, { names, words })));
  return { text: csvOf([fields.map(({ label }) => label), ...lines], language), count: rows.length };
}
