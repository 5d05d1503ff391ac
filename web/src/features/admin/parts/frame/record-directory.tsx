import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { recordGroups } from './record-groups.js';
import styles from './frame.module.css';
import { useUnassigned } from './use-unassigned.js';

const UNASSIGNED = encodeURIComponent(JSON.stringify({ assignedAdminId: { isNull: true } }));

/** The way to every kind of record, by the work it belongs to, with what nobody has taken yet. */
export function RecordDirectory({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('admin-records');
  const unassigned = useUnassigned();
  return (
    <div className={styles.directory}>
      {recordGroups().map(({ name, entities }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h3 id={`group-${name}`}>{t(`service.${name}`, { defaultValue: name })}</h3>
          <ul>
            {entities.map(({ table, many }) => (
              <li key={table}>
                <AppLink to={`/${table}`} onClick={onLeave}>
                  {many}
                </AppLink>
                {(unassigned[table] ?? 0) > 0 && (
                  <AppLink
                    className={styles.count}
                    to={`/${table}?filter=${UNASSIGNED}`}
                    onClick={onLeave}
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
