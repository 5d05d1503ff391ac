import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { csvOf } from '../../../../kit/export-csv/csv.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { readPage } from '../../parts/records/data-provider.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { filterOf, orderName } from '../../parts/records/record-filter.js';
import { valueLabel } from '../../parts/records/record-title.js';

const AT_ONCE = 500;
const PLACES = 100;

/** One value as text: labels for enumerations, major units and currency for money, JSON for what has parts. */
export function plainValue(field: FieldFacts, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'enumeration') return valueLabel(field, value);
  if (field.kind === 'money') {
    const { amountMinor, currency } = value as { amountMinor: number; currency: string };
    return `${(amountMinor / PLACES).toFixed(2)} ${currency}`;
  }
  if (Array.isArray(value))
    return value
      .map((item) => (field.of === undefined ? String(item) : plainValue(field.of, item)))
      .join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Every row of the filtered list, page after page from where the last one ended. */
async function allRows(
  facts: RecordFacts,
  asked: Readonly<Record<string, unknown>>,
  sort: { field: string; order: string },
): Promise<readonly RecordRow[]> {
  const rows: RecordRow[] = [];
  const orderBy = facts.fields.some(({ key, sortable }) => key === sort.field && sortable === true)
    ? [{ field: orderName(sort.field), direction: sort.order }]
    : undefined;
  let after: string | undefined;
  do {
    const { items, endCursor } = await readPage(facts, {
      filter: filterOf(facts, asked),
      orderBy,
      limit: AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    rows.push(...items);
    after = items.length < AT_ONCE ? undefined : (endCursor ?? undefined);
  } while (after !== undefined);
  return rows;
}

/** The list as it is filtered now, with the chosen columns, as a file for a spreadsheet. */
export function ExportButton({ facts, columns }: { facts: RecordFacts; columns: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-records');
  const toast = useToast();
  const { filterValues, sort } = useListContext();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const fields = facts.fields.filter(
        ({ key }) => key === 'id' || facts.title.includes(key) || columns.includes(key),
      );
      const rows = await allRows(facts, filterValues as Record<string, unknown>, sort);
      const text = csvOf(
        [
          fields.map(({ label }) => label),
          ...rows.map((row) => fields.map((field) => plainValue(field, row[field.key]))),
        ],
        i18n.language,
      );
      saveFile(`${facts.table}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      toast('success', t('list.exported', { count: rows.length }));
    } catch {
      toast('error', t('list.exportFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
