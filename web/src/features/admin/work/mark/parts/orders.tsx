import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { StatusRow } from '../../../parts/records/status-word.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import type { Mark } from '../mark.js';
import { useMarkOrders } from '../use-mark-orders.js';
import { FailedPart } from './failed-part.js';

interface Line {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** What decides how its state is called. */
  readonly row: StatusRow;
}

const day = (date: string): string => formatDay(date, 'en', { short: true });

/** What runs about this mark: letters of the office, proofs of use, and what was ordered for it. */
export function Orders({ mark }: { mark: Mark }) {
  const { t } = useTranslation('admin-mark');
  const { data, error, refetch } = useMarkOrders(mark.id);
  const lines: readonly Line[] = [
    ...mark.officeActions.items.map((row) => ({
      table: 'office_action',
      id: row.id,
      status: row.status,
      row,
      name: t('orders.letter', { day: day(row.issueDate), due: day(row.dueDate) }),
    })),
    ...mark.useInCommerceRequests.items.map((row) => ({
      table: 'use_in_commerce_request',
      id: row.id,
      status: row.status,
      row,
      name: t('orders.proof', { type: t(`orders.type.${row.type}`), due: day(row.dueDate) }),
    })),
    ...(data ?? []).map(({ id, publicId, serviceName, status }) => ({
      table: 'service_request',
      id,
      status,
      row: {},
      name: t('orders.service', {
        service: t(`orders.name.${serviceName}`, { defaultValue: serviceName }),
        number: publicId,
      }),
    })),
  ];
  return (
    <section>
      <h2>{t('orders.title')}</h2>
      {data !== undefined && lines.length === 0 && <p>{t('orders.none')}</p>}
      <ul>
        {lines.map(({ table, id, name, status, row }) => (
          <li key={id}>
            <AppLink to={`/${table}/${id}/show`}>{name}</AppLink>{' '}
            <StatusWord table={table} status={status} row={row} />
          </li>
        ))}
      </ul>
      {error !== null && <FailedPart name={t('orders.part')} again={() => void refetch()} />}
    </section>
  );
}
