import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { AddRecord, AmendRecord } from '../../parts/record-dialog.js';
import styles from '../case-work.module.css';
import { rightOf } from '../right-of.js';
import type { PlatformReport, Threat } from '../threat.js';

const KEYS = [
  'channel',
  'links',
  'rightsHolder',
  'markName',
  'markNumber',
  'markOffice',
  'goods',
  'explanation',
];

/** Reports to platforms: prepared from the mark and the findings, filed there by a person, answered there. */
export function PlatformReports({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const reports = threat.platformReports.items;
  const pages = threat.infringements.items.flatMap(({ evidence }) =>
    evidence.items.filter(({ goneDate }) => goneDate === null).map(({ website }) => website),
  );
  return (
    <section className={styles.wide}>
      <h3>{t('reported', { count: reports.length })}</h3>
      {reports.length === 0 && <p>{t('notReported')}</p>}
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
      {pages.length > 0 && (
        <AddRecord
          table="case_platform_report"
          label={t('prepareReport')}
          done={t('saved')}
          keys={KEYS}
          fixed={{ caseId: threat.id }}
          start={{ links: [...new Set(pages)], ...rightOf(threat) }}
        />
      )}
    </section>
  );
}

function ReportCard({ report }: { report: PlatformReport }) {
  const { t } = useTranslation('admin-case');
  const { filedOn, referenceNumber, answer, links, text } = report;
  return (
    <article className={styles.finding}>
      <h4>
        {t(`channel.${report.channel}`)} <span>{t('pages', { count: links.length })}</span>{' '}
        <StatusWord table="case_platform_report" status={report.status} />
      </h4>
      {filedOn !== null && (
        <p>
          {t('filedOn', { day: formatDay(filedOn, 'en') })}
          {referenceNumber !== null && ` · ${referenceNumber}`}
        </p>
      )}
      {answer !== null && <p>{answer}</p>}
      <details>
        <summary>{t('reportText')}</summary>
        <p className={styles.text}>{text}</p>
      </details>
      <p className={styles.row}>
        {report.status === 'PREPARED' && (
          <AmendRecord
            table="case_platform_report"
            row={report}
            keys={['text']}
            label={t('amend')}
            done={t('saved')}
          />
        )}
        <RecordSteps
          table="case_platform_report"
          row={report}
          only={[
            'fileCasePlatformReport',
            'noteCasePlatformRemoval',
            'noteCasePlatformRefusal',
            'withdrawCasePlatformReport',
          ]}
        />
      </p>
    </article>
  );
}
