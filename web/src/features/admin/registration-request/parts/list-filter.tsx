import { useListContext } from 'ra-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kit/session/use-session.js';
import styles from '../registration-request-list.module.css';

const STATUSES = [
  'VERIFICATION_REQUESTED',
  'VERIFICATION_APPROVED',
  'VERIFICATION_DISMISSED',
  'ORDER_CREATED',
  'READY_FOR_DRAFTING',
  'SENT_FOR_REVIEW',
  'APPLICATION_APPROVED',
  'FILED',
  'LOST_TO_FOLLOW_UP',
  'CLIENT_UNRESPONSIVE',
  'REFUNDED',
  'WITHDRAWN',
] as const;

/** Three filters that answer the daily questions; each change is one step in the history. */
export function ListFilter() {
  const { t } = useTranslation('admin');
  const id = useId();
  const me = useSession().session?.user.id ?? '';
  const { filterValues, setFilters } = useListContext();
  const change = (name: string, value: string): void =>
    setFilters({ ...filterValues, [name]: value === '' ? undefined : value }, []);
  return (
    <form className={styles.filter} role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}q`} className="visually-hidden">
        {t('list.search')}
      </label>
      <input
        id={`${id}q`}
        type="search"
        placeholder={t('list.search')}
        defaultValue={(filterValues['q'] as string | undefined) ?? ''}
        onChange={(event) => change('q', event.target.value)}
      />
      <label htmlFor={`${id}s`} className="visually-hidden">
        {t('list.status')}
      </label>
      <select
        id={`${id}s`}
        value={(filterValues['status'] as string | undefined) ?? ''}
        onChange={(event) => change('status', event.target.value)}
      >
        <option value="">{t('list.anyStatus')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </select>
      <label className={styles.mine}>
        <input
          type="checkbox"
          checked={filterValues['mine'] === me && me !== ''}
          onChange={(event) => change('mine', event.target.checked ? me : '')}
        />
        {t('list.mine')}
      </label>
    </form>
  );
}
