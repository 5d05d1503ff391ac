import { useTranslation } from 'react-i18next';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { formatMonth } from '../../../../kit/dates/day.js';
import { lastMonths } from '../../parts/last-months.js';
import { MonthBars } from '../../parts/month-bars.js';
import { Empty, Section } from '../../parts/page.js';
import { SmallTable } from '../../parts/small-table.js';
import type { PortalBrandResult } from '../brand.graphql.js';

type Counts = PortalBrandResult['findingMonths'];

const NOTHING = { found: 0, dropped: 0, acted: 0 };

const summed = (counts: Counts) =>
  counts.reduce(
    (sum, { found, dropped, acted }) => ({
      found: sum.found + found,
      dropped: sum.dropped + dropped,
      acted: sum.acted + acted,
    }),
    NOTHING,
  );

/** What scans found of a brand each month and where, and what became of it. */
export function FindingChart({ counts }: { counts: Counts }) {
  const { t, i18n } = useTranslation('portal-monitoring');
  const platforms = [...new Set(counts.map(({ platform }) => platform))]
    .map((platform) => ({ platform, ...summed(counts.filter((one) => one.platform === platform)) }))
    .toSorted((a, b) => b.found - a.found || a.platform.localeCompare(b.platform));
  return (
    <Section title={t('chart.title')}>
      {counts.length === 0 ? (
        <Empty>{t('chart.none')}</Empty>
      ) : (
        <>
          <figure>
            <MonthBars
              name={t('chart.title')}
              bars={lastMonths(officeToday(undefined)).map((month) => {
                const { found, dropped, acted } = summed(counts.filter((one) => one.month === month));
                return {
                  month,
                  all: found,
                  part: acted,
                  words: t('chart.month', {
                    month: formatMonth(month, i18n.language),
                    count: found,
                    dropped,
                    acted,
                  }),
                };
              })}
            />
            <figcaption>{t('chart.caption')}</figcaption>
          </figure>
          <SmallTable
            name={t('chart.title')}
            heads={[t('chart.platform'), t('chart.found'), t('chart.dropped'), t('chart.acted')]}
            rows={platforms.map(({ platform, found, dropped, acted }) => ({
              key: platform,
              cells: [platform, found, dropped, acted],
            }))}
          />
        </>
      )}
    </Section>
  );
}
