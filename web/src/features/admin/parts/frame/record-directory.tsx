import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useRole } from '../records/use-facts.js';
import { ADMIN_LISTS } from './desk-places.js';
import { recordGroups } from './record-groups.js';
import styles from './frame.module.css';
import { useUnassigned } from './use-unassigned.js';

/** Nobody is put in charge of colleagues. */
const unassignedOf = (table: string): string =>
  encodeURIComponent(
    JSON.stringify({
      ...(table === 'user' ? { role: { in: ['CUSTOMER'] } } : {}),
      assignedAdminId: { isNull: true },
    }),
  );

/** The way to every kind of record, by the work it belongs to, with what nobody has taken yet. */
export function RecordDirectory() {
  const { t } = useTranslation('admin-records');
  const unassigned = useUnassigned();
  const isAdmin = useRole() === 'admin';
  return (
    <div className={styles.directory}>
      {recordGroups().map(({ name, entities }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h3 id={`group-${name}`}>{t(`service.${name}`, { defaultValue: name })}</h3>
          <ul>
            {entities
              .filter(({ table }) => isAdmin || !ADMIN_LISTS.has(table))
              .map(({ table, many }) => (
                <li key={table}>
                  <AppLink to={`/${table}`}>{many}</AppLink>
                  {(unassigned[table] ?? 0) > 0 && (
                    <AppLink
                      className={styles.count}
                      to={`/${table}?filter=${unassignedOf(table)}`}
                      aria-label={t('nav.unassigned', { count: unassigned[table] ?? 0, what: many })}
                    >
                      {unassigned[table]}
                    </AppLink>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
