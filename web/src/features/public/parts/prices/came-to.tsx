import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { ListedPrice } from '../../../../domain/price-list/ask-price-list.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import prices from './prices.module.css';

/** What registrations were paid in the end: minor units with tax, in whole units; null while there are too few to say it. */
export type Costs = ListedPrice['cameTo'];

interface Props {
  readonly offices: readonly { readonly office: string; readonly costs: Costs }[];
  readonly currency: string;
}

/** Needs the texts `offices`. What registrations came to at each office where that is known; nothing where it is known of none. */
export function CameTo({ offices, currency }: Props) {
  const { t, i18n } = useTranslation('offices');
  const name = useOfficeName();
  const money = (amount: number): string => formatMoney(amount, currency, i18n.language, { decimals: 0 });
  const known = offices.flatMap(({ office, costs }) => (costs === null ? [] : [{ office, costs }]));
  if (known.length === 0) return null;
  return (
    <dl className={prices.said}>
      {known.map(({ office, costs: { registrations, median, least, most } }) => (
        <div key={office}>
          <dt>{name(office)}</dt>
          <dd>
            {t('cameTo', { registrations, median: money(median), least: money(least), most: money(most) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
