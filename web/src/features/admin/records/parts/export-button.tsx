import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { csvOf } from '../../../../kit/export-csv/csv.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { clientsNamed } from '../../parts/records/client-search.js';
import { readPage } from '../../parts/records/data-provider.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { filterOf, orderName } from '../../parts/records/record-filter.js';
import { cellText, csvFields, namesIn } from './csv-cells.js';

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

/** The list as it is filtered now, with the chosen columns, as a file for a spreadsheet: names and words, no ids. */
export function ExportButton({ facts, columns }: { facts: RecordFacts; columns: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-list');
  const toast = useToast();
  const { filterValues, sort, total } = useListContext();
  const [read, setRead] = useState<number>();
  const save = async (): Promise<void> => {
    setRead(0);
    try {
      const asked = filterValues as Record<string, unknown>;
      const rows = await allRows(facts, { asked, sort, onRead: setRead });
      const fields = csvFields(facts, columns);
      const names = await namesIn(fields, rows);
      const words = { yes: t('admin-records:yes'), no: t('admin-records:no'), nameless: t('csv.nameless') };
      const lines = rows.map((row) => fields.map((field) => cellText(field, row[field.key], names, words)));
      const text = csvOf([fields.map(({ label }) => label), ...lines], i18n.language);
      saveFile(`${facts.table}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      toast('success', t('csv.saved', { count: rows.length }));
    } catch {
      toast('error', t('csv.failed'));
    } finally {
      setRead(undefined);
    }
  };
  return (
    <Button size="small" busy={read !== undefined} onClick={() => void save()}>
      {read === undefined || total === undefined ? t('csv.save') : t('csv.reading', { read, total })}
    </Button>
  );
}
