import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import styles from '../filing.module.css';

const EVERYWHERE = ['approved copy', 'owner', 'address', 'words', 'goods', 'power of attorney'] as const;
const UNITED_STATES = [...EVERYWHERE, 'filing basis', 'specimens'] as const;
/** Told only where it is missing: words have none. */
const PICTURE = 'picture';

/** What an office does not file without, each there or missing. */
export function Readiness({
  jurisdiction,
  missing,
}: {
  jurisdiction: string | null;
  missing: readonly string[];
}) {
  const { t } = useTranslation('admin-filing');
  const wanted = [
    ...(jurisdiction === 'US' ? UNITED_STATES : EVERYWHERE),
    ...(missing.includes(PICTURE) ? [PICTURE] : []),
  ];
  return (
    <ul className={styles.checklist} aria-label={t('checklist')}>
      {wanted.map((one) => (
        <li key={one}>
          <Status quiet tone={missing.includes(one) ? 'problem' : 'ok'}>
            {t(`check.${one}`)}
            {missing.includes(one) ? ` – ${t('missing')}` : ''}
          </Status>
        </li>
      ))}
    </ul>
  );
}
