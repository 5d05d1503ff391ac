import { useTranslation } from 'react-i18next';
import { Status, type StatusTone } from '../../kit/status/status.js';
import { OfficeName } from '../jurisdiction/office-name.js';
import styles from './office-verdicts.module.css';
import { RiskScale, type Band } from './risk-scale.js';

type Verdict = 'GO' | 'GO_WITH_CHANGES' | 'NOT_ADVISED' | 'NO_ANSWER';
const TONES: Readonly<Record<Verdict, StatusTone>> = { GO: 'ok', GO_WITH_CHANGES: 'waiting', NOT_ADVISED: 'problem', NO_ANSWER: 'waiting' };

interface Office { readonly jurisdiction?: string | null; readonly verdict?: Verdict | null; readonly risk?: Band | null; readonly reason?: string | null }

/** The answer people came for: one line an office. */
export function OfficeVerdicts({ offices }: { offices: readonly Office[] }) {
  const { t } = useTranslation('report');
  return (
    <section className={styles['verdicts']}>
      <h2>{t('verdict.title')}</h2>
      <ul>
        {offices.map((office) => (
          <li key={office.jurisdiction}>
            <h3><OfficeName code={office.jurisdiction ?? ''} /></h3>
            {office.verdict != null && <Status tone={TONES[office.verdict]}>{t(`verdict.${office.verdict}`)}</Status>}
            {office.risk != null && <RiskScale band={office.risk} />}
            <p>{office.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
