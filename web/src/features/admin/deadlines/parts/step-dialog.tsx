import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { dayOf, formatDay } from '../../../../kit/dates/day.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import styles from '../deadlines.module.css';
import { CorrectDialog } from './correct-dialog.js';
import type { DocketItem } from './row-place.js';
import type { DocketSteps } from './use-docket-steps.js';

export interface AskedStep {
  readonly step: 'correct' | 'extend' | 'notify';
  readonly row: DocketItem;
}

interface Props {
  readonly asked: AskedStep;
  readonly steps: DocketSteps;
  readonly onClose: () => void;
}

/** The last word before a date moves or a letter goes out. */
export function StepDialog({ asked: { step, row }, steps, onClose }: Props) {
  return step === 'correct' ? (
    <CorrectDialog row={row} steps={steps} onClose={onClose} />
  ) : (
    <PlainDialog step={step} row={row} steps={steps} onClose={onClose} />
  );
}

interface PlainProps extends Omit<Props, 'asked'> {
  readonly step: 'extend' | 'notify';
  readonly row: DocketItem;
}

function PlainDialog({ step, row, steps, onClose }: PlainProps) {
  const { t } = useTranslation('admin-deadlines');
  const [given, setGiven] = useState(step === 'extend' ? dayOf(new Date()) : '');
  const ofUse = step === 'extend' && row.subject.kind !== 'OFFICE_ACTION';
  const send = async (): Promise<void> => {
    await (step === 'extend' ? steps.extend(row, given) : steps.notify(row, given));
    onClose();
  };
  return (
    <Dialog open title={`${t(`step.${step}`)}: ${row.markName ?? t('noName')}`} onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t(step === 'notify' ? 'explain.notify' : ofUse ? 'explain.extendUse' : 'explain.extend')}</p>
        {ofUse && row.extensionDate !== null && (
          <p>{t('newDate', { day: formatDay(row.extensionDate, 'en', { weekday: true }) })}</p>
        )}
        {ofUse && (
          <label>
            {t('filedOn')}{' '}
            <input type="date" required value={given} onChange={(event) => setGiven(event.target.value)} />
          </label>
        )}
        {step === 'notify' && (
          <label>
            {t('why')}{' '}
            <input
              required
              maxLength={500}
              value={given}
              onChange={(event) => setGiven(event.target.value)}
            />
          </label>
        )}
        <div>
          <Button type="submit" look="accent" busy={steps.busy}>
            {t(`step.${step}`)}
          </Button>{' '}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
