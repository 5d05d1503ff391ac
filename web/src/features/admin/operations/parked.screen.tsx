import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useRole } from '../parts/records/use-facts.js';
import { NothingParked } from './parked/nothing-parked.js';
import { ServiceSetAside } from './parked/service-set-aside.js';
import { SET_ASIDE_DOORS } from './parked/set-aside-doors.js';
import styles from './parked/parked.module.css';

/** What services could not handle or read: what it says, why, and to have it tried again once its cause is mended. */
export function Component() {
  const { t } = useTranslation('admin-parked');
  const isAdmin = useRole() === 'admin';
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>
          <AppLink to="/admin/operations">{t('toOperations')}</AppLink>
        </p>
      </header>
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {isAdmin && (
        <>
          <NothingParked />
          {SET_ASIDE_DOORS.map((door) => (
            <ServiceSetAside key={door.service} door={door} />
          ))}
        </>
      )}
    </div>
  );
}
