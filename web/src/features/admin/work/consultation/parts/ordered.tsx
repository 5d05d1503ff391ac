import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { ConsultationWorkResult } from '../consultation.graphql.js';
import styles from '../consultation.module.css';

interface Props {
  readonly orders: ConsultationWorkResult['registrationRequestList']['items'];
  readonly services: ConsultationWorkResult['serviceRequestList']['items'];
}

/** What was ordered from the letter about the talk. */
export function Ordered({ orders, services }: Props) {
  const { t } = useTranslation('admin-consultation');
  if (orders.length + services.length === 0) return null;
  return (
    <section aria-labelledby="talk-ordered" className={styles.next}>
      <h3 id="talk-ordered">{t('ordered.title')}</h3>
      <ul>
        {orders.map(({ id, value, publicId }) => (
          <li key={id}>
            <AppLink to={`/registration_request/${id}/show`}>
              {[value, publicId].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        ))}
        {services.map(({ id, title, publicId }) => (
          <li key={id}>
            <AppLink to={`/service_request/${id}/show`}>
              {[title, publicId].filter(Boolean).join(' · ')}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
