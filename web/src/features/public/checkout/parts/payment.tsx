import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '../../../../domain/order/payment-progress.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import type { Access } from '../access.js';
import styles from '../checkout.module.css';
import type { Product } from '../use-product.js';
import { declineGroup } from '../../../../domain/order/decline-group.js';
import { ChangeMethod, mayChangeMethod } from './change-method.js';
import { Methods } from './methods.js';
import { PricedLines } from './priced-lines.js';
import { Transfer } from './transfer.js';
import { UnderWay } from './under-way.js';

interface PaymentProps {
  readonly product: Product;
  readonly access: Access;
  readonly tired: boolean;
  readonly look: () => void;
}

/** What is paid, and the one step that is next. */
export function Payment({ product, access, tired, look }: PaymentProps) {
  const { t } = useTranslation('checkout');
  // Whoever pressed the button on this page is taken to the provider; whoever comes back is asked first.
  const pressed = useRef(false);
  const press = (): void => {
    pressed.current = true;
  };
  const { status, paymentType, checkoutUrl } = product;
  const leaves =
    pressed.current && status === 'CHECKOUT_STARTED' && paymentType !== 'TRANSFER' && checkoutUrl !== null;
  useEffect(() => {
    if (!leaves || checkoutUrl === null) return;
    pressed.current = false;
    window.location.assign(checkoutUrl);
  }, [leaves, checkoutUrl]);
  const open = status === 'CREATED' || status === 'PAYMENT_FAILED';
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kind}>{product.orderReference}</p>
        <h1>{t(status === 'CANCELLED' ? 'cancelled.title' : 'title')}</h1>
        <p>{product.name}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {status === 'PAYMENT_FAILED' && (
            <p role="alert" className={styles.declined}>
              {product.declineReason === null
                ? t('declined.expired')
                : t(`declined.${declineGroup(product.declineReason)}`)}{' '}
              {t('declined.nothing')}
            </p>
          )}
          {open && <Methods product={product} access={access} look={look} onPress={press} />}
          {isUnderWay(product) && <UnderWay product={product} tired={tired} look={look} />}
          {status === 'CHECKOUT_COMPLETED' && paymentType === 'TRANSFER' && (
            <Transfer productId={product.id} access={access} />
          )}
          {mayChangeMethod(product, tired) && (
            <ChangeMethod product={product} access={access} look={look} onLeave={press} />
          )}
          {status === 'CANCELLED' && (
            <>
              <p>{t('cancelled.text')}</p>
              <ButtonLink to="/verification" look="accent">
                {t('common:action.check')}
              </ButtonLink>
            </>
          )}
        </div>
        <PricedLines product={product} />
      </div>
    </>
  );
}
