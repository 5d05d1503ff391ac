import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { leaveWhenKnown } from '../../../domain/sign-in/known-already.js';
import { SignInForm } from '../../../domain/sign-in/sign-in-form.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { formatDay } from '../../../kit/dates/day.js';
import { AccountPage } from '../parts/account-page.js';
import styles from './login.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Who is signed in already is not asked again. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  await leaveWhenKnown({ request, context });
  return null;
}

export function Component() {
  const { t, i18n } = useTranslation('account');
  const [query] = useSearchParams();
  const on = query.get('on') ?? '';
  if (query.get('done') === 'erased') {
    return (
      <AccountPage
        title={t('erased.title')}
        lead={
          <span role="status">
            {DAY.test(on) ? t('erased.text', { day: formatDay(on, i18n.language) }) : t('erased.soon')}
          </span>
        }
      >
        <p>
          <ButtonLink to="/" look="accent">
            {t('common:action.home')}
          </ButtonLink>
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('login.title')}>
      {query.get('error') === 'SignedOut' && (
        <p role="status" className={styles.note}>
          {t('login.signedOut')}
        </p>
      )}
      {query.get('done') === 'password' && (
        <p role="status" className={styles.note}>
          {t('password.done')}
        </p>
      )}
      <SignInForm
        area="customer"
        email={query.get('user') ?? ''}
        callbackUrl={query.get('callbackUrl') ?? '/portal'}
      />
      <p className={styles.none}>
        <strong>{t('login.none')}</strong> {t('login.noneText')}
      </p>
    </AccountPage>
  );
}
