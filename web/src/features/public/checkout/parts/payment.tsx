import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '../../../../domain/order/payment-progress.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Access } from '../access.js';
import styles from '../checkout.module.css';
import { pricedLines } from '../priced-lines.js';
import type { Product } from '../use-product.js';
import { declineGroup } from '../decline-group.js';
import { ChangeMethod, mayChangeMethod } from './change-method.js';
import { Methods } from './methods.js';
import { PayBy } from './pay-by.js';
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
        <PriceLines product={product} />
      </div>
    </>
  );
}

function PriceLines({ product }: { product: Product }) {
  const { t, i18n } = useTranslation('checkout');
  const { ourFee, officeFee, discount, tax, total } = pricedLines(product);
  const money = (amount: number): string => formatMoney(amount, product.currency, i18n.language);
  return (
    <aside className={styles.price} aria-label={t('price.title')}>
      <h2>{t('price.title')}</h2>
      <dl>
        <div>
          <dt>{t('price.ourFee')}</dt>
          <dd>{money(ourFee)}</dd>
        </div>
        <div>
          <dt>{t('price.officeFee')}</dt>
          <dd>{money(officeFee)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('price.discount')}</dt>
            <dd>{money(-discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('price.tax')}</dt>
          <dd>{money(tax)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('price.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {product.status !== 'CANCELLED' && <PayBy product={product} />}
    </aside>
  );
}
