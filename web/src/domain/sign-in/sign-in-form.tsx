import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../kit/form/form-errors.js';
import { useHydrated } from '../../kit/hydrated/use-hydrated.js';
import { AppLink } from '../../kit/link/app-link.js';
import type { AskedProof } from '../../kit/session/session-store.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { CurrentPasswordField, SignInEmailField } from './credential-fields.js';
import { goTo, ownPath } from './own-path.js';
import styles from './sign-in-form.module.css';

/** Few visitors of the public pages come to it. */
const SecondStepForm = lazy(() =>
  import('../second-step/second-step-form.js').then(({ SecondStepForm: form }) => ({ default: form })),
);

interface Props {
  readonly area: 'customer' | 'admin';
  readonly email?: string;
  readonly callbackUrl: string;
}

/** E-mail and password; one neutral message whatever was wrong. */
export function SignInForm({ area, email = '', callbackUrl }: Props) {
  const { t } = useTranslation('account');
  const alive = useHydrated();
  const [state, setState] = useState<{
    busy: boolean;
    errors: FormErrors;
    message: string | undefined;
    attempt: number;
  }>({ busy: false, errors: {}, message: undefined, attempt: 0 });
  const [asked, setAsked] = useState<AskedProof | undefined>();
  const home = area === 'admin' ? '/admin' : '/portal';

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = {
      email: String(form.get('email') ?? '').trim(),
      password: String(form.get('password') ?? ''),
    };
    const errors = Object.fromEntries(
      Object.entries(given)
        .filter(([, value]) => value === '')
        .map(([name]) => [name, 'errors.REQUIRED']),
    );
    if (Object.keys(errors).length > 0)
      return setState((last) => ({ busy: false, errors, message: undefined, attempt: last.attempt + 1 }));
    setState((last) => ({ ...last, busy: true, errors: {}, message: undefined }));
    const outcome = await sessionStore().signIn({ ...given, area, callbackUrl: ownPath(callbackUrl, home) });
    // Where to go on is what the server answered, not what stood in the address of this page.
    if (outcome.ok) return goTo(ownPath(outcome.url, home));
    if (outcome.reason === 'second-step') return setAsked(outcome.asked);
    setState((last) => ({
      busy: false,
      errors: {},
      message: t(`login.${outcome.reason}`),
      attempt: last.attempt + 1,
    }));
  };
  const over = (): void => {
    setAsked(undefined);
    setState((last) => ({ busy: false, errors: {}, message: t('login.over'), attempt: last.attempt + 1 }));
  };
  if (asked !== undefined)
    return (
      <Suspense>
        <SecondStepForm
          asked={asked}
          callbackUrl={ownPath(callbackUrl, home)}
          onDone={(url) => goTo(ownPath(url, home))}
          onOver={over}
        />
      </Suspense>
    );

  return (
    <FormErrorsProvider errors={state.errors}>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          attempt={state.attempt}
          labels={{ email: t('login.email'), password: t('login.password') }}
          message={state.message}
        />
        <noscript>{t('login.script')}</noscript>
        <SignInEmailField label={t('login.email')} known={email} />
        <CurrentPasswordField name="password" label={t('login.password')} />
        {/* Before the page is alive a press would post the form to nobody: the button waits, and so does Enter. */}
        <Button type="submit" look="accent" size="large" busy={state.busy} disabled={!alive}>
          {t('login.submit')}
        </Button>
        {area === 'customer' && (
          <p>
            <AppLink to="/portal/forgot-password">{t('login.forgot')}</AppLink>
          </p>
        )}
      </form>
    </FormErrorsProvider>
  );
}
