import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../data/api-error.js';
import { Button } from '../../../kit/button/button.js';
import styles from './admin-frame.module.css';

export function Failed({ error, again }: { error: Error; again: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {t('failed')}
        {error instanceof ApiError && (
          <>
            {' '}
            ({error.code}
            {error.reference === undefined ? '' : `, ${error.reference}`})
          </>
        )}
      </p>
      <Button size="small" onClick={again}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}
