import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Check } from '../../../../kit/form/choices.js';
import { PriceLines } from './price-lines.js';
import type { ServiceAnswer } from './service-action.js';
import styles from './service-order.module.css';

interface Props {
  /** Of exactly what is in the form now. */
  readonly price: ServiceAnswer['price'];
  readonly ns: 'renewal' | 'transfer';
}

/** The price, and the two steps: ask for it, then order at it. */
export function PriceSteps({ price, ns }: Props) {
  const { t } = useTranslation('service-order');
  const { t: own } = useTranslation(ns);
  const busy = useNavigation().state !== 'idle';
  const orderable = price?.quote !== undefined || price?.refused === 'PRICE_MISSING';
  return (
    <>
      <div aria-live="polite">{price !== undefined && <PriceLines price={price} />}</div>
      {orderable && <Check name="consent">{own('form.consent')}</Check>}
      <div className={styles.send}>
        {orderable && (
          <Button type="submit" name="intent" value="order" look="accent" size="large" busy={busy}>
            {t(price?.quote === undefined ? 'price.ask' : 'price.order')}
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="price"
          look={orderable ? 'plain' : 'accent'}
          size="large"
          busy={busy}
        >
          {t(price === undefined ? 'price.show' : 'price.again')}
        </Button>
      </div>
    </>
  );
}
