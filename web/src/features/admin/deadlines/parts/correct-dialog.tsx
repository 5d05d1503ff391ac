import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import styles from '../deadlines.module.css';
import { Line, type Said } from './dialog-line.js';
import { LaterDay } from './later-day.js';
import type { DocketItem } from './row-place.js';
import type { Correction, DocketSteps } from './use-docket-steps.js';

const SOURCES = ['letter', 'register', 'office', 'client', 'ours'] as const;

/** Another due date, why, and where that is known from. What is refused stands at its field, and what was typed stays. */
export function CorrectDialog({
  row,
  steps,
  onClose,
}: {
  row: DocketItem;
  steps: DocketSteps;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-deadlines');
  const [given, setGiven] = useState<Correction>({
    dueDate: row.nominalDate,
    graceEndDate: row.graceDate ?? '',
    reason: '',
    laterDueDateCause: '',
    extendedOn: '',
    dueDateSourceId: '',
  });
  const [source, setSource] = useState('');
  const [said, setSaid] = useState<Said>({});
  const hasGrace = row.subject.kind === 'USE_IN_COMMERCE_REQUEST' && row.graceDate !== null;
  const isLater = row.subject.kind === 'OFFICE_ACTION' && given.dueDate > row.nominalDate;
  const set = (key: keyof Correction) => (value: string) => setGiven((now) => ({ ...now, [key]: value }));
  const send = async (): Promise<void> => {
    const known = t(`source.${source}`);
    const answer = await steps.correct(row, {
      ...given,
      ...(!isLater && { laterDueDateCause: '' as const }),
      reason: t('correct.reasonOf', { why: given.reason.trim(), source: known }),
    });
    if (answer === 'done') return onClose();
    if (answer === 'failed') return setSaid({ '': t('failed') });
    const atFields = Object.fromEntries(answer.fields.map(({ path, message }) => [path.join('.'), message]));
    setSaid(Object.keys(atFields).some((key) => key in given) ? atFields : { '': answer.message });
  };
  return (
    <Dialog open title={`${t('step.correct')}: ${row.markName ?? t('noName')}`} onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('correct.lead', { day: formatDay(row.nominalDate, 'en', { weekday: true }) })}</p>
        <Line
          label={t('correct.dueDate')}
          type="date"
          value={given.dueDate}
          wrong={said['dueDate']}
          onChange={set('dueDate')}
        />
        {isLater && <LaterDay letterId={row.subject.id} given={given} said={said} set={set} />}
        {hasGrace && (
          <Line
            label={t('correct.graceEndDate')}
            type="date"
            value={given.graceEndDate}
            wrong={said['graceEndDate']}
            onChange={set('graceEndDate')}
          />
        )}
        <Line
          label={t('why')}
          type="text"
          value={given.reason}
          wrong={said['reason']}
          onChange={set('reason')}
        />
        <SourceChoice value={source} onChange={setSource} />
        {said[''] !== undefined && (
          <p role="alert" className={styles.wrong}>
            {said['']}
          </p>
        )}
        <div>
          <Button type="submit" look="accent" busy={steps.busy}>
            {t('step.correct')}
          </Button>{' '}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function SourceChoice({ value, onChange }: { value: string; onChange: (source: string) => void }) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <label>
      {t('correct.source')}{' '}
      <select required value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="" disabled>
          {t('correct.choose')}
        </option>
        {SOURCES.map((one) => (
          <option key={one} value={one}>
            {t(`source.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
