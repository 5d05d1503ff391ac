import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { StatusWord } from '../../parts/tops/status-words.js';
import { BrandWorkDocument } from './brand.graphql.js';
import { itemsOf, type Item } from './items.js';
import { Unassigned } from './unassigned.js';
import styles from './brand-work.module.css';

/** What stands under a brand, and what of the same client stands under none. */
export function BrandWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-brand');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'brand', row.id],
    queryFn: () => ask(BrandWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { brand } = data;
  if (brand === null) return null;
  const items = itemsOf(data);
  const count = [
    data.trademarkList,
    data.registrationRequestList,
    data.serviceRequestList,
    data.caseList,
  ].reduce((sum, { totalCount }) => sum + totalCount, 0);
  return (
    <section aria-label={t('title')} className={styles.brand}>
      <section aria-labelledby="brand-items">
        <h3 id="brand-items">{t('items', { count })}</h3>
        {items.length === 0 && <p>{t('noItems')}</p>}
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <ItemName item={item} />
            </li>
          ))}
        </ul>
        {count > items.length && <p>{t('more')}</p>}
      </section>
      {brand.userId !== null && !brand.deleted && (
        <Unassigned facts={facts} brand={{ id: brand.id, name: brand.name, userId: brand.userId }} />
      )}
    </section>
  );
}

export function ItemName({ item: { id, table, name, status, row } }: { item: Item }) {
  const { t } = useTranslation('admin-brand');
  return (
    <>
      {t(`kind.${table}`)} <AppLink to={`/${table}/${id}/show`}>{name}</AppLink>{' '}
      <StatusWord table={table} status={status} row={row} />
    </>
  );
}
