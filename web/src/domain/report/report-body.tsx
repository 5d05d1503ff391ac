import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/link/app-link.js';
import { Dismissed } from './dismissed.js';
import { InWork } from './in-work.js';
import type { ReportFields } from './report-fields.graphql.js';
import { ReportView } from './report-view.js';
import styles from './report-body.module.css';

/** What there is to read of a check: the report, an older version of it, a "no" with ways on, or when it comes. `path`: of this page, without query. */
export function ReportBody({ request, path }: { request: ReportFields; path: string }) {
  const { t } = useTranslation('report');
  const { report, notCovered } = request;
  const inWork = request.status === 'VERIFICATION_REQUESTED' || request.answeredAt == null;
  const newest = (request.verificationVersion ?? 1) - (inWork ? 1 : 0);
  const isOlder = report !== null && report.number < newest;
  if (report === null) return inWork ? <InWork request={request} /> : <p>{t('none')}</p>;
  return (
    <>
      {inWork && <><InWork request={request} /><p className={styles['note']}>{t('renewing', { version: report.number })}</p></>}
      {isOlder && <p className={styles['note']}>{t('older', { version: newest })} <AppLink to={path}>{t('readNewest', { version: newest })}</AppLink></p>}
      {report.outcome === 'DISMISSED' ? <Dismissed report={report} /> : <ReportView report={report} gaps={isOlder ? [] : notCovered} />}
    </>
  );
}
