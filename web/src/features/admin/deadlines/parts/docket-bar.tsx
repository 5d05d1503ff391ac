import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import styles from '../deadlines.module.css';
import type { DocketChoice } from '../use-docket-choice.js';
import { COLLEAGUES_OF_CHOSEN } from './row-place.js';

interface Props {
  readonly choice: DocketChoice;
  readonly people: ReadonlyMap<string, string>;
  readonly busy: boolean;
  readonly assign: (adminId: string | null) => void;
}

/** Who is in charge of everything that is chosen. */
export function DocketBar({ choice, people, busy, assign }: Props) {
  const { t } = useTranslation('admin-deadlines');
  if (choice.picked.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('bar.label')}>
      <span>{t('bar.chosen', { count: choice.picked.length })}</span>
      <label>
        {t('bar.assign')}{' '}
        <select
          id={COLLEAGUES_OF_CHOSEN}
          value="?"
          disabled={busy}
          onChange={(event) => assign(event.target.value || null)}
        >
          <option value="?" disabled>
            {t('bar.whom')}
          </option>
          <option value="">{t('nobody')}</option>
          {[...people].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet" size="small" onClick={choice.none}>
        {t('bar.clear')}
      </Button>
    </div>
  );
}
