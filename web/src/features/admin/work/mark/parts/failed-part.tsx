import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';

/** One part of the page that did not come; the others stand. */
export function FailedPart({ name, again }: { name: string; again: () => void }) {
  const { t } = useTranslation('admin-mark');
  return (
    <p role="alert">
      {t('failedPart', { name })}{' '}
      <Button size="small" look="quiet" onClick={again}>
        {t('again')}
      </Button>
    </p>
  );
}
