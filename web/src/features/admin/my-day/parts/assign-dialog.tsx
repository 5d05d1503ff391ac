import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import type { Colleague } from '../day-step.js';
import styles from '../my-day.module.css';

const HOUR = 3_600_000;

interface Props {
  /** For how many tasks; 0: not now. */
  readonly count: number;
  readonly me: string;
  readonly onClose: () => void;
  readonly onAssign: (to: Colleague) => void;
}

/** Who is to do it: one press. */
export function AssignDialog({ count, me, onClose, onAssign }: Props) {
  const { t } = useTranslation('admin-day');
  const { data, error, refetch } = useQuery({
    queryKey: ['staff'],
    queryFn: () => ask(StaffListDocument, {}),
    staleTime: HOUR,
    enabled: count > 0,
  });
  const named = (data?.userList.items ?? []).map(({ id, displayName, email }) => ({
    id,
    displayName: displayName || email,
  }));
  return (
    <Dialog open={count > 0} title={t('assign.title', { count })} onClose={onClose}>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <ul className={styles.colleagues}>
        {named.map((colleague) => (
          <li key={colleague.id}>
            <Button onClick={() => onAssign(colleague)}>
              {colleague.id === me ? t('assign.me', { name: colleague.displayName }) : colleague.displayName}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
