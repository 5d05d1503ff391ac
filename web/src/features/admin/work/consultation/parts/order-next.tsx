import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import styles from '../consultation.module.css';

/** What the client wants done after the talk begins here, for the client. */
export function OrderNext({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-consultation');
  return (
    <section aria-labelledby="talk-next" className={styles.next}>
      <h3 id="talk-next">{t('next.title')}</h3>
      <ul>
        <li>
          <AppLink to={`/registration_request/create?userId=${userId}`}>{t('next.order')}</AppLink>
        </li>
        <li>
          <AppLink to={`/service_request/create?userId=${userId}`}>{t('next.service')}</AppLink>
        </li>
      </ul>
    </section>
  );
}
