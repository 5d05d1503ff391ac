import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import type { LinkedResult } from '../linked-result.js';
import styles from '../monitoring-result.module.css';
import { Turn, type TurnProps } from './turn.js';

/** A question to the lawyer about this mark: it becomes one of our questions to answer, and the answer goes to the address that is named. */
export function Ask({ result, attempt, answer }: TurnProps & { readonly result: LinkedResult }) {
  const { t } = useTranslation('monitoring-result');
  const office = useOfficeName();
  const labels = { contactName: t('ask.name'), contactEmail: t('ask.email'), question: t('ask.question') };
  const about = t('ask.about', {
    later: [result.markName, office(result.jurisdiction), result.applicationNumber ?? '']
      .filter(Boolean)
      .join(', '),
    own: result.sheet.ownName,
    interpolation: { escapeValue: false },
  });
  const value = (name: string): string => answer?.values[name] ?? '';
  return (
    <section aria-labelledby="ask" className={styles.ask}>
      <h2 id="ask">{t('ask.title')}</h2>
      {answer?.receipt !== undefined ? (
        <p role="status">
          {t('ask.sent', { number: answer.receipt.number, email: value('contactEmail') })}{' '}
          <Moment at={answer.receipt.answerBy} />
        </p>
      ) : (
        <Turn intent="ask" labels={labels} attempt={attempt} answer={answer}>
          {(busy) => (
            <>
              <input type="hidden" name="about" value={about} />
              <Field name="question" label={labels.question}>
                {(control) => (
                  <textarea {...control} rows={4} maxLength={9000} defaultValue={value('question')} />
                )}
              </Field>
              <Field name="contactName" label={labels.contactName}>
                {(control) => (
                  <input
                    {...control}
                    autoComplete="name"
                    maxLength={200}
                    defaultValue={value('contactName')}
                  />
                )}
              </Field>
              <Field name="contactEmail" label={labels.contactEmail} hint={t('ask.emailHint')}>
                {(control) => (
                  <input
                    {...control}
                    type="email"
                    autoComplete="email"
                    spellCheck={false}
                    maxLength={254}
                    defaultValue={value('contactEmail')}
                  />
                )}
              </Field>
              <div>
                <Button type="submit" busy={busy}>
                  {t('ask.send')}
                </Button>
              </div>
            </>
          )}
        </Turn>
      )}
    </section>
  );
}
