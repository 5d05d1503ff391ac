import { useTranslation } from 'react-i18next';
import {
  DISPUTE_FILTERS,
  disputesQuery,
  type AskedDisputes,
} from '../../../../domain/records/asked-disputes.js';
import { DISPUTE_AXES, type DisputeList } from '../../../../domain/records/dispute.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../../parts/reading/reading.module.css';

interface Props {
  readonly asked: AskedDisputes;
  readonly without: DisputeList['without'];
}

/** No decision has all that was asked for: which filter to drop to find some. */
export function NothingFound({ asked, without }: Props) {
  const { t } = useTranslation('records');
  const nameOf = (filter: string): string =>
    (DISPUTE_AXES as readonly string[]).includes(filter) ? t(`axis.${filter}`) : t(`filter.${filter}`);
  const addressWithout = (filter: string): string => {
    const kept = DISPUTE_FILTERS.filter((name) => name !== filter && asked.filters[name] !== undefined);
    const filters = Object.fromEntries(kept.map((name) => [name, asked.filters[name]]));
    return `/trademark-disputes${disputesQuery({ ...asked, filters, page: 1 })}`;
  };
  return (
    <div className={styles.group}>
      <p>{t('nothing.text')}</p>
      <ul className={styles.plain}>
        {without.map(({ filter, total }) => (
          <li key={filter}>
            <AppLink to={addressWithout(filter)}>
              {t('nothing.without', { name: nameOf(filter), count: total })}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to="/trademark-disputes">{t('nothing.all')}</AppLink>
        </li>
      </ul>
    </div>
  );
}
