import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { AddRecord } from '../../parts/record-dialog.js';
import styles from '../case-work.module.css';
import type { Threat } from '../threat.js';

const OVER: readonly string[] = ['FINISHED', 'CANCELLED'];

/** What is done about it now; whoever closes the threat sees what is still open. */
export function OpenServices({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const services = threat.services.items;
  const open = services.filter(({ status }) => !OVER.includes(status));
  return (
    <section className={styles.wide}>
      <h3>{open.length === 0 ? t('noOpenService') : t('services', { count: open.length })}</h3>
      {services.length === 0 && <p>{t('noServices')}</p>}
      <ul>
        {services.map(({ id, type, status, deadline }) => (
          <li key={id}>
            <AppLink to={`/service/${id}/show`}>{type}</AppLink>{' '}
            <StatusWord table="service" status={status} />
            {deadline !== null && ` ${t('until', { day: formatDay(deadline, 'en', { short: true }) })}`}
          </li>
        ))}
      </ul>
      {threat.requests.items.length > 0 && <h4>{t('reports')}</h4>}
      <ul>
        {threat.requests.items.map(({ id, type, createdAt }) => (
          <li key={id}>
            <AppLink to={`/case_request/${id}/show`}>{type}</AppLink>{' '}
            {formatDay(createdAt.slice(0, 10), 'en', { short: true })}
          </li>
        ))}
      </ul>
      <AddRecord
        table="service"
        label={t('addService')}
        done={t('saved')}
        keys={['type', 'deadline']}
        fixed={{ caseId: threat.id, userId: threat.userId, brandId: threat.brand?.id }}
      />
    </section>
  );
}
