import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import styles from '../checkout.module.css';
import type { Product } from '../use-product.js';

interface Props {
  readonly product: Product;
  readonly tired: boolean;
  readonly look: () => void;
}

/** Begun, not ended: a page waits at the provider or at the bank, or the answer is on its way. Never a second charge. */
export function UnderWay({ product, tired, look }: Props) {
  const { t } = useTranslation('checkout');
  const { status, paymentType, checkoutUrl, paymentMethodId } = product;
  const page = status === 'CHECKOUT_STARTED' && paymentType !== 'TRANSFER' ? checkoutUrl : null;
  // Where a saved card was charged there is a page only when its bank asks for its owner.
  const isAsked = page !== null && paymentMethodId !== null;
  return (
    <div className={styles.under} role="status">
      <h2>{t(isAsked ? 'under.asked' : tired ? 'under.tired' : 'under.title')}</h2>
      <p>{t(isAsked ? 'under.askedText' : tired ? 'under.tiredText' : 'under.text')}</p>
      {page !== null && (
        <p>
          <a className={styles.onward} href={page}>
            {t(isAsked ? 'under.confirm' : 'under.onward')}
          </a>
        </p>
      )}
      {tired && (
        <Button type="button" onClick={look}>
          {t('under.look')}
        </Button>
      )}
    </div>
  );
}
