import { useTranslation } from 'react-i18next';
import type { OwnDurations } from '../../../../domain/office-durations/ask-office-durations.js';
import { useOwnTime } from '../../../../domain/office-durations/use-own-time.js';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { ListedPrice, PriceList } from '../../../../domain/price-list/ask-price-list.js';
import {
  isLaterEstimated,
  laterCost,
  laterOccasions,
  together,
  type LaterOccasion,
} from '../../../../domain/price-list/price-rows.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './prices.module.css';

const COLUMNS = [
  'office',
  'ourFee',
  'officeFee',
  'together',
  'furtherClass',
  'time',
  ...laterOccasions,
] as const;

interface Props {
  readonly list: PriceList;
  readonly months: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** What our own history says; it stands before what is usual. */
  readonly own: OwnDurations;
}

/** What each office costs, before tax; where nobody can say it at once, a person does. */
export function PriceTable({ list, months, own }: Props) {
  const { t, i18n } = useTranslation('pricelist');
  const name = useOfficeName();
  const ownTime = useOwnTime();
  const time = (code: string): string => {
    const known = own[code]?.FILED_TO_REGISTERED;
    if (known !== undefined) return ownTime(known);
    const usual = months[code];
    return usual === undefined ? t('unknown') : t('months', usual);
  };
  return (
    <div className="table-scroll" role="region" tabIndex={0} aria-label={t('table')}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.prices.map((price) => (
            <tr key={price.jurisdiction}>
              <th scope="row">
                <OfficeFlag code={price.jurisdiction} />
                {name(price.jurisdiction)}
              </th>
              {together(price) === null ? (
                <td colSpan={4}>
                  {t('asked')}{' '}
                  <AppLink to={`/registration-request/new?jurisdiction=${price.jurisdiction}`}>
                    {t('ask')}
                  </AppLink>
                </td>
              ) : (
                <Amounts price={price} currency={list.currency} />
              )}
              <td>{time(price.jurisdiction)}</td>
              {laterOccasions.map((occasion) => (
                <td key={occasion}>{later(price, occasion)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function later(price: ListedPrice, occasion: LaterOccasion): string {
    const net = laterCost(price, occasion);
    if (net === undefined) return t(together(price) === null ? 'unknown' : 'none');
    if (net === null) return t('byPerson');
    const amount = formatMoney(net, list.currency, i18n.language);
    return isLaterEstimated(price, occasion) ? t('atMost', { amount }) : amount;
  }
}

function Amounts({ price, currency }: { price: ListedPrice; currency: string }) {
  const { t, i18n } = useTranslation('pricelist');
  const money = (amount: number | null): string =>
    amount === null ? t('none') : formatMoney(amount, currency, i18n.language);
  return (
    <>
      <td>{money(price.ourFee)}</td>
      <td>
        {price.expectedOfficeFee === null
          ? money(price.officeFee)
          : t('atMost', { amount: money(price.officeFee) })}
        {price.expectedOfficeFee !== null && (
          <small>{t('expected', { amount: money(price.expectedOfficeFee) })}</small>
        )}
      </td>
      <td className={styles.together}>{money(together(price))}</td>
      <td>{money(price.furtherClass)}</td>
    </>
  );
}
