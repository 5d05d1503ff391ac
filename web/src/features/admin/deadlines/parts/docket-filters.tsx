import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { KINDS, NOBODY, STATES, type DocketAddress } from '../docket-address.js';
import styles from '../deadlines.module.css';

type Option = readonly [value: string, label: string];

/** What the docket is narrowed to; every choice stands in the address. */
export function DocketFilters({
  address,
  people,
  offices,
  clients,
  set,
}: {
  address: DocketAddress;
  people: ReadonlyMap<string, string>;
  offices: readonly string[];
  clients: ReadonlyMap<string, string>;
  set: (changes: Readonly<Record<string, string | null>>) => void;
}) {
  const { t } = useTranslation('admin-deadlines');
  const office = useOfficeName();
  const choice = (name: 'lawyer' | 'office' | 'kind' | 'client' | 'state', options: readonly Option[]) => (
    <label>
      {t(`filter.${name}`)}{' '}
      <select value={address[name] ?? ''} onChange={(event) => set({ [name]: event.target.value || null })}>
        <option value="">{t(`all.${name}`)}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.filters} role="search" aria-label={t('filters')}>
      {choice('lawyer', [[NOBODY, t('nobody')], ...people])}
      {choice(
        'office',
        offices
          .map((code): Option => [code, office(code)])
          .sort(([, left], [, right]) => left.localeCompare(right)),
      )}
      {choice(
        'kind',
        KINDS.map((kind): Option => [kind, t(`kind.${kind}`)]),
      )}
      {choice('client', [...clients])}
      {choice(
        'state',
        STATES.map((state): Option => [state, t(`state.${state}`)]),
      )}
      <label>
        <input
          type="checkbox"
          checked={address.others}
          onChange={(event) => set({ others: event.target.checked ? '1' : null })}
        />{' '}
        {t('filter.others')}
      </label>
    </div>
  );
}
