import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import styles from '../mark.module.css';

interface ClassGoods {
  readonly class: number;
  readonly terms: readonly string[];
}

/** Goods and services, a line a class; the terms are unfolded where somebody wants to read them. */
export function Goods({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const classes = (row['goodsAndServices'] ?? []) as readonly ClassGoods[];
  return (
    <section>
      <h2>
        {t('goods.title')}{' '}
        <span className={styles.count}>{t('goods.classes', { count: classes.length })}</span>
      </h2>
      {classes.length === 0 && <p>{t('goods.none')}</p>}
      {classes
        .toSorted((one, other) => one.class - other.class)
        .map(({ class: number, terms }) => (
          <details key={number} className={styles.goods}>
            <summary>
              <span className="mono">{number}</span> <span>{terms.join('; ')}</span>{' '}
              <span>{t('goods.terms', { count: terms.length })}</span>
            </summary>
            <ul>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}
