import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { useToast } from '../../../../kit/toast/toast.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useRole } from '../../parts/records/use-facts.js';

/** More rows than these are taken away by admins alone. */
const MOST_OF_A_LAWYER = 1_000;

/** The list as it is filtered now, with the chosen columns, as a file for a spreadsheet: names and words, no ids. */
export function ExportButton({ facts, columns }: { facts: RecordFacts; columns: readonly string[] }) {
  const { t, i18n } = useTranslation('admin-list');
  const toast = useToast();
  const { filterValues, sort, total } = useListContext();
  const role = useRole();
  const [read, setRead] = useState<number>();
  const save = async (): Promise<void> => {
    if (role !== 'admin' && (total ?? 0) > MOST_OF_A_LAWYER)
      return toast('error', t('csv.tooMany', { most: MOST_OF_A_LAWYER }));
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
      {read === undefined || total === undefined ? t('csv.save') : t('csv.reading', { read, total })}
    </Button>
  );
}
