import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { AccountPage } from '../parts/account-page.js';

export function Component() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('forgot.sentTitle')} lead={t('forgot.sent')}>
      <p>
        <ButtonLink to="/portal/login">{t('forgot.back')}</ButtonLink>
      </p>
    </AccountPage>
  );
}
