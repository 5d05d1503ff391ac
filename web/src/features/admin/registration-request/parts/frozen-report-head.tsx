import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ReportPdf } from '../../../../domain/report/report-pdf.js';
import { SinceReport } from '../../../../domain/report/since-report.js';
import type { Recheck } from '../../../../domain/report/recheck.js';
import { ask } from '../../parts/admin-api.js';
import { AdminReportFilesDocument } from '../registration-request-show.graphql.js';
import { CalendarDay } from './calendar-day.js';
import type { AdminRequest } from '../result-draft.js';
import styles from './result-editor.module.css';

interface Props {
  readonly report: NonNullable<AdminRequest['report']>;
  readonly request: AdminRequest;
  readonly recheck: Recheck;
}

/** Which frozen version the client reads, what has changed since, what of the order it does not cover, and what was ordered knowing better. */
export function FrozenReportHead({ report, request, recheck }: Props) {
  const {
    notCovered: gaps,
    reportAge: age,
    orderedReportVersion,
    oldReportDays,
    unitsAgainstAdvice,
  } = request;
  const { t } = useTranslation('admin-search');
  const office = useOfficeName();
  const seal = report.seal
    .slice(0, 12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <section className={styles.frozen} aria-labelledby="frozen">
      <h2 id="frozen">{t('frozen.title')}</h2>
      <p>
        {t('frozen.version', { number: report.number })} · <CalendarDay date={report.releasedOn} /> ·{' '}
        {report.lawyerName} · {t('frozen.seal')} <span className="mono">{seal}</span>
      </p>
      {orderedReportVersion !== null && <p>{t('frozen.ordered', { number: orderedReportVersion })}</p>}
      {oldReportDays !== null && <p>{t('frozen.orderedOld', { count: oldReportDays })}</p>}
      {unitsAgainstAdvice.map((unit) => {
        const [code = '', number] = unit.split(' ');
        return <p key={unit}>{t('frozen.orderedAgainst', { office: office(code), class: number })}</p>;
      })}
      <ReportPdf
        gaps={gaps}
        load={() => ask(AdminReportFilesDocument, { id: request.id, number: report.number })}
      />
      {age !== null && <SinceReport report={report} age={age} recheck={recheck} />}
      {gaps.length > 0 && (
        <>
          <p>{t('frozen.notCovered')}</p>
          <ul>
            {gaps.map(({ kind, jurisdiction, classNumber }) => (
              <li key={`${kind} ${jurisdiction} ${classNumber}`}>
                {t(`frozen.gap.${kind}`, {
                  office: jurisdiction === null ? '' : office(jurisdiction),
                  class: classNumber ?? '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
