import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { SettingsRepresentativesDocument, type SettingsRepresentativesResult } from '../settings.graphql.js';
import styles from '../settings.module.css';

type Listed = SettingsRepresentativesResult['representativeList']['items'][number];

/** Whom the firm names to each office; the first in use stands in new drafts. */
export function RepresentativesPart() {
  const { t } = useTranslation('admin-settings');
  const { data, error, refetch } = useQuery({
    queryKey: ['representatives'],
    queryFn: () => ask(SettingsRepresentativesDocument, {}),
  });
  const rows = data?.representativeList.items;
  return (
    <section aria-labelledby="representatives">
      <h2 id="representatives">{t('part.representatives')}</h2>
      <p className={styles.note}>{t('represented.note')}</p>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {rows?.length === 0 && <p>{t('represented.none')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <div className={styles.scroll} role="region" aria-label={t('part.representatives')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['office', 'name', 'officeNumber', 'kind', 'named'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`represented.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} usual={usualAt(rows, row.office)?.id === row.id} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ButtonLink to="/representative/create" look="accent">
        {t('represented.add')}
      </ButtonLink>
    </section>
  );
}

/** Of rows in their order. */
const usualAt = (rows: readonly Listed[], wanted: string): Listed | undefined =>
  rows.find(({ office, inUse }) => office === wanted && inUse);

function Row({ row, usual }: { row: Listed; usual: boolean }) {
  const { t } = useTranslation('admin-settings');
  const officeName = useOfficeName();
  const { id, office, name, firm, officeNumber, kind, inUse } = row;
  return (
    <tr>
      <th scope="row">{officeName(office)}</th>
      <td data-label={t('represented.name')}>
        <AppLink to={`/representative/${id}`}>{name}</AppLink>
        {firm !== null && <small>{firm}</small>}
      </td>
      <td data-label={t('represented.officeNumber')} className={styles.number}>
        {officeNumber ?? '–'}
      </td>
      <td data-label={t('represented.kind')}>{t(`represented.of.${kind}`)}</td>
      <td data-label={t('represented.named')}>
        {t(inUse ? (usual ? 'represented.usual' : 'represented.chosen') : 'represented.left')}
      </td>
    </tr>
  );
}
