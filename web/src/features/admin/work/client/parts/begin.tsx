import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import styles from '../client.module.css';

const BEGUN = {
  service: 'service_request',
  mark: 'trademark',
  ticket: 'support_ticket',
  consultation: 'consultation',
} as const;

/** What can be begun for this client beside an order, which is the next step of the page. */
export function Begin({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <ul className={styles.begin} aria-label={t('begin.title')}>
      {Object.entries(BEGUN).map(([name, table]) => (
        <li key={name}>
          <AppLink to={`/${table}/create?userId=${id}`}>{t(`begin.${name}`)}</AppLink>
        </li>
      ))}
    </ul>
  );
}
