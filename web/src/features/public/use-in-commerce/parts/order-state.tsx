import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { rememberOrderPage } from '../../parts/order-page.js';
import type { LinkedProof, ProofOrder, ProofPhase } from '../linked-proof.js';
import styles from '../use-in-commerce.module.css';

/** From the order on; it stays to be read when the filing is done. */
const ORDERED: readonly ProofPhase[] = ['pay', 'work', 'approved', 'filed'];

interface Props {
  readonly request: LinkedProof;
  readonly order: ProofOrder | null;
  readonly phase: ProofPhase;
  readonly link: string;
}

/** What was ordered, and the way to pay for it until it is paid. */
export function OrderState({ request, order, phase, link }: Props) {
  const { t, i18n } = useTranslation('portal-letter');
  if (!ORDERED.includes(phase) || (order === null && phase !== 'pay' && phase !== 'work')) return null;
  const product = order?.payableProductId ?? null;
  const { orderLink } = request.proof;
  return (
    <section aria-labelledby="ordered" className={styles.part}>
      <h2 id="ordered">{t('ordered.title')}</h2>
      <p>{t(`portal-proof:type.${request.type}`)}</p>
      {order !== null && (
        <p>
          {t('ordered.number')} <strong className="mono">{order.publicId}</strong>
        </p>
      )}
      {order?.lawyerInCharge != null && (
        <p>
          {t('ordered.lawyer')} <strong>{order.lawyerInCharge}</strong>
        </p>
      )}
      {phase === 'pay' && product !== null && orderLink !== null && (
        <p>
          <ButtonLink
            to={`/product/${product}/checkout?link=${encodeURIComponent(orderLink)}`}
            look="accent"
            size="large"
            onClick={() => rememberOrderPage(request.serviceRequestId, `/use-in-commerce-request/${link}`)}
          >
            {order?.price == null
              ? t('ordered.pay')
              : t('ordered.paySum', {
                  sum: formatMoney(order.price.amountMinor, order.price.currency, i18n.language),
                })}
          </ButtonLink>
        </p>
      )}
      {phase === 'pay' && product === null && (
        <p role="status">{t(order?.status === 'SUBMITTED' ? 'ordered.priced' : 'ordered.soon')}</p>
      )}
    </section>
  );
}
