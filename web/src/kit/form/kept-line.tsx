import { useTranslation } from 'react-i18next';
import { formatMoment } from '../dates/format-moment.js';
import { Button } from '../button/button.js';
import { useHydrated } from '../hydrated/use-hydrated.js';
import styles from './kept-line.module.css';
import type { KeptForm } from './use-kept-form.js';

/** Says when the answers were last kept, and lets somebody clear them from a shared computer. */
export function KeptLine({ kept }: { kept: Pick<KeptForm, 'savedAt' | 'restored' | 'startOver'> }) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  if (!hydrated || kept.savedAt === undefined) return null;
  const time = formatMoment(kept.savedAt, i18n.language, 'clock');
  return (
    <div className={styles.kept}>
      <span role="status">
        {kept.restored ? `${t('form.restored')} ` : ''}
        {t('form.saved', { time })}
      </span>
      <Button type="button" look="quiet" size="small" onClick={kept.startOver}>
        {t('form.startOver')}
      </Button>
    </div>
  );
}
