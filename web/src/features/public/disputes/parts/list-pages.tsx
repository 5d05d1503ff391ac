import { useTranslation } from 'react-i18next';
import { disputesQuery, type AskedDisputes } from '../../../../domain/records/asked-disputes.js';
import type { DisputeList } from '../../../../domain/records/dispute.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../../parts/reading/reading.module.css';

interface Props {
  readonly path: string;
  readonly asked: AskedDisputes;
  readonly list: DisputeList;
}

/** Leads to the pages before and after the one that is shown. */
export function ListPages({ path, asked, list: { page, pages } }: Props) {
  const { t } = useTranslation('records');
  if (pages === 1) return null;
  const to = (number: number): string => `${path}${disputesQuery({ ...asked, page: number })}`;
  return (
    <nav className={styles.around} aria-label={t('pages.label')}>
      {page > 1 ? (
        <AppLink to={to(page - 1)} rel="prev">
          {t('pages.before')}
        </AppLink>
      ) : (
        <span />
      )}
      <span className={styles.meta}>{t('pages.of', { page, pages })}</span>
      {page < pages ? (
        <AppLink to={to(page + 1)} rel="next">
          {t('pages.after')}
        </AppLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
