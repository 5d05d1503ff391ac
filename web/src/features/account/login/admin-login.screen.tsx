import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SignInForm } from '../../../domain/sign-in/sign-in-form.js';
import { AccountPage } from '../parts/account-page.js';

export function Component() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage title={t('login.adminTitle')} lead={t('login.adminLead')}>
      <SignInForm area="admin" callbackUrl={query.get('callbackUrl') ?? '/admin'} />
    </AccountPage>
  );
}
