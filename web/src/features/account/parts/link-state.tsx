import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { AccountPage } from './account-page.js';

/** A link that no longer opens anything, and the one way on from there. */
export function LinkState({
  state,
  kind,
}: {
  state: 'USED' | 'EXPIRED' | 'UNKNOWN';
  kind: 'activate' | 'reset';
}) {
  const { t } = useTranslation('account');
  const next = state === 'USED' ? '/portal/login' : '/portal/forgot-password';
  return (
    <AccountPage title={t(`link.${state}.title`)} lead={t(`link.${state}.${kind}`)}>
      <p>
        <ButtonLink to={next} look="accent">
          {t(state === 'USED' ? 'login.submit' : 'link.again')}
        </ButtonLink>
      </p>
    </AccountPage>
  );
}
