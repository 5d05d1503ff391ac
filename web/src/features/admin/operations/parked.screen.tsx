import { useTranslation } from 'react-i18next';
import { useRole } from '../parts/records/use-facts.js';
import { NothingParked } from './parked/nothing-parked.js';
import { ServiceSetAside } from './parked/service-set-aside.js';
import { SET_ASIDE_DOORS } from './parked/set-aside-doors.js';
import styles from './parked/parked.module.css';
import { OperationsHead } from '../parts/operations-head.js';

/** What services could not handle or read: what it says, why, and to have it tried again once its cause is mended. */
export function Component() {
  const { t } = useTranslation('admin-parked');
  const isAdmin = useRole() === 'admin';
  return (
    <div className={styles.page}>
      <OperationsHead title={t('title')} lead={t('lead')} />
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
