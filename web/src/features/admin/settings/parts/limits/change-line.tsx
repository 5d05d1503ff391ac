import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import styles from '../../settings.module.css';

interface Change {
  readonly createdAt: string;
  readonly changedBy: { readonly displayName: string | null } | null;
  readonly reason: string;
}

/** One change in a history: when, who, from what to what, and why. */
export function ChangeLine({ change, children }: { change: Change; children: ReactNode }) {
  const { t } = useTranslation('admin-settings');
  return (
    <li>
      <p>
        <Moment at={change.createdAt} /> · {change.changedBy?.displayName || t('somebody')}
      </p>
      <p>{children}</p>
      <p className={styles.note}>“{change.reason}”</p>
    </li>
  );
}
