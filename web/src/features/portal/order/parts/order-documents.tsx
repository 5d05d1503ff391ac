import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { PortalOrderMoneyResult, PortalOrderResult } from '../order.graphql.js';
import styles from '../order.module.css';

type Order = NonNullable<PortalOrderResult['registrationRequest']>;

/** Report, power of attorney, approved copy and what else was kept of the order; until then, what will stand here. */
export function OrderDocuments({
  order,
  documents,
  invoices,
}: {
  order: Order;
  documents: PortalOrderMoneyResult['documentList']['items'];
  invoices: PortalOrderMoneyResult['invoiceList']['items'];
}) {
  const { t } = useTranslation(['portal-order', 'portal-next', 'portal']);
  const answered = order.answeredAt !== null && order.status !== 'VERIFICATION_REQUESTED';
  const poa = order.poaDocument;
  // The report in its four languages is got where it is read, an invoice stands with the money.
  const elsewhere = new Set([poa?.id, ...invoices.map(({ document }) => document?.id)]);
  const others = documents.filter(({ id, type }) => !elsewhere.has(id) && type !== 'VERIFICATION_REPORT');
  const empty = !answered && poa === null && others.length === 0 && order.approvedAt === null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('order.documents.title')}</h2>
      {empty && <p className={styles.muted}>{t('order.documents.none')}</p>}
      <ul className={styles.rows}>
        {answered && (
          <li>
            <AppLink to={`/portal/verification-summary/${order.id}`}>{t('order.documents.report')}</AppLink>
            {order.answeredAt !== null && (
              <span>
                <Moment at={order.answeredAt} style="date" />
              </span>
            )}
          </li>
        )}
        {order.approvedAt !== null && (
          <li>
            <AppLink to={`/application-draft/${order.id}`}>{t('order.documents.copy')}</AppLink>
            <span>
              <Moment at={order.approvedAt} style="date" />
            </span>
          </li>
        )}
        {poa !== null && (
          <li>
            <a href={poa.url} download={poa.name}>
              {t('order.documents.poa')}
            </a>
          </li>
        )}
        {others.map(({ id, name, url, createdAt }) => (
          <li key={id}>
            <a href={url} download={name}>
              {name}
            </a>
            <span>
              <Moment at={createdAt} style="date" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
