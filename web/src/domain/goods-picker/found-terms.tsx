import { useTranslation } from 'react-i18next';
import { hasTerm, type ClassGoods, type OneTerm } from './class-goods.js';
import styles from './goods-picker.module.css';
import type { FoundPackages, FoundTerms as Found } from './use-term-search.js';

interface Props {
  readonly found: Found;
  readonly packages: FoundPackages;
  readonly chosen: readonly ClassGoods[];
  readonly offices: readonly string[];
  readonly onAdd: (terms: readonly OneTerm[]) => void;
  readonly onDrop: (term: OneTerm) => void;
}

/** Listed terms to tick one by one, and sets of a trade to take at once. */
export function FoundTerms({ found, packages, chosen, offices, onAdd, onDrop }: Props) {
  const { t } = useTranslation('goods-picker');
  return (
    <>
      <p role="status" className={styles.muted}>
        {found.items.length === 0 ? t('none') : t('found', { count: found.items.length })}
      </p>
      {found.degraded && <p className={styles.note}>{t('degraded')}</p>}
      {found.translated.map(({ word, as }) => (
        <p key={word} className={styles.note}>
          {t('translated', { word, as: as.join(', ') })}
        </p>
      ))}
      <ul className={styles.terms}>
        {found.items.map((one) => (
          <li key={`${one.classNumber} ${one.term}`}>
            <label>
              <input
                type="checkbox"
                checked={hasTerm(chosen, one)}
                onChange={(event) => (event.target.checked ? onAdd([one]) : onDrop(one))}
              />
              <ClassNumber number={one.classNumber} />{' '}
              {one.translation !== null && <span className={styles.help}>{one.translation}</span>}{' '}
              <span lang="en">{one.term}</span>
              {!one.listed && <small>{t('unlisted')}</small>}
              {one.euHarmonised && offices.includes('EU') && <small>{t('harmonised')}</small>}
            </label>
          </li>
        ))}
      </ul>
      {packages.map(({ id, title, terms }) => {
        const core = terms.filter(({ need }) => need === 'core');
        return (
          <button key={id} type="button" className={styles.basket} onClick={() => onAdd(core)}>
            {t('package', { title, count: core.length })}
          </button>
        );
      })}
    </>
  );
}

export function ClassNumber({ number }: { number: number }) {
  const { t } = useTranslation('classes');
  return (
    <span className={`mono ${styles.class}`} title={t(String(number))}>
      {number}
    </span>
  );
}
