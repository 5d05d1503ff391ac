import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../kit/dates/moment.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import type { FrozenReport } from './report.graphql.js';
import type { ReportGap } from './frozen-report.js';
import styles from './findings.module.css';

const OTHER_MARK: ReadonlySet<ReportGap['kind']> = new Set(['NAME', 'KIND', 'LOGO']);

/** What the order has now and this report does not speak of. The report itself never moves. */
export function NotCovered({
  gaps,
  report,
  fresh,
}: {
  gaps: readonly ReportGap[];
  report: FrozenReport;
  fresh?: ReactNode;
}) {
  const { t } = useTranslation('report');
  const office = useOfficeName();
  if (gaps.length === 0) return null;
  const isOther = gaps.some(({ kind }) => OTHER_MARK.has(kind));
  return (
    <section
      className={isOther ? `${styles.notCovered} ${styles.other}` : styles.notCovered}
      aria-labelledby="not-covered"
    >
      <h2 id="not-covered">{t('notCovered.title')}</h2>
      <ul>
        {gaps.map(({ kind, jurisdiction, classNumber, since }) => (
          <li key={`${kind} ${jurisdiction} ${classNumber}`}>
            {t(`notCovered.${kind}`, {
              name: report.asked.name,
              office: jurisdiction == null ? '' : office(jurisdiction),
              number: classNumber ?? 0,
            })}{' '}
            <span className={styles.since}>
              (<Moment at={since} style="date" />)
            </span>
          </li>
        ))}
      </ul>
      {fresh !== undefined && (
        <>
          <p>{t('notCovered.ask')}</p>
          {fresh}
        </>
      )}
    </section>
  );
}
