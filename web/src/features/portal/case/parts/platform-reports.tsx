import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import { Section } from '../../parts/page.js';
import type { PortalCaseResult } from '../case.graphql.js';

type Report = NonNullable<PortalCaseResult['case']>['platformReports']['items'][number];

/** What was reported to platforms, when, and what they answered. */
export function PlatformReports({ reports }: { readonly reports: readonly Report[] }) {
  const { t } = useTranslation('portal-threats');
  if (reports.length === 0) return null;
  return (
    <Section title={t('reported.title')}>
      <ul>
        {reports.map(({ id, channel, status, filedOn, referenceNumber, answer, links }) => (
          <li key={id}>
            <p>
              <strong>{t(`reported.channel.${channel}`)}</strong>: {t(`reported.status.${status}`)},{' '}
              {t('reported.pages', { count: links.length })}
              {filedOn !== null && (
                <>
                  {', '}
                  {t('reported.filed')} <Day on={filedOn} />
                </>
              )}
              {referenceNumber !== null && `, ${t('reported.reference', { number: referenceNumber })}`}
            </p>
            {answer !== null && <p>{t('reported.answer', { words: answer })}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
