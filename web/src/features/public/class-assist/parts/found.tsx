import { useTranslation } from 'react-i18next';
import type { FoundGoods } from '../find-goods.js';
import type { Basket } from '../../../../domain/class-basket/use-basket.js';
import styles from './found.module.css';
import { SuggestedClass } from './suggested-class.js';
import { TermList } from './term-list.js';

/** Suggested classes, each with the words that led to it and its terms; then terms of other classes. */
export function Found({ found, typed, basket }: { found: FoundGoods; typed: string; basket: Basket }) {
  const { t } = useTranslation('class-assist');
  if (found.items.length === 0 && found.classes.length === 0)
    return (
      <p role="status" className={styles.note}>
        {t('none')}
      </p>
    );
  const suggested = new Set(found.classes.map(({ classNumber }) => classNumber));
  const others = found.items.filter(({ classNumber }) => !suggested.has(classNumber));
  return (
    <section className={styles.found}>
      <header>
        <h2 role="status">{t('classes', { count: found.classes.length })}</h2>
        <p>
          {t(found.listed ? 'listed' : 'free')} {t('english')}
        </p>
      </header>
      {found.degraded && <p className={styles.note}>{t('degraded')}</p>}
      {found.translated.map(({ word, as }) => (
        <p key={word} className={styles.note}>
          {t('translated', { word, as: as.join(', ') })}
        </p>
      ))}
      <ol className={styles.classes}>
        {found.classes.map((one) => (
          <SuggestedClass
            key={one.classNumber}
            suggested={one}
            terms={found.items.filter(({ classNumber }) => classNumber === one.classNumber)}
            basket={basket}
            typed={typed}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('others')}</summary>
          <TermList terms={others} basket={basket} />
        </details>
      )}
    </section>
  );
}
