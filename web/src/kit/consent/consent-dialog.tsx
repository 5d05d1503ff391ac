import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.js';
import { ConsentChoices } from './consent-choices.js';

/** The choices over whatever page somebody reads. */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('site');
  return (
    <Dialog open title={t('consent.settings')} phone="full" onClose={onClose}>
      <ConsentChoices onDone={onClose} />
    </Dialog>
  );
}
