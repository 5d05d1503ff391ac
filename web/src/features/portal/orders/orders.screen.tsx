import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { EveryBrand } from '../parts/brand-scope.js';
import { ChoiceTabs } from '../parts/choice-tabs.js';
import { OrderList } from '../parts/order-list.js';
import { Empty, Loaded, Page } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { ServiceOrders } from '../parts/service-orders.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalOrdersDocument, PortalOrdersNode } from './portal-orders.graphql.js';

const TABS = ['all', 'open', 'answered'] as const;

type Tab = (typeof TABS)[number];

const FILTERS = {
  all: null,
  open: { status: { eq: 'VERIFICATION_REQUESTED' } },
  answered: { status: { in: ['VERIFICATION_APPROVED', 'VERIFICATION_DISMISSED'] } },
} as const;

const tabOf = (query: URLSearchParams): Tab => TABS.find((known) => known === query.get('show')) ?? 'all';

const question = (query: URLSearchParams) =>
  [
    PortalOrdersDocument,
    PortalOrdersNode,
    { filter: FILTERS[tabOf(query)] as never, offset: offsetOf(query) },
  ] as const;

export const ahead = asksAhead(({ query }) => [question(query)]);

/** All orders, of registrations and of services; the tab and the page stand in the address, so Back brings them again. */
export function Component() {
  const { t } = useTranslation('portal');
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const answer = usePortalQuery(...question(query), { pollInterval: 60_000 });
  const choices = TABS.map((id) => ({
    id,
    title: t(`orders.${id}`),
    to: id === 'all' ? '/portal/orders' : `/portal/orders?show=${id}`,
  }));
  return (
    <Page title={t('orders.title')}>
      <ChoiceTabs label={t('orders.tabs')} choices={choices} chosen={tab} />
      <EveryBrand of="orders" />
      <Loaded answer={answer}>
        {({ registrationRequestList: list, serviceRequestList }) => (
          <>
            {list.items.length === 0 && (tab !== 'all' || serviceRequestList.items.length === 0) && (
              <Empty action={<ButtonLink to="/verification">{t('portal-frame:nav.check')}</ButtonLink>}>
                {t(tab === 'all' ? 'home.empty' : 'orders.none')}
              </Empty>
            )}
            {list.items.length > 0 && <OrderList orders={list.items} />}
            <Pager shown={list.items.length} count={list.totalCount} more={list.hasNextPage} />
            {tab === 'all' && serviceRequestList.items.length > 0 && (
              <ServiceOrders orders={serviceRequestList.items} />
            )}
            <p>
              <AppLink to="/registration-request/new">{t('orders.register')}</AppLink>
            </p>
          </>
        )}
      </Loaded>
    </Page>
  );
}
