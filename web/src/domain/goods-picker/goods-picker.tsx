import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '../../kit/form/choices.js';
import { useBasket } from '../class-basket/use-basket.js';
import { ChosenGoods } from './chosen-goods.js';
import { withTerms, withoutTerm, writeGoods, type ClassGoods, type OneTerm } from './class-goods.js';
import { FoundTerms } from './found-terms.js';
import styles from './goods-picker.module.css';
import { OwnWords } from './own-words.js';
import { useTermSearch } from './use-term-search.js';

export interface GoodsPickerProps {
  /** The form's field; it carries `writeGoods(value)`, to be read with `readGoods`. */
  readonly name: string;
  readonly value: readonly ClassGoods[];
  /** Codes of the offices where it will be filed: what they say about a term is shown. */
  readonly offices: readonly string[];
  readonly onChange: (value: readonly ClassGoods[]) => void;
  readonly label?: string;
  /** What is chosen is shown, and dropped, elsewhere on the page. */
  readonly hidesChosen?: boolean;
}

const LONGEST_QUESTION = 200;

/** Goods and services by a person's own words, by trade or from the class assistant. Needs the texts `goods-picker` and `classes`. */
export function GoodsPicker({
  name,
  value,
  offices,
  onChange,
  label,
  hidesChosen = false,
}: GoodsPickerProps) {
  const { t, i18n } = useTranslation('goods-picker');
  const id = useId();
  const search = useTermSearch(i18n.language);
  const basket = useBasket();
  const carried = writeGoods(value);
  const field = useNoticedField(carried);
  const add = (terms: readonly OneTerm[]): void => onChange(withTerms(value, terms));
  const drop = (term: OneTerm): void => onChange(withoutTerm(value, term));
  return (
    <Group name={name} label={label ?? t('label')} hint={t('hint')}>
      <div className={styles.search}>
        <label htmlFor={`${id}-q`}>{t('ask')}</label>
        <input
          id={`${id}-q`}
          type="search"
          autoComplete="off"
          maxLength={LONGEST_QUESTION}
          value={search.query}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              search.ask();
            }
          }}
        />
      </div>
      <div className={styles.found} aria-busy={search.busy}>
        {search.answer?.failure !== undefined && <p role="alert">{t(`failure.${search.answer.failure}`)}</p>}
        {search.answer?.found !== undefined && (
          <FoundTerms
            found={search.answer.found}
            packages={search.answer.packages}
            chosen={value}
            offices={offices}
            onAdd={add}
            onDrop={drop}
          />
        )}
        {search.answer?.found?.listed === false && (
          <OwnWords
            key={search.answer.query}
            words={search.answer.query}
            suggested={search.answer.found.classes[0]?.classNumber}
            onAdd={add}
          />
        )}
      </div>
      {value.length === 0 && basket.terms.length > 0 && (
        <button type="button" className={styles.basket} onClick={() => add(basket.terms)}>
          {t('basket', { count: basket.terms.length })}
        </button>
      )}
      {!hidesChosen && <ChosenGoods goods={value} offices={offices} onDrop={drop} />}
      <input ref={field} type="hidden" name={name} value={carried} readOnly />
    </Group>
  );
}

/** A hidden field tells nobody that it changed; a form that keeps its answers hears it by this. Its text counts: a list made anew is no change. */
function useNoticedField(carried: string) {
  const field = useRef<HTMLInputElement>(null);
  const carriedOver = useRef(carried);
  useEffect(() => {
    if (carriedOver.current !== carried) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    carriedOver.current = carried;
  }, [carried]);
  return field;
}
