import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Seal } from '../../kit/seal/seal.js';
import { Status } from '../../kit/status/status.js';
import styles from './without-advice.module.css';
import type { FrozenReport } from './report.graphql.js';
import { shortSeal } from './frozen-report.js';
import { SearchedRegisters } from './searched-registers.js';

/** A «no» with its reason and two or three ways on; never a dead end. */
export function Dismissed({
  report,
  actions,
  since,
  compact = false,
}: {
  report: FrozenReport;
  actions?: ReactNode;
  since?: ReactNode;
  compact?: boolean;
}) {
  const { t } = useTranslation('report');
  const { dismissAlternatives: alternatives } = report;
  const { name } = report.asked;
  return (
    <article className={styles.dismissed}>
      {!compact && (
        <header>
          <div>
            <p className={styles.kind}>{t('kind')}</p>
            <h1>{name}</h1>
            <p className={styles.status}>
              <Status tone="problem">{t('dismissed.status')}</Status>
            </p>
          </div>
          <Seal name={name} size={148} />
        </header>
      )}
      {actions}
      {since}
      <section>
        <h2>{t('dismissed.why')}</h2>
        <p>{report.dismissReason}</p>
      </section>
      {alternatives.length > 0 && (
        <section>
          <h2>{t('dismissed.alternatives')}</h2>
          <ol>
            {alternatives.map((alternative) => (
              <li key={alternative}>{alternative}</li>
            ))}
          </ol>
        </section>
      )}
      {report.searches.length > 0 && <SearchedRegisters report={report} />}
      <p>
        {t('version', { version: report.number })} · {t('seal')}{' '}
        <span className="mono">{shortSeal(report.seal)}</span>
      </p>
    </article>
  );
}
