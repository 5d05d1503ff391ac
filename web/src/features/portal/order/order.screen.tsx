import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ClientsRequestStatus } from '../../../domain/request/request-status.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Seal } from '../../../kit/seal/seal.js';
import { asksAhead } from '../parts/ask-ahead.js';
import { LoadFailed } from '../parts/load-state.js';
import { Missing } from '../parts/missing.js';
import { NextStepBox } from '../parts/next-step-box.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import styles from './order.module.css';
import { EndOrder } from './parts/end-order.js';
import { isStepHere, StepHere } from './parts/step-here.js';
import { Messages } from './parts/messages.js';
import { MoneyBox } from './parts/money-box.js';
import { OfficesAndClasses } from './parts/offices-and-classes.js';
import { OrderDocuments } from './parts/order-documents.js';
import { OrderSteps } from './parts/order-steps.js';
import { OrderTimeline } from './parts/order-timeline.js';
import { Answers } from './parts/answers.js';
import { Promises } from './parts/promises.js';
import {
  PortalOrderMoneyDocument,
  PortalOrderMoneyNode,
  PortalOrderDocument,
  PortalOrderNode,
} from './order.graphql.js';

const LIVE_MS = 10_000;

const question = (id: string) => [PortalOrderDocument, PortalOrderNode, { id }] as const;
const askedMoney = (id: string) => [PortalOrderMoneyDocument, PortalOrderMoneyNode, { id }] as const;

export const ahead = asksAhead(({ params: { id = '' } }) => [question(id), askedMoney(id)]);

/** The home of one order: its one next step, and everything that belongs to it. Refreshes itself while open. */
export function Component() {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal', 'portal-support']);
  const { id = '' } = useParams();
  const { data, error, again } = usePortalQuery(...question(id), { pollInterval: LIVE_MS });
  const money = usePortalQuery(...askedMoney(id), { pollInterval: LIVE_MS });
  if (data === undefined)
    return error === undefined ? <PortalSkeleton /> : <LoadFailed error={error} again={again} />;
  const order = data.registrationRequest;
  if (order === null) return <Missing />;
  return (
    <div className={styles.order}>
      <PageMeta title={t('order.title', { number: order.publicId })} />
      <div className={styles.top}>
        <AppLink to="/portal/orders" className={styles.back}>
          ‹ {t('order.back')}
        </AppLink>
        <header className={styles.head}>
          <Seal name={order.value} size={112} />
          <div>
            <p className={styles.number}>
              <span className="mono">{order.publicId}</span>
            </p>
            <h1>{order.value || t('portal:orders.logo')}</h1>
            <p className={styles.status}>
              <ClientsRequestStatus order={order} />
            </p>
          </div>
        </header>
      </div>
      {error !== undefined && <LoadFailed error={error} again={again} old />}
      <NextStepBox
        orderId={id}
        step={order.nextStep}
        {...(isStepHere(order.nextStep) ? { here: <StepHere order={order} /> } : {})}
      />
      <Promises orderId={id} />
      <OrderSteps steps={order.orderSteps} order={order} />
      <div className={styles.columns}>
        <div className={styles.offices}>
          <OfficesAndClasses order={order} again={again} />
        </div>
        <div className={styles.side}>
          <MoneyBox answer={money} ordered={order.orderedAt !== null} units={order.units} />
          <OrderDocuments
            order={order}
            documents={money.data?.documentList.items ?? []}
            invoices={money.data?.invoiceList.items ?? []}
          />
          <Answers order={order} />
          <EndOrder order={order} product={money.data?.orderProduct ?? null} />
        </div>
        <div className={styles.talk}>
          <Messages order={order} />
          <p>
            <AppLink to={`/portal/support/ask?about=order:${order.id}`}>
              {t('portal-support:ask.order')}
            </AppLink>
          </p>
          <section aria-labelledby="history">
            <h2 id="history">{t('portal:order.timeline')}</h2>
            <OrderTimeline entries={order.timeline} />
            <p>
              <AppLink to={`/portal/order/${id}/file`}>{t('order.file')}</AppLink>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
