import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import type { Report } from './report.js';
import { SmallTable } from '../../parts/small-table.js';

/** Every scan that was promised for the period; one that is late or was not made is said to be so. */
export function ReportedScans({ scans }: { scans: Report['scans'] }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <SmallTable
      name={t('report.scans')}
      heads={[t('report.dueOn'), t('report.state'), t('report.answeredOn')]}
      rows={scans.map(({ dueOn, answerBy, answeredOn, state }) => ({
        key: `${dueOn} ${state}`,
        cells: [
          <Day on={dueOn} />,
          t(`scanState.${state}`),
          answeredOn === null ? (
            answerBy === null ? (
              '–'
            ) : (
              <>
                {t('report.was')} <Day on={answerBy} />
              </>
            )
          ) : (
            <Day on={answeredOn} />
          ),
        ],
      }))}
    />
  );
}

/** What was asked when, and what it answered: also what could not be reached. */
export function ReportedSources({ sources }: { sources: Report['sources'] }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <SmallTable
      name={t('report.sources')}
      heads={[
        t('report.where'),
        t('report.when'),
        t('report.outcome'),
        t('report.near'),
        t('report.passedOver'),
      ]}
      rows={sources.map(({ platform, source, outcome, searchedOn, near, passedOver }, index) => ({
        key: `${source} ${index}`,
        cells: [
          source === platform
            ? t(`platform.${platform}`)
            : `${t(`platform.${platform}`)}: ${t(`source.${source}`)}`,
          searchedOn === null ? '–' : <Day on={searchedOn} />,
          t(`outcome.${outcome}`),
          near ?? '–',
          passedOver ?? '–',
        ],
      }))}
    />
  );
}

/** Why findings were dropped, and how many for each reason. */
export function DropReasons({ reasons }: { reasons: Report['dropReasons'] }) {
  const { t } = useTranslation('portal-monitoring');
  return (
    <SmallTable
      name={t('report.dropped')}
      heads={[t('report.reason'), t('report.count')]}
      rows={[...new Set(reasons)].map((reason) => ({
        key: reason,
        cells: [t(`reason.${reason}`), reasons.filter((one) => one === reason).length],
      }))}
    />
  );
}
