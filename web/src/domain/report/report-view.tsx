import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Asked } from './asked.js';
import { ClassList } from './class-list.js';
import { DistinctivenessSection } from './distinctiveness-section.js';
import type { FrozenReport } from './report.graphql.js';
import type { ReportGap } from './frozen-report.js';
import { NotCovered } from './not-covered.js';
import { OfficeVerdicts } from './office-verdicts.js';
import { ReportHead } from './report-head.js';
import styles from './report.module.css';
import { SearchedRegisters } from './searched-registers.js';
import { SimilarMarks } from './similar-marks.js';

interface Props {
  readonly report: FrozenReport;
  readonly gaps: readonly ReportGap[];
  /** Below the head: the report as a file. */
  readonly actions?: ReactNode;
  /** What has happened since: the first box. */
  readonly since?: ReactNode;
  /** The way to a fresh check, where this reader has one. */
  readonly fresh?: ReactNode;
  readonly compact?: boolean;
}

/** The lawyer's report from its frozen version, the same for a visitor with a link, a customer in the portal and staff. */
export function ReportView({ report, gaps, actions, since, fresh, compact = false }: Props) {
  const { t } = useTranslation('report');
  const { strategy, distinctiveness } = report;
  return (
    <article className={styles.report}>
      {!compact && <ReportHead report={report} />}
      {actions}
      {since}
      <NotCovered gaps={gaps} report={report} fresh={fresh} />
      <OfficeVerdicts offices={report.jurisdictions} searches={report.searches} />
      {strategy != null && strategy !== '' && (
        <section className={styles.strategy}>
          <h2>{t('strategy')}</h2>
          <div className={styles.prose}>
            {strategy.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {distinctiveness != null && <DistinctivenessSection facts={distinctiveness} />}
      <SimilarMarks report={report} />
      <ClassList advice={report.classAdvice} />
      <SearchedRegisters report={report} />
      <Asked asked={report.asked} />
      <p className={styles.hash}>
        {t('hash')} <span className="mono">{report.seal}</span>
      </p>
    </article>
  );
}
