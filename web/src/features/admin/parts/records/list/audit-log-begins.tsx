import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addMonths, formatMonth } from '../../../../../kit/dates/day.js';
import { ask } from '../../admin-api.js';
import { AuditLogBeginsDocument } from './audit-log-begins.graphql.js';
import styles from './list.module.css';

const monthOf = (day: string): string => day.slice(0, 7);

/** Where changes are that the log does not hold any more; nothing while it holds all. Where nobody could say, the list stands without it. */
export function AuditLogBegins() {
  const { t, i18n } = useTranslation('admin-records');
  const { data } = useQuery({
    queryKey: ['audit-log-begins'],
    queryFn: () => ask(AuditLogBeginsDocument, {}),
  });
  const begins = data?.auditLogBegins ?? null;
  if (begins === null) return null;
  return (
    <p className={styles.note}>
      {t('list.archived', { month: formatMonth(monthOf(begins), i18n.language) })}{' '}
      <code>npm run archive -- --month {monthOf(addMonths(begins, -1))}</code>
    </p>
  );
}
