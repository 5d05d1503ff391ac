import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TriedRule } from '../../../../generated/schema.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { ReplayedArrivalsDocument, type ReplayedArrivalsResult } from '../settings.graphql.js';
import styles from '../settings.module.css';

type Arrival = ReplayedArrivalsResult['replayedArrivals'][number];

/** The last arrivals, and whom each would go to today. @param rule one that is tried; null: the rules as they are */
export function Replayed({ rule }: { rule: TriedRule | null }) {
  const { t } = useTranslation('admin-settings');
  const { data, error, refetch } = useQuery({
    queryKey: ['assignment-rules', 'replayed', rule],
    queryFn: () => ask(ReplayedArrivalsDocument, { rule }),
  });
  const arrivals = data?.replayedArrivals;
  const changed = arrivals?.filter(differs).length ?? 0;
  return (
    <section aria-labelledby="replayed">
      <h2 id="replayed">{t(rule === null ? 'replay.title' : 'replay.tried')}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {arrivals !== undefined && (
        <p role="status" className={styles.note}>
          {arrivals.length === 0
            ? t('replay.none')
            : `${t('replay.count', { count: arrivals.length })} ${t('replay.changed', { count: changed })}`}
        </p>
      )}
      {arrivals !== undefined && arrivals.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={t('replay.title')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['arrived', 'subject', 'work', 'now', 'would', 'why'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`replay.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {arrivals.map((arrival) => (
                <ArrivalRow key={arrival.taskId} arrival={arrival} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const differs = ({ assignedAdminId, chosenAdminId }: Arrival): boolean => assignedAdminId !== chosenAdminId;

function ArrivalRow({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation('admin-settings');
  const { arrivedAt, mark, publicId, jurisdictions, work, assignedAdmin, chosenAdmin, because } = arrival;
  return (
    <tr className={differs(arrival) ? styles.changed : undefined}>
      <td className={styles.number}>
        <Moment at={arrivedAt} style="short" />
      </td>
      <th scope="row">
        {mark || publicId || '–'}
        {jurisdictions.length > 0 && <small className="mono">{jurisdictions.join(' ')}</small>}
      </th>
      <td>{t(`admin-day:work.${work}`)}</td>
      <td data-label={t('replay.now')}>{assignedAdmin?.displayName ?? t('nobody')}</td>
      <td data-label={t('replay.would')}>{chosenAdmin?.displayName ?? t('nobody')}</td>
      <td>{because !== null && t(`admin-assign:because.${because}`)}</td>
    </tr>
  );
}
