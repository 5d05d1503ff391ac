import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { isPaid } from '../../../domain/order/payment-progress.js';
import { leaveForLogin } from '../../../kit/session/leave-for-login.js';
import styles from './checkout.module.css';
import { BackToOrder } from './parts/back-to-order.js';
import { Payment } from './parts/payment.js';
import { Waiting } from './parts/waiting.js';
import { useProduct } from './use-product.js';

export { openProductAddress as loader } from './product-address.js';

/** Where one product is paid, once, whatever is pressed how often. */
export function Component() {
  const { t } = useTranslation('checkout');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = query.get('link');
  const { state, look } = useProduct(id, link, { isNew: query.has('new') });
  const paid = state.is === 'there' && isPaid(state.product);
  useEffect(() => {
    if (state.is === 'closed') leaveForLogin('/portal/login');
    if (paid) void navigate(`/product/${id}/success`, { replace: true });
  }, [state.is, paid, id, navigate]);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      {state.is === 'there' && <BackToOrder product={state.product} />}
      {state.is === 'there' && !paid ? (
        <Payment product={state.product} access={state.access} tired={state.tired} look={look} />
      ) : (
        <Waiting state={paid ? 'loading' : state.is} onRetry={look} />
      )}
    </main>
  );
}
