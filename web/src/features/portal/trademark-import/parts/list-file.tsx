import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_LINES, readFile } from '../read-file.js';

/** Chooses the file; it is read here in the browser, and what cannot be read says what to do. */
export function ListFile({ onRows }: { onRows: (file: string, rows: string[][]) => void }) {
  const { t } = useTranslation('portal-import');
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readFile(file);
    setProblem(read.problem);
    if (read.problem === undefined) onRows(file.name, read.rows);
  };
  return (
    <>
      <p>
        <label htmlFor="f-import-file">{t('choose')}</label>{' '}
        <input
          id="f-import-file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby="f-import-hint"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </p>
      <p id="f-import-hint">{t('hint', { count: MOST_LINES })}</p>
      {problem !== undefined && <p role="alert">{t(`problem.${problem}`, { count: MOST_LINES })}</p>}
    </>
  );
}
