import { useTranslation } from 'react-i18next';
import { Status, type StatusTone } from '../../../../kit/status/status.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';

type Checks = NonNullable<DeskMark['filingReadiness']>['checks'];

const TONES: Readonly<Record<Checks[number]['state'], StatusTone>> = {
  GIVEN: 'ok',
  NOT_NEEDED: 'ended',
  MISSING: 'problem',
};

/** What an office may ask for: given, not needed there, or missing. */
export function Readiness({ checks }: { checks: Checks }) {
  const { t } = useTranslation('admin-filing');
  return (
    <ul className={styles.checklist} aria-label={t('checklist')}>
      {checks.map(({ thing, state }) => (
        <li key={thing}>
          <Status quiet tone={TONES[state]}>
            {t(`check.${thing}`)} – {t(`checkState.${state}`)}
          </Status>
        </li>
      ))}
    </ul>
  );
}
