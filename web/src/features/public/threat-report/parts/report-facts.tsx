import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import type { LinkedReportResult } from '../threat-report.graphql.js';
import styles from '../threat-report.module.css';

type Report = NonNullable<LinkedReportResult['caseRequest']>;

/** What was reported, as it was written. Addresses are text: nobody is sent to a page that somebody else calls a threat. */
export function ReportFacts({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('threat-report');
  const { brandName, brandWebsite, type, links, message, seenSince, createdAt } = report;
  return (
    <Extract
      rows={[
        ...(brandName === null ? [] : [{ label: t('field.brandName'), value: brandName }]),
        ...(brandWebsite === null ? [] : [{ label: t('field.brandWebsite'), value: brandWebsite }]),
        { label: t('field.kinds'), value: type },
        {
          label: t('field.links'),
          value: (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link}>{link}</li>
              ))}
            </ul>
          ),
        },
        ...(seenSince === null
          ? []
          : [{ label: t('field.seenSince'), value: formatDay(seenSince, i18n.language) }]),
        ...(message === null
          ? []
          : [{ label: t('field.message'), value: <span className={styles.words}>{message}</span> }]),
        { label: t('linked.reported'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}
