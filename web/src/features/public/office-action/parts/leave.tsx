import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { LetterAnswer } from '../office-action.action.js';
import styles from '../office-action.module.css';

/** Not answering at all: said plainly, and done only by who says twice that they mean it. */
export function Leave({ attempt, answer }: { attempt: string; answer: LetterAnswer | undefined }) {
  const { t } = useTranslation('portal-letter');
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'leave';
  return (
    <details className={styles.leave} open={answer !== undefined || undefined}>
      <summary>{t('leave.title')}</summary>
      <p>{t('leave.text')}</p>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate preventScrollReset>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ confirmed: t('leave.confirmed') }}
            message={
              answer?.message === undefined
                ? undefined
                : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
          />
          <input type="hidden" name="intent" value="leave" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-leave`} />
          <Field name="confirmed" label={t('leave.confirmed')}>
            {(control) => <input {...control} type="checkbox" value="yes" />}
          </Field>
          <Button type="submit" look="danger" busy={busy}>
            {t('leave.button')}
          </Button>
        </AppForm>
      </FormErrorsProvider>
    </details>
  );
}
