import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { WorkFactsDocument, type WorkFactsResult } from '../settings.graphql.js';
import styles from '../settings.module.css';

/** By when each kind of work is promised, for whoever asks; the firm changes it with the product. */
export function PromisesPart() {
  const { t } = useTranslation('admin-settings');
  const { data, error, refetch } = useQuery({
    queryKey: ['work-facts'],
    queryFn: () => ask(WorkFactsDocument, {}),
    staleTime: Infinity,
  });
  return (
    <section aria-labelledby="promises">
      <h2 id="promises">{t('part.promises')}</h2>
      <p className={styles.note}>{t('promised.note')}</p>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <div className={styles.scroll} role="region" aria-label={t('part.promises')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['work', 'by', 'when', 'takes'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`promised.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.workFacts.map((facts) => (
              <tr key={facts.work}>
                <th scope="row">{t(`admin-day:work.${facts.work}`)}</th>
                <td data-label={t('promised.by')}>{t(`role.${facts.by}`)}</td>
                <td data-label={t('promised.when')}>
                  <When facts={facts} />
                </td>
                <td className={styles.number} data-label={t('promised.takes')}>
                  {t('promised.minutes', { count: facts.minutes })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function When({ facts }: { facts: WorkFactsResult['workFacts'][number] }) {
  const { t } = useTranslation('admin-settings');
  if (facts.promisedHours !== null) return <>{t('promised.hours', { count: facts.promisedHours })}</>;
  if (facts.promisedDays !== null) return <>{t('promised.days', { count: facts.promisedDays })}</>;
  return <>{t('promised.bySubject')}</>;
}
