import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../../kit/button/button.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import { isAllowed, type RecordRow } from '../../../parts/records/record-facts.js';
import { useRole } from '../../../parts/records/use-facts.js';
import styles from '../mark.module.css';

/** What can begin from a mark: the list it comes into, and which of the mark's facts go along under which name. */
const GROWTH: readonly (readonly [
  label: string,
  table: string,
  presets: Readonly<Record<string, string>>,
])[] = [
  ['another', 'registration_request', { userId: 'userId', value: 'name', type: 'type', brandId: 'brandId' }],
  [
    'letter',
    'office_action',
    { trademarkId: 'id', userId: 'userId', markName: 'name', jurisdiction: 'jurisdiction' },
  ],
  ['proof', 'use_in_commerce_request', { trademarkId: 'id', userId: 'userId' }],
  ['order', 'service_request', { trademarkId: 'id', userId: 'userId', brandId: 'brandId' }],
  ['watch', 'trademark_watch_subscription', { trademarkId: 'id', userId: 'userId' }],
  ['threat', 'case', { userId: 'userId', brandId: 'brandId' }],
];

function GrowLink({ label, table, to }: { label: string; table: string; to: string }) {
  const { t } = useTranslation('admin-mark');
  const { create } = use(factsOf(table));
  if (!isAllowed(create, useRole())) return null;
  return (
    <ButtonLink size="small" to={to}>
      {t(`grow.${label}`)}
    </ButtonLink>
  );
}

/** What can begin from this mark, with what is known of it filled in. */
export function Grow({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  return (
    <section>
      <h2>{t('grow.title')}</h2>
      <p className={styles.buttons}>
        {GROWTH.map(([label, table, presets]) => {
          const given = Object.entries(presets).flatMap(([key, from]) =>
            typeof row[from] === 'string' ? [[key, row[from]]] : [],
          );
          const query = new URLSearchParams(given as string[][]).toString();
          return <GrowLink key={label} label={label} table={table} to={`/${table}/create?${query}`} />;
        })}
      </p>
    </section>
  );
}
