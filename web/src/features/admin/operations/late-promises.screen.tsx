import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../kit/link/app-link.js';
import { Status } from '../../../kit/status/status.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { useRole } from '../parts/records/use-facts.js';
import { figureWords } from './figure-words.js';
import { OperationsLinesDocument } from './operations.graphql.js';
import styles from './operations.module.css';
import { PROMISES, standOf, type PromiseStand } from './late/promises.js';
import { OperationsHead } from '../parts/operations-head.js';

const EVERY_MS = 15_000;
const DAY_S = 86_400;

/** What was said and has not happened by its time, with how many, since when, and the list in which it is mended. */
export function Component() {
  const { t } = useTranslation('admin-late');
  const isAdmin = useRole() === 'admin';
  const { data, error, refetch } = useQuery({
    queryKey: ['late-promises'],
    queryFn: () => ask(OperationsLinesDocument, { series: ['promises at risk', 'oldest promise'], hours: 1 }),
    refetchInterval: EVERY_MS,
    enabled: isAdmin,
  });
  const stands = data === undefined ? [] : standOf(data.operationsLines);
  return (
    <div className={styles.operations}>
      <OperationsHead title={t('title')} lead={t('lead')} />
      {!isAdmin && <p role="status">{t('adminsOnly')}</p>}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {isAdmin && error === null && data === undefined && <p role="status">{t('common:loading')}</p>}
      {data !== undefined && stands.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {stands.length > 0 && <Promises stands={stands} />}
    </div>
  );
}

function Promises({ stands }: { readonly stands: readonly PromiseStand[] }) {
  const { t, i18n } = useTranslation('admin-late');
  return (
    <div className={styles.scroll} role="region" aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['what', 'late', 'oldest', 'mend'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stands.map(({ name, late, age }) => (
            <tr key={name}>
              <th scope="row">{t(`promise.${name}`, { defaultValue: name })}</th>
              <td>
                {late === 0 ? (
                  <Status tone="ok">{t('inTime')}</Status>
                ) : (
                  <Status tone={age > DAY_S ? 'problem' : 'waiting'}>{t('count', { count: late })}</Status>
                )}
              </td>
              <td>{late === 0 ? '–' : figureWords(age, 'seconds', i18n.language)}</td>
              <td>
                {PROMISES[name] !== undefined && (
                  <AppLink to={PROMISES[name]} aria-label={t('openOf', { what: t(`promise.${name}`) })}>
                    {t('open')}
                  </AppLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
