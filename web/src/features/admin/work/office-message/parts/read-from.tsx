import { useTranslation } from 'react-i18next';
import type { Message, Suggestion } from '../message.js';
import styles from '../message-work.module.css';

/** How sure a value is that was read, and from which page. */
export function ReadFrom({ message, field }: { message: Message; field: Suggestion['field'] }) {
  const { t } = useTranslation('admin-office-message');
  const read = (message.suggestions ?? []).find((one) => one.field === field);
  if (read === undefined) return <span className={styles.read}>{t('notRead')}</span>;
  const where =
    read.page === null ? t('counted') : read.page === 0 ? t('fromMail') : t('fromPage', { page: read.page });
  return (
    <span className={styles.read}>
      {where} · {t(`confidence.${read.confidence}`)}
    </span>
  );
}
