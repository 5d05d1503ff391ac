import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button.js';
import { SuccessDialog } from '../../../kit/dialog/success-dialog.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { AccountPage } from '../parts/account-page.js';

/** The e-mail is on its way, which is said over the page; the page says it to whoever has no script, and after the dialog was closed. */
export function Component() {
  const { t } = useTranslation('account');
  const isLive = useHydrated();
  const [wasRead, setWasRead] = useState(false);
  const back = <ButtonLink to="/portal/login">{t('forgot.back')}</ButtonLink>;
  return (
    <AccountPage title={t('forgot.sentTitle')} lead={t('forgot.sent')}>
      <p>{back}</p>
      <SuccessDialog
        open={isLive && !wasRead}
        title={t('forgot.sentTitle')}
        text={t('forgot.sent')}
        onClose={() => setWasRead(true)}
      >
        {back}
      </SuccessDialog>
    </AccountPage>
  );
}
