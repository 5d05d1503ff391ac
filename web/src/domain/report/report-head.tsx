import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { Seal } from '../../kit/seal/seal.js';
import type { FrozenReport } from './report.graphql.js';
import { shortSeal } from './frozen-report.js';
import styles from './report.module.css';

/** Whose report it is, of which day and version, and the seal that names its very content. */
export function ReportHead({ report }: { report: FrozenReport }) {
  const { t, i18n } = useTranslation('report');
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.kind}>{t('kind')}</p>
        <h1>{report.asked.name}</h1>
        <p className={styles.facts}>
          {report.lawyerName != null && <>{t('by', { lawyer: report.lawyerName })} · </>}
          {formatDay(report.releasedOn, i18n.language)} · {t('version', { version: report.number })} ·{' '}
          {report.publicId}
        </p>
      </div>
      <div className={styles.seal}>
        <Seal name={report.asked.name} size={148} />
        <p>
          <span>{t('seal')}</span> <span className="mono">{shortSeal(report.seal)}</span>
        </p>
      </div>
    </header>
  );
}
