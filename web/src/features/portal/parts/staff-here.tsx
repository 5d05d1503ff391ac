import { useTranslation } from 'react-i18next';
import { Elsewhere } from './elsewhere.js';

/** Staff read every row, so the portal would show them their clients' duties as their own: it says whose area this is instead. */
export function StaffHere() {
  const { t } = useTranslation('portal-frame');
  return <Elsewhere title={t('staff.title')} lead={t('staff.text')} to="/admin" way={t('staff.home')} />;
}
