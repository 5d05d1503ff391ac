import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { keySpoken } from '../../parts/keys/desk-keys.js';
import type { DayTask } from '../my-day.graphql.js';

/** A step as it is asked for; who gets it, and until when it sleeps, is asked next. */
export type RowStep = 'take' | 'giveBack' | 'assign' | 'snooze' | 'wake' | 'done' | 'reopen';

/** What can be done to a task from its row, in the order of use. */
export function stepsOf(
  { status, assignedAdminId, snoozedUntil, doneByHand }: DayTask,
  me: string,
): readonly RowStep[] {
  if (status === 'DONE') return doneByHand ? ['reopen'] : [];
  if (status !== 'OPEN') return [];
  return [
    ...(assignedAdminId === null ? (['take'] as const) : []),
    'assign',
    ...(assignedAdminId === me ? (['giveBack'] as const) : []),
    snoozedUntil === null ? 'snooze' : 'wake',
    ...(doneByHand ? (['done'] as const) : []),
  ];
}

const KEYS = {
  take: 'take',
  giveBack: 'giveBack',
  assign: 'assign',
  snooze: 'snooze',
  wake: 'snooze',
  done: 'done',
} as const;

interface Props {
  readonly task: DayTask;
  readonly me: string;
  /** Whether the Tab key comes by. */
  readonly reached: boolean;
  readonly onStep: (step: RowStep) => void;
}

export function RowSteps({ task, me, reached, onStep }: Props) {
  const { t } = useTranslation('admin-day');
  return stepsOf(task, me).map((step) => (
    <Button
      key={step}
      look="quiet"
      size="small"
      tabIndex={reached ? 0 : -1}
      aria-keyshortcuts={step === 'reopen' ? undefined : keySpoken(KEYS[step])}
      onClick={() => onStep(step)}
    >
      {t(`step.${step}`)}
    </Button>
  ));
}
