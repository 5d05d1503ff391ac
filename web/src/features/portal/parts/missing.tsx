import { useTranslation } from 'react-i18next';
import { Elsewhere } from './elsewhere.js';

/** The same page, within the frame, for «not yours» and «not there», with a way to another account. */
export function Missing() {
  const { t } = useTranslation('portal-frame');
  return (
    <Elsewhere title={t('missing.title')} lead={t('missing.text')} to="/portal" way={t('missing.home')} />
  );
}
