import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { csvOf } from '../../../../kit/export-csv/csv.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { SmallTable } from '../../parts/small-table.js';
import type { DateOrder } from '../days.js';
import { judgeLines, verdicts, type JudgedLine, type Verdict } from '../judge-lines.js';
import { officeByWord } from '../office-words.js';
import type { ImportedOfficesResult } from '../trademark-import.graphql.js';
import { useImport, type Refused } from '../use-import.js';
import type { KeptList } from '../use-kept-list.js';
import styles from './import.module.css';

/** Lines shown at once; the file to download has all of them. */
const SHOWN = 50;

interface Props {
  readonly list: KeptList;
  readonly order: DateOrder;
  readonly offices: ImportedOfficesResult['jurisdictionList'];
  /** Marks of the account by `markKey`. */
  readonly onRecord: ReadonlyMap<string, string>;
  /** Reads the marks of the account anew. */
  readonly again: () => Promise<void>;
  /** What is kept of the list is not needed any more. */
  readonly forget: () => void;
}

/** What would become of each line; the button makes the marks of the new ones. */
export function DryRun({ list, order, offices, onRecord, again, forget }: Props) {
  const { t } = useTranslation('portal-import');
  const { rows, heading, mapping } = list;
  const officeOf = useMemo(
    () =>
      officeByWord(offices.map(({ code, name, office }) => ({ code, name, short: office?.short ?? code }))),
    [offices],
  );
  const lines = useMemo(
    () => judgeLines({ rows, heading, mapping, order, officeOf, onRecord }),
    [rows, heading, mapping, order, officeOf, onRecord],
  );
  const { sending, refused, run } = useImport(list.id);
  const fresh = lines.filter(({ verdict }) => verdict === 'new');
  const add = async (): Promise<void> => {
    if (await run(fresh)) forget();
    await again();
  };
  return (
    <>
      {sending.state === 'idle' && <p>{t('dryRun.lead')}</p>}
      <Lines lines={lines} refused={refused} />
      <p role="status">
        {sending.state === 'running' && t('sending', { sent: sending.sent, count: sending.of })}
        {sending.state === 'done' && t('done', { count: sending.of - refused.size })}
        {sending.state === 'done' && refused.size > 0 && ` ${t('refused', { count: refused.size })}`}
      </p>
      {sending.state === 'stopped' && (
        <p role="alert">
          {t(`common:${sending.failure ?? 'failure.OTHER'}`)} {t('stopped')}
        </p>
      )}
      {fresh.length > 0 ? (
        <Button look="accent" busy={sending.state === 'running'} onClick={() => void add()}>
          {t('add', { count: fresh.length })}
        </Button>
      ) : (
        <p>{t('nothingNew')}</p>
      )}
    </>
  );
}

function Lines({ lines, refused }: { lines: readonly JudgedLine[]; refused: Refused }) {
  const { t, i18n } = useTranslation('portal-import');
  const [only, setOnly] = useState<Verdict>();
  const whyOf = ({ row, reasons }: JudgedLine): string =>
    [...reasons.map((reason) => t(`why.${reason}`)), refused.get(row) ?? ''].filter(Boolean).join(' ');
  const some = only === undefined ? lines : lines.filter(({ verdict }) => verdict === only);
  const heads = ['line', 'name', 'office', 'number', 'verdict', 'why'].map((head) => t(`head.${head}`));
  const download = (): void => {
    const cells = some.map((line) => [
      String(line.row),
      line.name,
      line.office,
      line.number,
      t(`verdict.${line.verdict}`),
      whyOf(line),
    ]);
    saveFile(t('downloadName'), new Blob([csvOf([heads, ...cells], i18n.language)], { type: 'text/csv' }));
  };
  return (
    <>
      <div className={styles.counts} role="group" aria-label={t('filter')}>
        <Button size="small" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
          {t('all', { count: lines.length })}
        </Button>
        {verdicts.map((verdict) => (
          <Button key={verdict} size="small" aria-pressed={only === verdict} onClick={() => setOnly(verdict)}>
            {t(`verdict.${verdict}`)}: {lines.filter((line) => line.verdict === verdict).length}
          </Button>
        ))}
      </div>
      {some.length > 0 && (
        <SmallTable
          name={t('dryRun.title')}
          heads={heads}
          rows={some.slice(0, SHOWN).map((line) => ({
            key: String(line.row),
            cells: [
              line.row,
              line.markId === undefined ? (
                line.name
              ) : (
                <AppLink to={`/portal/trademarks/${line.markId}`}>{line.name}</AppLink>
              ),
              line.office,
              line.number,
              t(`verdict.${line.verdict}`),
              whyOf(line),
            ],
          }))}
        />
      )}
      {some.length > SHOWN && <p>{t('more', { count: some.length - SHOWN })}</p>}
      <p>
        <Button size="small" onClick={download}>
          {t('download')}
        </Button>
      </p>
    </>
  );
}
