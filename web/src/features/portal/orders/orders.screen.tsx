import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../app/page-meta.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { LoadFailed } from '../parts/load-state.js';
import { OrderList } from '../parts/order-list.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import styles from './orders.module.css';
import { PortalOrdersDocument, PortalOrdersNode } from './portal-orders.graphql.js';

const TABS = ['all', 'open', 'answered'] as const;
const PAGE = 20;

type Tab = (typeof TABS)[number];

const FILTERS = {
  all: null,
  open: { status: { eq: 'VERIFICATION_REQUESTED' } },
  answered: { status: { in: ['VERIFICATION_APPROVED', 'VERIFICATION_DISMISSED'] } },
} as const;

/** All orders; the tab and the page stand in the address, so Back brings them again. */
export function Component() {
  const { t } = useTranslation('portal');
  const [query] = useSearchParams();
  const tab: Tab = TABS.find((known) => known === query.get('show')) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  const variables = { filter: FILTERS[tab] as never, offset: (page - 1) * PAGE };
  const { data, error, again } = usePortalQuery(PortalOrdersDocument, PortalOrdersNode, variables, { pollInterval: 60_000 });
  const list = data?.registrationRequestList;
  const address = (to: number): string => `/portal/orders?${new URLSearchParams({ ...(tab === 'all' ? {} : { show: tab }), page: String(to) }).toString()}`;
  return (
    <div className={styles['orders']}>
      <PageMeta title={t('orders.title')} />
      <h1>{t('orders.title')}</h1>
      <nav className={styles['tabs']} aria-label={t('orders.tabs')}>
        {TABS.map((name) => <AppLink key={name} to={name === 'all' ? '/portal/orders' : `/portal/orders?show=${name}`} aria-current={name === tab ? 'page' : undefined}>{t(`orders.${name}`)}</AppLink>)}
      </nav>
      {error !== undefined && <LoadFailed error={error} again={again} old={list !== undefined} />}
      {list === undefined && error === undefined && <PortalSkeleton />}
      {list !== undefined && list.items.length > 0 && <OrderList orders={list.items} />}
      {list !== undefined && list.items.length === 0 && (
        <div className={styles['empty']}>
          <p>{t(tab === 'all' ? 'home.empty' : 'orders.none')}</p>
          <ButtonLink to="/verification">{t('nav.check')}</ButtonLink>
        </div>
      )}
      {list !== undefined && (page > 1 || list.hasNextPage) && (
        <nav className={styles['pages']} aria-label={t('orders.pages')}>
          {page > 1 && <ButtonLink to={address(page - 1)} size="small">{t('orders.newer')}</ButtonLink>}
          <span>{t('orders.range', { from: (page - 1) * PAGE + 1, to: (page - 1) * PAGE + list.items.length, count: list.totalCount })}</span>
          {list.hasNextPage && <ButtonLink to={address(page + 1)} size="small">{t('orders.older')}</ButtonLink>}
        </nav>
      )}
    </div>
  );
}
