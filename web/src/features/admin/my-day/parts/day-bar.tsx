import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { DayTask } from '../my-day.graphql.js';
import styles from '../my-day.module.css';
import { stepsOf, type RowStep } from './row-steps.js';

const ORDER: readonly RowStep[] = ['take', 'assign', 'giveBack', 'snooze', 'wake', 'done', 'reopen'];

interface Props {
  readonly picked: readonly DayTask[];
  readonly me: string;
  readonly onStep: (step: RowStep) => void;
  readonly onClear: () => void;
}

/** Steps for everything that is chosen: those that can be taken on all of it. */
export function DayBar({ picked, me, onStep, onClear }: Props) {
  const { t } = useTranslation('admin-day');
  if (picked.length === 0) return null;
  const steps = ORDER.filter((step) => picked.every((task) => stepsOf(task, me).includes(step)));
  return (
    <div className={styles.bar} role="group" aria-label={t('bar.label')}>
      <span>{t('bar.chosen', { count: picked.length })}</span>
      {steps.map((step) => (
        <Button key={step} size="small" onClick={() => onStep(step)}>
          {t(`step.${step}`)}
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={onClear}>
        {t('bar.clear')}
      </Button>
    </div>
  );
}
