import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Effect, FeeLine, FeeOffice } from '../fee-amount.js';
import styles from '../official-fees.module.css';
import { Source } from './office-list.js';
import { useFeeWords } from './use-fee-words.js';

interface Props {
  readonly office: FeeOffice;
  readonly line: FeeLine;
  readonly amounts: readonly number[];
  readonly read: { readonly sourceUrl: string; readonly lookedOn: string };
  readonly effect: Effect;
}

/** Old and new, the page, the day, and what becomes of open prices, before anybody says the word. */
export function EffectWords({ office, line, amounts, read, effect }: Props) {
  const { t } = useTranslation('admin-fees');
  const { amountsText } = useFeeWords();
  const isSame = JSON.stringify(amounts) === JSON.stringify(line.amounts);
  const money = (amount: number, currency: string): string =>
    `${amount > 0 ? '+' : ''}${formatMoney(amount, currency, 'en')}`;
  return (
    <div className={styles.effect}>
      <dl>
        <div>
          <dt>{t('until')}</dt>
          <dd>{line.amounts.length === 0 ? t('nobodyKnows') : amountsText(line.amounts, office, line)}</dd>
        </div>
        <div>
          <dt>{t('from', { day: formatDay(effect.inForceFrom, 'en') })}</dt>
          <dd>{isSame ? t('asItWas') : amountsText(amounts, office, line)}</dd>
        </div>
        <div>
          <dt>{t('page')}</dt>
          <dd>
            <Source source={read.sourceUrl} /> · {formatDay(read.lookedOn, 'en')}
          </dd>
        </div>
      </dl>
      <p>
        {t('open', {
          quotes: t('quotes', { count: effect.openQuotes }),
          orders: t('orders', { count: effect.unpaidOrders }),
        })}{' '}
        {effect.isPart && t('part')} {t('differ', { count: effect.differ })}
      </p>
      {effect.differences.length > 0 && (
        <ul>
          {effect.differences.map(({ currency, prices, least, most }) => (
            <li key={currency}>
              {t('prices', { count: prices })}:{' '}
              {least === most
                ? money(least, currency)
                : t('range', { least: money(least, currency), most: money(most, currency) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t(effect.needsSecondPerson ? 'second' : 'fresh')}</p>
    </div>
  );
}
