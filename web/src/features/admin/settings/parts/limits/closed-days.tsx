import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import styles from '../../settings.module.css';
import { CheckedField } from '../../../parts/checked-field.js';
import { useDayList } from './use-day-list.js';

interface Props {
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
  /** Entered, and not among them yet. */
  readonly entered: string;
  readonly onEnter: (day: string) => void;
  readonly problem: string | undefined;
}

/** The days with one more, each once and in order; the same days where none was entered. */
export const withDay = (days: readonly string[], day: string): readonly string[] =>
  day === '' ? days : [...new Set([...days, day])].toSorted();

/** Days on which nobody works, besides weekends and public holidays. */
export function ClosedDays({ days, onChange, entered, onEnter, problem }: Props) {
  const { t } = useTranslation('admin-settings');
  const inWords = useDayList();
  const add = (): void => {
    onChange(withDay(days, entered));
    onEnter('');
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
      <CheckedField
        type="date"
        label={t('limits.closedDay')}
        value={entered}
        onChange={onEnter}
        problem={problem}
      />
      <p>
        <Button size="small" onClick={add}>
          {t('limits.addDay')}
        </Button>
      </p>
    </fieldset>
  );
}
