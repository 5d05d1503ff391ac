import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/link/app-link.js';
import { Dismissed } from './dismissed.js';
import { InWork } from './in-work.js';
import type { Recheck } from './recheck.js';
import type { ReportFields } from './report.graphql.js';
import { ReportPdf, type LoadFiles } from './report-pdf.js';
import { ReportView } from './report-view.js';
import { SinceReport } from './since-report.js';
import styles from './report.module.css';

interface Props {
  readonly request: ReportFields;
  /** Of this page, without query. */
  readonly path: string;
  readonly recheck: Recheck;
  readonly loadFiles: LoadFiles;
  /** Asks for a fresh check, where this reader may. */
  readonly fresh?: ReactNode;
}

/** What there is to read of a check: the report, an older version of it, a "no" with ways on, or when it comes. */
export function ReportBody({ request, path, recheck, loadFiles, fresh }: Props) {
  const { t } = useTranslation('report');
  const { report, notCovered, reportAge } = request;
  const inWork = request.status === 'VERIFICATION_REQUESTED' || request.answeredAt == null;
  const newest = (request.verificationVersion ?? 1) - (inWork ? 1 : 0);
  const isOlder = report !== null && report.number < newest;
  if (report === null) return inWork ? <InWork request={request} /> : <p>{t('none')}</p>;
  const gaps = isOlder ? [] : notCovered;
  // On its own day a report is asked anew only for what it does not cover.
  const way = !inWork && reportAge !== null && (reportAge.days > 0 || gaps.length > 0) ? fresh : undefined;
  const since = !isOlder && reportAge !== null && (
    <SinceReport
      report={report}
      age={reportAge}
      recheck={recheck}
      fresh={gaps.length > 0 ? undefined : way}
    />
  );
  const actions = <ReportPdf gaps={gaps} load={() => loadFiles(report.number)} />;
  return (
    <>
      {inWork && (
        <>
          <InWork request={request} />
          <p className={styles.note}>{t('renewing', { version: report.number })}</p>
        </>
      )}
      {isOlder && (
        <p className={styles.note}>
          {t('older', { version: newest })}{' '}
          <AppLink to={path}>{t('readNewest', { version: newest })}</AppLink>
        </p>
      )}
      {report.outcome === 'DISMISSED' ? (
        <Dismissed report={report} actions={actions} since={since} />
      ) : (
        <ReportView report={report} gaps={gaps} actions={actions} since={since} fresh={way} />
      )}
    </>
  );
}
