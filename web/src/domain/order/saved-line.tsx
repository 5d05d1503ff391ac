import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/dates/format-moment.js';
import { useHydrated } from '../../kit/hydrated/use-hydrated.js';
import styles from './order.module.css';
import type { SavedState } from './use-order-draft.js';

/** «Saved at 14:02», or that it is not yet. */
export function SavedLine({ saved }: { saved: SavedState }) {
  const { t, i18n } = useTranslation('order');
  const hydrated = useHydrated();
  const time = hydrated && saved.at !== undefined ? formatMoment(saved.at, i18n.language, 'clock') : '';
  const text =
    saved.is === 'saved' && time !== ''
      ? t('saved.at', { time })
      : saved.is === 'saving'
        ? t('saved.saving')
        : saved.is === 'failed'
          ? t('saved.failed')
          : '';
  return (
    <p
      role={saved.is === 'failed' ? 'alert' : 'status'}
      className={`${styles.saved} ${saved.is === 'failed' ? styles.failed : ''}`}
    >
      {text}
    </p>
  );
}
