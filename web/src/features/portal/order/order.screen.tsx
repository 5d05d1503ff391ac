import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PageMeta } from '../../../app/page-meta.js';
import { RequestStatus } from '../../../domain/request/request-status.js';
import { useOfficeName } from '../../../domain/jurisdiction/office-name.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { Extract } from '../../../kit/extract/extract.js';
import { Seal } from '../../../kit/seal/seal.js';
import { LoadFailed } from '../parts/load-state.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import styles from './order.module.css';
import { OrderTimeline } from './parts/order-timeline.js';
import { PortalOrderDocument, PortalOrderNode } from './portal-order.graphql.js';

const LIVE_MS = 10_000;

/** One order: where it stands, who acts, what happened; refreshes itself while open. */
export function Component() {
  const { t, i18n } = useTranslation('portal');
  const { id = '' } = useParams();
  const office = useOfficeName();
  const { data, error, again } = usePortalQuery(PortalOrderDocument, PortalOrderNode, { id }, { pollInterval: LIVE_MS });
  if (data === undefined) return error === undefined ? <PortalSkeleton /> : <LoadFailed error={error} again={again} />;
  const order = data.registrationRequest;
  if (order === null) return <Navigate to="/portal/no-access" replace />;
  const name = order.value || t('orders.logo');
  const answered = order.answeredAt != null && order.status !== 'VERIFICATION_REQUESTED';
  const sites = order.websites ?? [];
  return (
    <div className={styles['order']}>
      <PageMeta title={t('order.title', { number: order.publicId ?? '' })} />
      <header className={styles['head']}>
        <Seal name={order.value ?? ''} size={112} />
        <div>
          <p className={styles['number']}><span className="mono">{order.publicId}</span></p>
          <h1>{name}</h1>
          <p className={styles['status']}><RequestStatus status={order.status} /></p>
        </div>
      </header>
      {error !== undefined && <LoadFailed error={error} again={again} old />}
      <section className={styles['next']} aria-labelledby="next">
        <h2 id="next">{t('order.next')}</h2>
        <p>{t(`order.sentence.${order.status ?? 'OTHER'}`, { defaultValue: t('order.sentence.OTHER') })} {order.status === 'VERIFICATION_REQUESTED' && order.promisedAt != null && <strong><Moment at={order.promisedAt} /></strong>}</p>
        {answered && <p><ButtonLink to={`/portal/verification-summary/${order.id}`} look="accent">{t('order.read')}</ButtonLink></p>}
      </section>
      <div className={styles['columns']}>
        <section>
          <h2>{t('order.timeline')}</h2>
          <OrderTimeline entries={order.timeline} promisedAt={order.status === 'VERIFICATION_REQUESTED' ? order.promisedAt : undefined} />
        </section>
        <section>
          <h2>{t('order.facts')}</h2>
          <Extract
            rows={[
              { code: '540', label: t('order.mark'), value: name },
              { label: t('order.offices'), value: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format((order.jurisdictions ?? []).map(office)) },
              { label: t('order.offer'), value: order.businessDescription },
              ...(sites.length === 0 ? [] : [{ label: t('order.websites'), value: sites.join(', ') }]),
              ...(order.requestedAt == null ? [] : [{ label: t('order.asked'), value: <Moment at={order.requestedAt} style="date" /> }]),
            ]}
          />
        </section>
      </div>
    </div>
  );
}
