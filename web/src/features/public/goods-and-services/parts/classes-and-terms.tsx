import { useTranslation } from 'react-i18next';
import type { Goods } from '../../../../domain/order/draft.js';
import { GoodsPicker } from '../../../../domain/goods-picker/goods-picker.js';
import styles from '../goods-and-services.module.css';

const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1);

interface Props {
  readonly name: string;
  readonly goods: Goods;
  readonly offices: readonly string[];
  readonly onChange: (goods: Goods) => void;
}

/** Terms one by one, or a class whose terms the lawyer writes. */
export function ClassesAndTerms({ name, goods, offices, onChange }: Props) {
  const { t } = useTranslation('order');
  const termed = goods.filter(({ terms }) => terms.length > 0);
  const left = goods.filter(({ terms }) => terms.length === 0);
  const known = new Set(goods.map(({ classNumber }) => classNumber));
  const inOrder = (all: Goods): Goods => all.toSorted((one, other) => one.classNumber - other.classNumber);
  return (
    <div className={styles.both}>
      <GoodsPicker
        name={name}
        label={t('goodsPage.terms')}
        offices={offices}
        value={termed.map(({ classNumber, terms }) => ({ class: classNumber, terms }))}
        onChange={(chosen) =>
          onChange(
            inOrder([
              ...chosen.map((one) => ({ classNumber: one.class, terms: [...one.terms] })),
              ...left.filter(({ classNumber }) => chosen.every((one) => one.class !== classNumber)),
            ]),
          )
        }
      />
      <div className={styles.left}>
        <label htmlFor={`${name}-class`}>{t('goodsPage.byLawyer')}</label>
        <p>{t('goodsPage.byLawyerText')}</p>
        {left.length > 0 && (
          <ul>
            {left.map(({ classNumber }) => (
              <li key={classNumber}>
                <span>
                  <strong>{t('goods.class', { number: classNumber })}</strong>{' '}
                  {t(`classes:${classNumber}`, { defaultValue: '' })}
                </span>
                <button
                  type="button"
                  onClick={() => onChange(goods.filter((one) => one.classNumber !== classNumber))}
                  aria-label={t('goodsPage.drop', { number: classNumber })}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        )}
        <select
          id={`${name}-class`}
          value=""
          onChange={(event) =>
            onChange(inOrder([...goods, { classNumber: Number(event.target.value), terms: [] }]))
          }
        >
          <option value="">{t('goodsPage.addClass')}</option>
          {CLASSES.filter((number) => !known.has(number)).map((number) => (
            <option key={number} value={number}>
              {number} · {t(`classes:${number}`, { defaultValue: '' })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
