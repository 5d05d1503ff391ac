import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../../../kit/dates/day.js';
import { byMonth, type Result } from '../watch.js';
import styles from '../watch-work.module.css';

/** How much of what was found mattered, month by month. */
export function Precision({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation('admin-watch');
  const months = byMonth(results);
  if (months.length === 0) return null;
  return (
    <section aria-labelledby="watch-precision" className={styles.table}>
      <h3 id="watch-precision">{t('precision')}</h3>
      <table aria-labelledby="watch-precision">
        <thead>
          <tr>
            {(['month', 'found', 'judged', 'mattered'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, found, judged, mattered }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, 'en')}</th>
              <td>{found}</td>
              <td>{judged}</td>
              <td>
                {judged === 0
                  ? '–'
                  : t('share', { mattered, percent: Math.round((mattered / judged) * 100) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
