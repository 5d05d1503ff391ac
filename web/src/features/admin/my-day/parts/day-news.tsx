import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { keyShown, keySpoken } from '../../parts/keys/desk-keys.js';
import { NotLive } from '../../parts/live/not-live.js';
import styles from '../my-day.module.css';

interface Props {
  /** How many came since the list was read. */
  readonly fresh: number;
  readonly onRefresh: () => void;
  /** What was done last, while it can be taken back. */
  readonly said: string | undefined;
  readonly onUndo: () => void;
}

/** What came, what was done, and whether the page hears anything: told politely, where the eyes are. */
export function DayNews({ fresh, onRefresh, said, onUndo }: Props) {
  const { t } = useTranslation('admin-day');
  return (
    <div className={styles.news}>
      <p role="status">
        {fresh > 0 && (
          <>
            {t('fresh', { count: fresh })}{' '}
            <Button look="quiet" size="small" aria-keyshortcuts={keySpoken('refresh')} onClick={onRefresh}>
              {t('show')} <kbd>{keyShown('refresh')}</kbd>
            </Button>
          </>
        )}
      </p>
      <p role="status">
        {said !== undefined && (
          <>
            {said}{' '}
            <Button look="quiet" size="small" aria-keyshortcuts={keySpoken('undo')} onClick={onUndo}>
              {t('undo')} <kbd>{keyShown('undo')}</kbd>
            </Button>
          </>
        )}
      </p>
      <NotLive className={styles.lost} again={onRefresh} />
    </div>
  );
}
