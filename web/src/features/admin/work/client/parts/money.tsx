import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { ClientMoneyDocument, type ClientMoneyResult } from '../client.graphql.js';
import { owed } from './owed.js';
import { Part } from './part.js';

type Invoice = ClientMoneyResult['invoiceList']['items'][number];

const isLate = ({ dueDate }: Invoice): boolean => dueDate !== null && dueDate < dayOf(new Date());

/** What is unpaid: the sum in each currency, how many are late, and each invoice. */
export function Money({ id }: { id: string }) {
  const { t } = useTranslation('admin-client');
  return (
    <Part id={id} document={ClientMoneyDocument} title={t('money.title')}>
      {({ invoiceList: { items } }) => (
        <>
          <p>
            <strong>
              {items.length === 0 ? t('money.nothing') : t('money.owes', { sum: owed(items).join(', ') })}
            </strong>
            {items.some(isLate) && <> {t('money.late', { count: items.filter(isLate).length })}</>}
          </p>
          <ul>
            {items.map((invoice) => (
              <li key={invoice.id}>
                <AppLink to={`/invoice/${invoice.id}/show`}>{invoice.number ?? t('money.invoice')}</AppLink>{' '}
                {formatMoney(invoice.total.amountMinor, invoice.total.currency, 'en')}{' '}
                <StatusWord table="invoice" status={invoice.status} />
                {invoice.dueDate !== null && (
                  <> {t('money.due', { day: formatDay(invoice.dueDate, 'en', { short: true }) })}</>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
