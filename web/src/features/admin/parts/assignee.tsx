import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from './admin-api.js';
import { StaffListDocument } from './staff-list.graphql.js';
import styles from './admin-frame.module.css';

const HOUR = 3_600_000;

/** Who is in charge. A plain select: three keys and done. */
export function Assignee({
  assigned,
  busy,
  onAssign,
}: {
  assigned: string | null | undefined;
  busy: boolean;
  onAssign: (id: string) => void;
}) {
  const { t } = useTranslation('admin');
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: () => ask(StaffListDocument, {}),
    staleTime: HOUR,
  });
  const staff = data?.userList.items ?? [];
  return (
    <label className={styles.assignee}>
      <span>{t('request.inCharge')}</span>
      <select
        value={assigned ?? ''}
        disabled={busy || data === undefined}
        onChange={(event) => onAssign(event.target.value)}
      >
        {(assigned == null || !staff.some((user) => user.id === assigned)) && (
          <option value={assigned ?? ''}>{t('queue.nobody')}</option>
        )}
        {staff.map((user) => (
          <option key={user.id} value={user.id}>
            {user.displayName || user.email}
          </option>
        ))}
      </select>
    </label>
  );
}
