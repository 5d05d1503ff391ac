import { useTranslation } from 'react-i18next';
import { ChangePassword } from '../../../../domain/security/change-password.js';
import { SecurityPanel } from '../../../../domain/security/security-panel.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Loaded, Section } from '../../parts/page.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { PortalAccountDocument, PortalAccountNode } from '../profile.graphql.js';
import { DataCopy } from './data-copy.js';
import { EmailAddress } from './email-address.js';
import { EraseAccount } from './erase-account.js';
import { NotificationSwitches } from './notification-switches.js';
import { PersonalData } from './personal-data.js';
import { Preferences } from './preferences.js';

/** The account itself; each section saves by itself. */
export function AccountTab() {
  const { t } = useTranslation(['portal-account', 'portal-support']);
  const answer = usePortalQuery(PortalAccountDocument, PortalAccountNode, {});
  return (
    <Loaded answer={answer}>
      {({ viewer }) =>
        viewer?.profile != null && (
          <>
            <Section title={t('you.title')}>
              <p>{t('you.orders')}</p>
              <p>
                <AppLink to="/portal/support">{t('portal-support:list.title')}</AppLink>
              </p>
              <PersonalData profile={viewer.profile} userId={viewer.id} />
            </Section>
            <Section title={t('email.title')}>
              <EmailAddress id={viewer.id} email={viewer.email} pending={viewer.pendingEmail} />
            </Section>
            <Section title={t('password.title')}>
              <ChangePassword login="/portal/login" />
            </Section>
            <Section title={t('security.title')}>
              <SecurityPanel />
            </Section>
            <Section title={t('preferences.title')}>
              <Preferences profile={viewer.profile} userId={viewer.id} />
            </Section>
            <Section title={t('mails.title')}>
              <p>{t('mails.why')}</p>
              <NotificationSwitches profile={viewer.profile} userId={viewer.id} />
            </Section>
            <Section title={t('data.title')}>
              <DataCopy viewer={viewer} />
            </Section>
            <Section title={t('erase.title')}>
              <EraseAccount id={viewer.id} />
            </Section>
          </>
        )
      }
    </Loaded>
  );
}
