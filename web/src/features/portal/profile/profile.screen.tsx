import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../../kit/link/app-link.js';
import { ChoiceTabs } from '../parts/choice-tabs.js';
import { Page } from '../parts/page.js';
import { AccountTab } from './parts/account-tab.js';
import { ApiKeysTab } from './parts/api-keys-tab.js';
import { BillingTab } from './parts/billing-tab.js';
import { CardsTab } from './parts/cards-tab.js';
import { SubscriptionsTab } from './parts/subscriptions-tab.js';
import { WhitelistTab } from './parts/whitelist-tab.js';

const TABS = {
  account: AccountTab,
  'billing-info': BillingTab,
  subscriptions: SubscriptionsTab,
  payment: CardsTab,
  whitelist: WhitelistTab,
  'api-keys': ApiKeysTab,
} as const;

type Tab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as Tab[];

/** Six pages about the customer; which one is shown stands in the address. */
export function Component() {
  const { t } = useTranslation('portal-profile');
  const [query] = useSearchParams();
  const tab = NAMES.find((known) => known === query.get('tab')) ?? 'account';
  const Shown = TABS[tab];
  return (
    <Page title={t('title')}>
      <ChoiceTabs
        label={t('tabs')}
        chosen={tab}
        choices={NAMES.map((id) => ({ id, title: t(`tab.${id}`), to: `/portal/profile?tab=${id}` }))}
      />
      <Shown />
      <p>
        <AppLink to="/portal/webhooks">{t('webhooks')}</AppLink>
      </p>
    </Page>
  );
}
