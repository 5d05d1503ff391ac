import { useTranslation } from 'react-i18next';
import { lengthOf, type ClassGoods, type OneTerm } from './class-goods.js';
import styles from './goods-picker.module.css';

/** Above it the office of the United States charges for every further thousand. */
const US_CHARACTERS = 1000;

/** What was chosen, class by class; each term can be dropped. */
export function ChosenGoods({
  goods,
  offices,
  onDrop,
}: {
  goods: readonly ClassGoods[];
  offices: readonly string[];
  onDrop: (term: OneTerm) => void;
}) {
  const { t, i18n } = useTranslation(['goods-picker', 'classes']);
  const count = goods.reduce((sum, { terms }) => sum + terms.length, 0);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className={styles.chosen}>
      <p role="status">
        {count === 0
          ? t('chosen.none')
          : `${t('chosen.terms', { count })} ${t('chosen.classes', { count: goods.length })}`}
      </p>
      {goods.map((one) => (
        <section
          key={one.class}
          aria-label={t('chosen.class', { number: one.class, title: t(`classes:${one.class}`) })}
        >
          <h4>
            <span className="mono">{one.class}</span> {t(`classes:${one.class}`)}
          </h4>
          <ul>
            {one.terms.map((term) => (
              <li key={term}>
                <span>{term}</span>
                <button
                  type="button"
                  aria-label={t('chosen.drop', { term })}
                  onClick={() => onDrop({ classNumber: one.class, term })}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          {offices.includes('US') && (
            <p className={lengthOf(one) > US_CHARACTERS ? styles.over : styles.muted}>
              {t(lengthOf(one) > US_CHARACTERS ? 'chosen.over' : 'chosen.length', {
                used: number.format(lengthOf(one)),
                most: number.format(US_CHARACTERS),
              })}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
