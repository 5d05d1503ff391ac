import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { isDeclinedForNow, isPaid, isUnderWay } from '../../../domain/order/payment-progress.js';
import { ButtonLink } from '../../../kit/button/button.js';
import { leaveForLogin } from '../../../kit/session/leave-for-login.js';
import styles from './checkout.module.css';
import { BackToOrder } from './parts/back-to-order.js';
import { ANOTHER_WAY, mayChangeMethod } from './parts/change-method.js';
import { UnderWay } from './parts/under-way.js';
import { Waiting } from './parts/waiting.js';
import { orderPageOf } from '../parts/order-page.js';
import { useProduct, type Product } from './use-product.js';

export { openProductAddress as loader } from './product-address.js';

/** Back from the bank: what came of it, asked for until it is final. */
export function Component() {
  const { t } = useTranslation('checkout');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { state, look } = useProduct(id, query.get('link'));
  useEffect(() => {
    if (state.is === 'closed') leaveForLogin('/portal/login');
  }, [state.is]);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      {state.is === 'there' && <BackToOrder product={state.product} />}
      {state.is === 'there' ? (
        <Outcome
          product={state.product}
          link={state.access.linkToken}
          fresh={state.fresh}
          tired={state.tired}
          look={look}
        />
      ) : (
        <Waiting state={state.is} onRetry={look} />
      )}
    </main>
  );
}

const INVOICES = '/portal/profile?tab=billing-info';
const isOrder = (subjectType: string | null): boolean =>
  subjectType === 'registration_request' || subjectType === 'additional_order';

/** What follows the payment of this kind of thing. */
function paidKey(
  subjectType: string | null,
): 'paidText' | 'paidTextAddition' | 'paidTextService' | 'paidTextMonitoring' | 'paidTextElse' {
  if (subjectType === 'registration_request') return 'paidText';
  if (subjectType === 'additional_order') return 'paidTextAddition';
  if (subjectType?.startsWith('brand_subscription')) return 'paidTextMonitoring';
  return subjectType === 'service_request' ? 'paidTextService' : 'paidTextElse';
}

/** Back to what was paid for: with the link it came with, or in the portal. */
function onwardOf({ subjectType, subjectId }: Product, link: string | undefined): string {
  const service = subjectType === 'service_request';
  // One account ordered it, and reads there by when it is searched first.
  if (subjectType === 'brand_subscription_payment') return `/brand-monitoring-order/${subjectId}/success`;
  if (subjectType === 'brand_subscription') return `/portal/monitoring/${subjectId}`;
  // What staff put on a bill has no page of its own.
  if (link === undefined)
    return subjectId === null || !(service || isOrder(subjectType))
      ? INVOICES
      : `/portal/${service ? 'service-order' : 'order'}/${subjectId}`;
  const page = subjectId === null ? null : orderPageOf(subjectId);
  if (page !== null) return page;
  return service ? `/trademark-renewal/form/${link}` : `/registration-request/${link}/success`;
}

function Outcome({
  product,
  link,
  fresh,
  tired,
  look,
}: {
  product: Product;
  link: string | undefined;
  fresh: boolean;
  tired: boolean;
  look: () => void;
}) {
  const { t } = useTranslation('checkout');
  const paid = isPaid(product);
  const onward = onwardOf(product, link);
  if (isUnderWay(product) || (fresh && isDeclinedForNow(product))) {
    return (
      <>
        <header className={styles.head}>
          <p className={styles.kind}>{product.orderReference}</p>
          <h1>{t('return.checking')}</h1>
        </header>
        <UnderWay product={product} tired={tired} look={look} />
        {mayChangeMethod(product, tired) && (
          <p className={styles.go}>
            <ButtonLink to={`/product/${product.id}/checkout#${ANOTHER_WAY}`}>{t('change.open')}</ButtonLink>
          </p>
        )}
      </>
    );
  }
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{product.orderReference}</p>
      <h1>
        {t(
          paid
            ? 'return.paid'
            : product.status === 'CHECKOUT_COMPLETED'
              ? 'return.transfer'
              : 'return.unpaid',
        )}
      </h1>
      <p>
        {t(
          paid
            ? `return.${paidKey(product.subjectType)}`
            : product.status === 'CHECKOUT_COMPLETED'
              ? 'return.transferText'
              : 'return.unpaidText',
          { what: product.whatFollows ?? '' },
        )}
      </p>
      <p className={styles.go}>
        {paid ? (
          <ButtonLink to={onward} look="accent" size="large">
            {t(onward === INVOICES ? 'return.invoices' : 'return.onward')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/product/${product.id}/checkout`} look="accent" size="large">
            {t(product.status === 'CHECKOUT_COMPLETED' ? 'return.instructions' : 'return.again')}
          </ButtonLink>
        )}
      </p>
    </header>
  );
}
