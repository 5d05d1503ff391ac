import { useTranslation } from 'react-i18next';
import styles from '../invoice.module.css';

/** What the books say afterwards, before anything is done. */
export function SumsAfter({ rows }: { rows: readonly (readonly [string, string])[] }) {
  const { t } = useTranslation('admin-invoice');
  return (
    <table className={styles.sums}>
      <caption>{t('correct.after')}</caption>
      <tbody>
        {rows.map(([label, sum]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
