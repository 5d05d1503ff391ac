import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SET_ASIDE_DOORS } from './set-aside-doors.js';
import { setAsideQuery } from './set-aside-query.js';
import styles from './parked.module.css';

/** Says so where every service answered and none put anything aside; until all have answered, that they are asked. */
export function NothingParked() {
  const { t } = useTranslation('admin-parked');
  const answers = useQueries({ queries: SET_ASIDE_DOORS.map((door) => setAsideQuery(door)) });
  if (answers.some(({ isPending }) => isPending)) return <p role="status">{t('common:loading')}</p>;
  const nothing = answers.every(({ data }) => data?.parkedStreams === 0 && data.deadLetterCount === 0);
  return nothing ? (
    <p role="status" className={styles.nothing}>
      {t('nothing')}
    </p>
  ) : null;
}
