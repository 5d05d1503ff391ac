import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { ReportWorkDocument } from './report.graphql.js';
import { Reported } from './parts/reported.js';
import { SameThreats } from './parts/same-threats.js';
import styles from './report-work.module.css';

/** A report of a threat: what was said and shown beside the threats it may be about. */
export function ReportWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-report');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'case_request', row.id],
    queryFn: () => ask(ReportWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const report = data.caseRequest;
  if (report === null) return null;
  return (
    <section aria-label={t('title')} className={styles.report}>
      <Reported report={report} kept={data.documentList.items} />
      <SameThreats facts={facts} row={row} report={report} />
    </section>
  );
}
