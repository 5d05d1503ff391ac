import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../../kit/form/form-errors.js';
import { Field } from '../../../kit/form/field.js';
import { AppForm } from '../../../kit/link/app-form.js';
import styles from './account.module.css';

export const SHORTEST_PASSWORD = 12;

export interface PasswordAnswer {
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

interface Props {
  readonly email: string | null | undefined;
  readonly submit: string;
  readonly attempt: string;
  readonly answer: PasswordAnswer | undefined;
}

/** Choosing a password; the rules stand there before the first letter is typed. */
export function PasswordForm({ email, submit, attempt, answer }: Props) {
  const { t } = useTranslation('account');
  const busy = useNavigation().state === 'submitting';
  return (
    <FormErrorsProvider errors={answer?.errors ?? {}}>
      <AppForm method="post" noValidate className={styles.form}>
        <ErrorSummary
          attempt={answer?.attempt}
          labels={{ password: t('password.label') }}
          message={
            answer?.message === undefined
              ? undefined
              : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
          }
        />
        <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
        {email != null && (
          <Field name="email" label={t('login.email')}>
            {(control) => <input {...control} type="email" autoComplete="username" readOnly value={email} />}
          </Field>
        )}
        <Field
          name="password"
          label={t('password.label')}
          hint={t('password.rules', { count: SHORTEST_PASSWORD })}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              autoComplete="new-password"
              maxLength={200}
              minLength={SHORTEST_PASSWORD}
            />
          )}
        </Field>
        <Button type="submit" look="accent" size="large" busy={busy}>
          {submit}
        </Button>
      </AppForm>
    </FormErrorsProvider>
  );
}

/** A first look at a new password; the service has the last word. */
export function checkPassword(password: string): FormErrors {
  if (password === '') return { password: 'errors.REQUIRED' };
  return password.length < SHORTEST_PASSWORD ? { password: 'errors.TOO_SHORT' } : {};
}
