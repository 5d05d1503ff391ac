import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { Field } from '../../../../kit/form/field.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { SummaryAnswer } from '../summary.action.js';
import styles from '../summary.module.css';

/** Another name, the same questions, no price. */
export function CheckAgain({
  attempt,
  answer,
  open,
}: {
  attempt: string;
  answer: SummaryAnswer | undefined;
  open: boolean;
}) {
  const { t } = useTranslation('report');
  const busy = useNavigation().state === 'submitting';
  return (
    <section className={styles.again}>
      <h2>{t('again.title')}</h2>
      <p>{t(open ? 'again.dismissed' : 'again.text')}</p>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate className={styles.form}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ value: t('again.label') }}
            message={
              answer?.message === undefined
                ? undefined
                : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
          />
          <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
          <div className={styles.line}>
            <Field name="value" label={t('again.label')}>
              {(control) => <input {...control} maxLength={200} autoComplete="off" spellCheck={false} />}
            </Field>
            <Button type="submit" look={open ? 'accent' : 'plain'} busy={busy}>
              {t('again.send')}
            </Button>
          </div>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}
