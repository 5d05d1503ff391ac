import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../../domain/request/request-status.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { AdminRequestRow } from '../request-list-provider.js';
import styles from '../registration-request-list.module.css';

const COLUMNS = [
  { name: 'value', sort: 'value' },
  { name: 'status', sort: 'status' },
  { name: 'client' },
  { name: 'offices' },
  { name: 'asked', sort: 'requestedAt' },
  { name: 'promised', sort: 'promisedAt' },
  { name: 'who' },
  { name: 'number' },
] as const;

export function RequestTable({ rows }: { rows: readonly AdminRequestRow[] }) {
  const { t } = useTranslation('admin');
  const { sort, setSort } = useListContext();
  const order = (field: string): 'ascending' | 'descending' | 'none' =>
    sort.field !== field ? 'none' : sort.order === 'ASC' ? 'ascending' : 'descending';
  const toggle = (field: string): void =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  if (rows.length === 0) return <p className={styles.empty}>{t('list.empty')}</p>;
  return (
    <div className={styles.scroll} role="region" aria-label={t('list.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column.name} scope="col" aria-sort={'sort' in column ? order(column.sort) : undefined}>
                {'sort' in column ? (
                  <button type="button" onClick={() => toggle(column.sort)}>
                    {t(`column.${column.name}`)}
                    <span aria-hidden="true" data-order={order(column.sort)} />
                  </button>
                ) : (
                  t(`column.${column.name}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <AppLink to={`/registration_request/${row.id}/show`}>
                  {row.value || t('request.logo')}
                </AppLink>
              </th>
              <td>
                <RequestStatus status={row.status} ns="admin" quiet />
              </td>
              <td>
                {row.contactFirstName} {row.contactLastName}
                <span className={styles.mail}>{row.contactEmail}</span>
              </td>
              <td className="mono">
                {(row.jurisdictions ?? []).slice(0, 6).join(' ')}
                {(row.jurisdictions ?? []).length > 6 && ' …'}
              </td>
              <td>{row.requestedAt != null && <Moment at={row.requestedAt} style="short" />}</td>
              <td>
                {row.status === 'VERIFICATION_REQUESTED' && row.promisedAt != null && (
                  <Moment at={row.promisedAt} style="short" />
                )}
              </td>
              <td>{row.assignedAdmin?.displayName ?? '–'}</td>
              <td className="mono">{row.publicId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
