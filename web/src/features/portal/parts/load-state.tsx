import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../data/api-error.js';
import { Button } from '../../../kit/button/button.js';
import styles from './page.module.css';

/** A list that could not be had: the words, a reference, and one more try. */
export function LoadFailed({
  error,
  again,
  old = false,
}: {
  error: Error;
  again: () => void;
  old?: boolean;
}) {
  const { t } = useTranslation('portal');
  const cause = 'networkError' in error ? (error.networkError as Error) : error;
  const reference = cause instanceof ApiError ? cause.reference : undefined;
  return (
    <div className={styles.failed} role="alert">
      <p>{t(old ? 'state.stale' : 'api-error-description')}</p>
      {reference !== undefined && (
        <p className={styles.reference}>{t('common:failure.reference', { reference })}</p>
      )}
      <Button size="small" onClick={again}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}
