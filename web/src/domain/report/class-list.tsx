import { useTranslation } from 'react-i18next';
import styles from './class-list.module.css';

function Classes({ title, numbers }: { title: string; numbers: readonly number[] }) {
  const { t } = useTranslation(['report', 'classes']);
  if (numbers.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>{numbers.map((number) => <li key={number}><span className="mono">{number}</span> {t(`classes:${number}`, { defaultValue: '' })}</li>)}</ul>
    </div>
  );
}

/** Classes of goods and services: what was checked, and what we would add or leave out. */
export function ClassList({ verified, recommended }: { verified: readonly number[]; recommended: readonly number[] }) {
  const { t } = useTranslation('report');
  if (verified.length + recommended.length === 0) return null;
  const extra = recommended.filter((number) => !verified.includes(number));
  return (
    <section className={styles['section']}>
      <h2>{t('classes.title')}</h2>
      <div className={styles['columns']}>
        <Classes title={t('classes.verified')} numbers={verified} />
        <Classes title={t('classes.recommended')} numbers={extra} />
      </div>
    </section>
  );
}
