import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { Turn, type TurnProps } from './turn.js';

/** Nothing is done about it, for a reason or for none, and no reminder of its last day comes. */
export function LeaveAlone({ attempt, answer }: TurnProps) {
  const { t } = useTranslation('monitoring-result');
  return (
    <Turn intent="leave" labels={{ dismissReason: t('leave.reason') }} attempt={attempt} answer={answer}>
      {(busy) => (
        <>
          <Field name="dismissReason" label={t('leave.reason')} hint={t('leave.hint')} optional>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={2000}
                defaultValue={answer?.values['dismissReason'] ?? ''}
              />
            )}
          </Field>
          <div>
            <Button type="submit" busy={busy}>
              {t('leave.button')}
            </Button>
          </div>
        </>
      )}
    </Turn>
  );
}

/** It was left alone, and its term still runs. */
export function TakeUp({ attempt, answer }: TurnProps) {
  const { t } = useTranslation('monitoring-result');
  return (
    <Turn intent="again" labels={{}} attempt={attempt} answer={answer}>
      {(busy) => (
        <div>
          <Button type="submit" busy={busy}>
            {t('leave.again')}
          </Button>
        </div>
      )}
    </Turn>
  );
}
