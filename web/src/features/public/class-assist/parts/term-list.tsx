import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import type { Basket, KeptTerm } from '../../../../domain/class-basket/use-basket.js';
import styles from './found.module.css';

export interface ListedTerm extends KeptTerm {
  readonly euHarmonised?: boolean;
  readonly listed?: boolean;
  /** Help in the reader's language. */
  readonly translation?: string | null;
}

/** Terms to keep one by one; plain reading without script. */
export function TermList({
  terms,
  basket,
  showClass = true,
}: {
  terms: readonly ListedTerm[];
  basket: Basket;
  showClass?: boolean;
}) {
  const { t } = useTranslation('class-assist');
  const hydrated = useHydrated();
  return (
    <ul className={styles.terms}>
      {terms.map((one) => (
        <li key={`${one.classNumber} ${one.term}`}>
          <label>
            {hydrated && (
              <input type="checkbox" checked={basket.has(one)} onChange={() => basket.toggle(one)} />
            )}
            {showClass && <span className="mono">{one.classNumber}</span>}
            <span className={styles.term}>
              {one.translation != null && <span>{one.translation}</span>}
              <span lang="en" className={one.translation == null ? undefined : styles.filed}>
                {one.term}
              </span>
            </span>
            {one.listed === false && <small>{t('unlisted')}</small>}
            {one.euHarmonised === true && <small>{t('harmonised')}</small>}
          </label>
        </li>
      ))}
    </ul>
  );
}
