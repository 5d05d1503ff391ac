import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import form from '../../parts/service-order/service-order.module.css';
import { ServiceSum } from '../../parts/service-order/service-sum.js';
import styles from './several.module.css';
import type { RenewalsOrder } from './use-renewals-order.js';

interface Props {
  readonly placing: RenewalsOrder;
  /** How many marks have a problem. */
  readonly wrong: number;
  readonly consent: boolean;
  readonly onConsent: (consent: boolean) => void;
  readonly children: ReactNode;
}

/** One price for all marks; ordered once every mark can be and the price was agreed to. */
export function PriceSection({
  placing: { quote, changed, busy },
  wrong,
  consent,
  onConsent,
  children,
}: Props) {
  const { t } = useTranslation('renewals');
  const { t: order } = useTranslation('service-order');
  const orderable = quote?.quote != null;
  return (
    <FormSection
      number={3}
      id="price"
      title={order('price.title')}
      lead={quote === undefined ? order(changed ? 'price.changed' : 'price.lead') : undefined}
    >
      <div aria-live="polite">
        {quote !== undefined && <ServiceSum quote={quote} officeFee={t('total.officeFees')} />}
        {quote !== undefined && !orderable && (
          <p className={styles.mend}>{t('total.mend', { count: wrong })}</p>
        )}
      </div>
      {orderable && (
        <Field name="consent" label={order('price.consent')}>
          {({ id, 'aria-describedby': described }) => (
            <span className={styles.poa}>
              <input
                id={id}
                type="checkbox"
                aria-describedby={described}
                aria-label={t('consent')}
                checked={consent}
                onChange={(event) => onConsent(event.target.checked)}
              />
              <label htmlFor={id}>{t('consent')}</label>
            </span>
          )}
        </Field>
      )}
      <div className={form.send}>
        <Button type="submit" look="accent" size="large" busy={busy}>
          {order(orderable ? 'price.order' : 'price.show')}
        </Button>
      </div>
      <p className={form.note}>{t('later')}</p>
      {children}
    </FormSection>
  );
}
