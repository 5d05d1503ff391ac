import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { FoundGoods } from '../find-goods.js';
import type { Basket } from '../../parts/class-basket/use-basket.js';
import styles from './found.module.css';
import { TermList } from './term-list.js';

/** Suggested classes with the words that led to them, then the terms themselves. */
export function Found({ found, basket }: { found: FoundGoods; basket: Basket }) {
  const { t } = useTranslation('class-assist');
  if (found.items.length === 0) return <p role="status">{t('none')}</p>;
  return (
    <div className={styles['found']}>
      {found.degraded && <p className={styles['note']}>{t('degraded')}</p>}
      {found.translated.map(({ word, as }) => <p key={word} className={styles['note']}>{t('translated', { word, as: as.join(', ') })}</p>)}
      <section>
        <h2 role="status">{t('classes')}</h2>
        <ol className={styles['classes']}>
          {found.classes.map((one) => (
            <li key={one.classNumber}>
              <AppLink to={`/class-assist/trademark-class/${one.classNumber}`}><span className="mono">{one.classNumber}</span> {one.title}</AppLink>
              <span>{t('because', { words: one.matched.join(', ') })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('terms')}</h2>
        <p className={styles['hint']}>{t(found.listed ? 'listed' : 'free')} {t('english')}</p>
        <TermList terms={found.items} basket={basket} />
      </section>
    </div>
  );
}
