import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import styles from '../../settings.module.css';
import { LimitField } from './limit-field.js';
import { useDayList } from './use-day-list.js';

interface Props {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
  readonly problem: string | undefined;
}

/** Days on which nobody works, besides weekends and public holidays. */
export function ClosedDays({ days, onChange, problem }: Props) {
  const { t } = useTranslation('admin-settings');
  const inWords = useDayList();
  const [day, setDay] = useState('');
  const add = (): void => {
    if (day !== '') onChange([...new Set([...days, day])].toSorted());
    setDay('');
  };
  return (
    <fieldset className={styles.days}>
      <legend>{t('limits.closedDays')}</legend>
      {days.map((one) => (
        <p key={one}>
          {inWords([one])}{' '}
          <Button size="small" look="quiet" onClick={() => onChange(days.filter((each) => each !== one))}>
            {t('rules.remove')}
            <span className="visually-hidden">: {inWords([one])}</span>
          </Button>
        </p>
      ))}
      <LimitField type="date" label={t('limits.closedDay')} value={day} onChange={setDay} problem={problem} />
      <p>
        <Button size="small" onClick={add}>
          {t('limits.addDay')}
        </Button>
      </p>
    </fieldset>
  );
}
