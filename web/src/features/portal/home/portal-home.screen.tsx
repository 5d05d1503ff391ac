import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../app/page-meta.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { LoadFailed } from '../parts/load-state.js';
import { OrderList } from '../parts/order-list.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { Changes } from './parts/changes.js';
import { NeedsYou } from './parts/needs-you.js';
import { PortalHomeDocument, PortalHomeNode } from './portal-home.graphql.js';
import styles from './portal-home.module.css';

const EVERY_MINUTE = 60_000;

/** First what waits for the reader, then what changed, then what goes on by itself. */
export function Component() {
  const { t } = useTranslation('portal');
  const { data, error, again } = usePortalQuery(PortalHomeDocument, PortalHomeNode, {}, { pollInterval: EVERY_MINUTE });
  const orders = data?.registrationRequestList.items ?? [];
  const unread = orders.filter((order) => order.answeredAt != null && order.viewedAt == null && order.status !== 'VERIFICATION_REQUESTED');
  const working = orders.filter((order) => order.status === 'VERIFICATION_REQUESTED');
  const name = data?.viewer?.profile?.firstname ?? data?.viewer?.displayName ?? '';
  return (
    <div className={styles['home']}>
      <PageMeta title={t('home.title')} />
      <h1>{name === '' ? t('home.title') : t('home.hello', { name })}</h1>
      {error !== undefined && <LoadFailed error={error} again={again} old={data !== undefined} />}
      {data === undefined && error === undefined && <PortalSkeleton />}
      {data !== undefined && orders.length === 0 && (
        <section className={styles['empty']}>
          <h2>{t('home.emptyTitle')}</h2>
          <p>{t('home.empty')}</p>
          <ButtonLink to="/verification" look="accent">{t('nav.check')}</ButtonLink>
        </section>
      )}
      {unread.length > 0 && <NeedsYou orders={unread} />}
      {data !== undefined && <Changes changes={data.notificationList.items} />}
      {working.length > 0 && <section><h2>{t('home.working')}</h2><OrderList orders={working} /></section>}
      {orders.length > 0 && <p><ButtonLink to="/portal/orders">{t('home.all', { count: data?.registrationRequestList.totalCount ?? orders.length })}</ButtonLink></p>}
    </div>
  );
}
