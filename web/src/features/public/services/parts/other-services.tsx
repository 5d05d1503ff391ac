import { useTranslation } from 'react-i18next';
import { formServices, serviceAddresses } from '../../../../domain/service-order/service-addresses.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './other-services.module.css';

const GENERAL = 'legal-services';

/** Where the general form is: the services that have questions of their own. */
export function OtherServices({ here }: { here: string }) {
  const { t } = useTranslation('service-form');
  if (here !== GENERAL) return null;
  return (
    <nav aria-label={t('others')} className={styles.others}>
      <h2>{t('others')}</h2>
      <ul>
        {formServices
          .filter((name) => name !== GENERAL)
          .map((name) => (
            <li key={name}>
              <AppLink to={serviceAddresses[name]}>{t(`service.${name}.title`)}</AppLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
