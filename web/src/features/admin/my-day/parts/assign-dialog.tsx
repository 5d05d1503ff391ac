import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { ColleagueChoice } from '../../parts/assign/colleague-choice.js';
import type { Colleague } from '../day-step.js';

interface Props {
  /** What is given; none: not now. */
  readonly taskIds: readonly string[];
  readonly me: string;
  readonly onClose: () => void;
  readonly onAssign: (to: Colleague) => void;
}

/** Who is to do it: one press, whom the rules choose first. */
export function AssignDialog({ taskIds, me, onClose, onAssign }: Props) {
  const { t } = useTranslation('admin-day');
  return (
    <Dialog open={taskIds.length > 0} title={t('assign.title', { count: taskIds.length })} onClose={onClose}>
      <ColleagueChoice of={{ taskIds }} me={me} onChoose={onAssign} />
    </Dialog>
  );
}
