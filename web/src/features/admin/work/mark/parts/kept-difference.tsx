import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../../kit/session/use-session.js';
import { ReferenceName } from '../../../parts/records/record-name.js';
import styles from '../mark.module.css';

/** A difference as the service keeps it: both values, and who kept ours against the register. */
export interface Difference {
  readonly field: string;
  readonly ours: string;
  readonly office: string;
  readonly state: string;
  readonly keptById: string | null;
  readonly keptReason: string | null;
}

/** Whether the one who looks is the second person: whoever kept ours never confirms it. */
export function useMayConfirm(): (difference: Difference) => boolean {
  const me = useSession().session?.user.id;
  return ({ state, keptById }) =>
    state === 'WAITS_FOR_A_SECOND_PERSON' && me !== undefined && keptById !== me;
}

/** That ours was kept, by whom and why, and that a second person has to look. */
export function KeptLine({ difference: { keptById, keptReason } }: { difference: Difference }) {
  const { t } = useTranslation('admin-mark');
  return (
    <p>
      {keptById !== null && (
        <>
          <ReferenceName table="user" id={keptById} />
          {': '}
        </>
      )}
      {t('differences.keptBecause', { reason: keptReason ?? t('differences.noReason') })}
      <br />
      <span className={styles.muted}>{t('differences.waits')}</span>
    </p>
  );
}
