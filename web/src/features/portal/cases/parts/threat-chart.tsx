import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../../kit/dates/day.js';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { Section } from '../../parts/page.js';
import { MonthBars } from '../../parts/month-bars.js';
import { byPlatform, monthBars, type MonthCount } from './month-counts.js';
import styles from './threat-chart.module.css';

/** How many threats became known each month and how many of those are over, and on which platforms. */
export function ThreatChart({ counts }: { readonly counts: readonly MonthCount[] }) {
  const { t, i18n } = useTranslation('portal-threats');
  if (counts.length === 0) return null;
  const bars = monthBars(counts, officeToday(undefined));
  return (
    <Section title={t('chart.title')}>
      <div className={styles.pair}>
        <figure className={styles.figure}>
          <MonthBars
            name={t('chart.title')}
            bars={bars.map(({ month, opened, ended }) => ({
              month,
              all: opened,
              part: ended,
              words: t('chart.month', { month: formatMonth(month, i18n.language), count: opened, ended }),
            }))}
          />
          <figcaption>{t('chart.caption')}</figcaption>
        </figure>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('chart.platform')}</th>
              <th scope="col">{t('chart.opened')}</th>
              <th scope="col">{t('chart.ended')}</th>
            </tr>
          </thead>
          <tbody>
            {byPlatform(counts).map(({ platform, opened, ended }) => (
              <tr key={platform}>
                <th scope="row">{platform === '' ? t('chart.nowhere') : platform}</th>
                <td>{opened}</td>
                <td>{ended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
