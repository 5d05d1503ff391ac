import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { HandOver } from '../../parts/assign/hand-over.js';
import { AwayForm } from '../../parts/own/away-form.js';
import { useSubmit } from '../../parts/use-submit.js';
import { StaffAbsencesDocument, type AbsenceRow } from '../../parts/own/own-profile.graphql.js';
import { SettingsEndAbsenceDocument } from '../settings.graphql.js';
import styles from '../settings.module.css';

/** When somebody is away, now and later, who stands in, and what is promised for that time. @param of one person; absent: everybody */
export function Absences({ of }: { of?: string }) {
  const { t } = useTranslation('admin-settings');
  const [asking, setAsking] = useState(false);
  const [since] = useState(() => new Date().toISOString());
  const filter = { until: { gte: since }, ...(of === undefined ? {} : { userId: { eq: of } }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['absences', filter],
    queryFn: () => ask(StaffAbsencesDocument, { filter }),
  });
  const rows = data?.absenceList.items;
  return (
    <section aria-labelledby="absences">
      <h2 id="absences">{t('absence.title')}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {rows?.length === 0 && (
        <p className={styles.note}>{t(of === undefined ? 'absence.none' : 'absence.noneOwn')}</p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={t('absence.title')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['who', 'from', 'until', 'deputy', 'within', 'steps'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`absence.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {of !== undefined && (
        <>
          <Button onClick={() => setAsking(true)}>{t('absence.add')}</Button>
          <Dialog open={asking} title={t('absence.add')} onClose={() => setAsking(false)}>
            <AwayForm userId={of} onDone={() => setAsking(false)} onCancel={() => setAsking(false)} />
          </Dialog>
        </>
      )}
    </section>
  );
}

function Row({ row }: { row: AbsenceRow }) {
  const { t } = useTranslation('admin-settings');
  const { busy, run } = useSubmit(['absences']);
  const [problem, setProblem] = useState<string>();
  const name = row.user?.displayName ?? t('somebody');
  const end = async (): Promise<void> => {
    const answer = await run(
      SettingsEndAbsenceDocument,
      { id: row.id, expectedVersion: row.version },
      t('absence.ended'),
    );
    if (answer !== 'done') setProblem(answer === 'failed' ? t('lost') : answer.message);
  };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('absence.from')}>
        <Moment at={row.from} style="due" />
      </td>
      <td data-label={t('absence.until')}>
        <Moment at={row.until} style="due" />
      </td>
      <td data-label={t('absence.deputy')}>{row.deputy?.displayName ?? t('absence.usual')}</td>
      <td>
        {row.taskIds.length > 0 && (
          <>
            {t('absence.fall', { count: row.taskIds.length })}{' '}
            <HandOver taskIds={row.taskIds} of={name} reread={['absences']} />
          </>
        )}
      </td>
      <td>
        <Button size="small" look="quiet" busy={busy} onClick={() => void end()}>
          {t('absence.remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
        {problem !== undefined && (
          <p role="alert" className={styles.wrong}>
            {problem}
          </p>
        )}
      </td>
    </tr>
  );
}
