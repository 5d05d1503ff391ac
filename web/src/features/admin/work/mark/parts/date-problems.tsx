import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../../kit/button/button.js';
import { editAddress } from '../../../parts/records/edit-address.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import styles from '../mark.module.css';

/** What cannot be true about its dates, in words with the dates. */
export function DateProblems({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const problems = (row['dateProblems'] ?? []) as readonly { code: string; message: string }[];
  if (problems.length === 0) return null;
  return (
    <section>
      <h2>{t('problems.title')}</h2>
      <ul className={styles.problems}>
        {problems.map(({ code, message }) => (
          <li key={`${code}.${message}`}>{message}</li>
        ))}
      </ul>
      <p>
        <ButtonLink size="small" to={editAddress('trademark', row.id)}>
          {t('problems.correct')}
        </ButtonLink>
      </p>
    </section>
  );
}
