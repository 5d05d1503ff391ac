import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
  type ActionFunctionArgs,
} from 'react-router';
import { failureKey } from '../../../data/failure.js';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import { Button } from '../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../../kit/form/form-errors.js';
import { SignInEmailField } from '../../../domain/sign-in/credential-fields.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { AccountPage } from '../parts/account-page.js';
import { AskForPasswordResetDocument } from './ask-for-password-reset.graphql.js';
import styles from './forgot-password.module.css';

interface Answer {
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

/** The answer is the same whether or not there is such an account. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Answer | Response> {
  const email = String((await request.formData()).get('email') ?? '').trim();
  const attempt = crypto.randomUUID();
  if (email === '') return { errors: { email: 'errors.REQUIRED' }, attempt };
  try {
    const { askForPasswordReset: answer } = await apiOf(context).mutate(
      AskForPasswordResetDocument,
      { input: { email } },
      { idempotencyKey: attempt },
    );
    if (isRefusal(answer)) return { errors: fieldErrors(answer), message: `refusal.${answer.code}`, attempt };
    return redirect('/portal/success-forgot-password');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      errors: {},
      message: failureKey(error),
      attempt,
    };
  }
}

export function Component() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const answer = useActionData() as Answer | undefined;
  const busy = useNavigation().state === 'submitting';
  return (
    <AccountPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm method="post" noValidate className={styles.form}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ email: t('login.email') }}
            message={
              answer?.message === undefined
                ? undefined
                : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
          />
          <SignInEmailField label={t('login.email')} known={query.get('user') ?? ''} />
          <Button type="submit" look="accent" size="large" busy={busy}>
            {t('forgot.submit')}
          </Button>
        </AppForm>
      </FormErrorsProvider>
    </AccountPage>
  );
}
