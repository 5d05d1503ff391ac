import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatMonth } from '../../../../kit/dates/day.js';
import type { SearchQualityResult } from '../search-quality.graphql.js';
import styles from '../search-quality.module.css';

type Quality = SearchQualityResult['searchQuality'];
type Row = Quality['rows'][number];
type Month = Quality['months'][number];

const COUNTS = ['shown', 'judged', 'relevant', 'precision', 'clients'] as const;

/** By office and by what brought the hits. */
export function RowsTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('admin-search-quality');
  const office = useOfficeName();
  return (
    <section aria-labelledby="quality-rows" className={styles.scroll}>
      <h2 id="quality-rows">{t('byRule')}</h2>
      <table aria-labelledby="quality-rows" className={styles.table}>
        <Head first={['office', 'source', 'rule', 'version']} />
        <tbody>
          {rows.map((row) => (
            <tr key={[row.office, row.source, row.rule, row.version].join(' ')}>
              <th scope="row">{office(row.office)}</th>
              <td className={styles.words}>{t(`source.${row.source}`)}</td>
              <td className={styles.words}>{t(`rule.${row.rule}`)}</td>
              <td className={styles.words}>{row.version}</td>
              <Figures of={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All hits by the month in which they were shown. */
export function MonthsTable({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('admin-search-quality');
  return (
    <section aria-labelledby="quality-months" className={styles.scroll}>
      <h2 id="quality-months">{t('byMonth')}</h2>
      <table aria-labelledby="quality-months" className={styles.table}>
        <Head first={['month']} />
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month, 'en')}</th>
              <Figures of={month} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ first }: { first: readonly ('office' | 'source' | 'rule' | 'version' | 'month')[] }) {
  const { t } = useTranslation('admin-search-quality');
  return (
    <thead>
      <tr>
        {first.map((key) => (
          <th key={key} scope="col" className={styles.words}>
            {t(`column.${key}`)}
          </th>
        ))}
        {COUNTS.map((key) => (
          <th key={key} scope="col">
            {t(`column.${key}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Figures({
  of: { shown, judged, relevant, precision, clientJudged, clientRelevant },
}: {
  of: Month | Row;
}) {
  const { t } = useTranslation('admin-search-quality');
  return (
    <>
      <td>{shown}</td>
      <td>{judged}</td>
      <td>{relevant}</td>
      <td>{precision === null ? t('tooFew') : t('precision', { ...precision })}</td>
      <td>{clientJudged === 0 ? '–' : t('clients', { clientRelevant, clientJudged })}</td>
    </>
  );
}
