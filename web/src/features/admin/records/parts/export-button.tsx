import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { MOST_COUNTED } from '../../parts/records/data-provider.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';

/** The list as it is filtered now, with the chosen columns, as a file for a spreadsheet: names and words, no ids. However long it is, for whoever may read it: the rows are
 *  those that the list shows page by page, each page is refused or noted as read like any other, and what one may ask a minute bounds it. A number of rows
 *  above which only admins had it kept nothing from a lawyer who turned the pages. */
export function ExportButton({ facts, columns }: { facts: RecordFacts; columns: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-list');
  const toast = useToast();
  const { filterValues, sort, total } = useListContext();
  const [read, setRead] = useState<number>();
  const save = async (): Promise<void> => {
    setRead(0);
    try {
      const { listCsv } = await import('./list-csv.js');
      const words = { yes: t('admin-records:yes'), no: t('admin-records:no'), nameless: t('csv.nameless') };
      const { text, count } = await listCsv(
        facts,
        { asked: filterValues as Record<string, unknown>, sort, onRead: setRead },
        { columns, words, language: i18n.language },
      );
      saveFile(`${facts.table}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      toast('success', t('csv.saved', { count }));
    } catch {
      toast('error', t('csv.failed'));
    } finally {
      setRead(undefined);
    }
  };
  return (
    <Button size="small" busy={read !== undefined} onClick={() => void save()}>
      {read === undefined || total === undefined
        ? t('csv.save')
        : total > MOST_COUNTED
          ? t('csv.readingAbove', { read })
          : t('csv.reading', { read, total })}
    </Button>
  );
}
