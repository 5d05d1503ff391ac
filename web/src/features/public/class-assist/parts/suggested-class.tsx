import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { FoundGoods } from '../find-goods.js';
import type { Basket } from '../../../../domain/class-basket/use-basket.js';
import { asTyped } from '../as-typed.js';
import styles from './found.module.css';
import { TermList } from './term-list.js';

interface Props {
  readonly suggested: FoundGoods['classes'][number];
  /** Of this class only. */
  readonly terms: FoundGoods['items'];
  readonly basket: Basket;
  /** What was asked for. */
  readonly typed: string;
}

/** Below this a class follows from what stands beside, not from what was named. */
const NAMED = 0.8;

/** A class: its number, why it was suggested, and the terms to tick. */
export function SuggestedClass({
  suggested: { classNumber, title, score, matched },
  terms,
  basket,
  typed,
}: Props) {
  const { t } = useTranslation('class-assist');
  return (
    <li>
      <h3>
        <AppLink to={`/class-assist/trademark-class/${classNumber}`}>
          <span className={styles.number}>{classNumber}</span> <span>{title}</span>
        </AppLink>
      </h3>
      <p className={styles.why}>
        <span>{t(score >= NAMED ? 'because' : 'perhaps')}</span>{' '}
        {matched.map((words) => (
          <q key={words}>{asTyped(words, typed)}</q>
        ))}
      </p>
      {terms.length > 0 && <TermList terms={terms} basket={basket} showClass={false} />}
    </li>
  );
}
