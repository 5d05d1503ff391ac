import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PaymentType } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Access } from '../access.js';
import { useChangeMethod } from '../use-change-method.js';
import type { Product } from '../use-product.js';
import styles from '../checkout.module.css';
import { MethodChoice, METHODS } from './method-choice.js';

interface Props {
  readonly product: Product;
  readonly access: Access;
  readonly look: () => void;
  /** It is paid at the provider from now on. */
  readonly onLeave: () => void;
}

/** Part of the page that an address can open: who asked for another way elsewhere need not ask again. */
export const ANOTHER_WAY = 'another-way';

/** Whether another way may be offered: a page is open or a transfer was chosen, and none of the money is there. */
export function mayChangeMethod(
  {
    status,
    paymentType,
    checkoutUrl,
    stillToPay,
  }: Pick<Product, 'status' | 'paymentType' | 'checkoutUrl' | 'stillToPay'>,
  tired: boolean,
): boolean {
  if (stillToPay !== null) return false;
  return paymentType === 'TRANSFER'
    ? status === 'CHECKOUT_COMPLETED'
    : status === 'CHECKOUT_STARTED' && (checkoutUrl !== null || tired);
}

/** Another way to pay, and before it is chosen what becomes of the first. */
export function ChangeMethod({ product, access, look, onLeave }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { paymentType, paymentMethodId, checkoutUrl } = product;
  const { hash } = useLocation();
  // What is open for a saved card is its bank's own page, where nothing else can be paid with.
  const others =
    paymentMethodId === null
      ? METHODS.filter((one) => one !== paymentType)
      : METHODS.filter((one) => one === 'TRANSFER');
  const [picked, setPicked] = useState<PaymentType>();
  const method = others.find((one) => one === picked) ?? (paymentType === 'TRANSFER' ? 'CARD' : 'TRANSFER');
  const { attempt, change } = useChangeMethod(product, access, {
    look,
    onChanged: () => {
      if (method !== 'TRANSFER') onLeave();
    },
  });
  const amount = formatMoney(product.total.amountMinor, product.currency, i18n.language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change(method);
  };
  return (
    <FormErrorsProvider errors={attempt.errors}>
      <details id={ANOTHER_WAY} className={styles.change} open={hash === `#${ANOTHER_WAY}`}>
        <summary>{t('change.open')}</summary>
        <form noValidate className={styles.form} onSubmit={submit} aria-label={t('change.open')}>
          <ErrorSummary
            attempt={attempt.number}
            labels={{}}
            message={
              attempt.message === undefined
                ? undefined
                : t([attempt.message, `common:${attempt.message}`, 'common:refusal.OTHER'])
            }
          />
          <div className={styles.told}>
            <p>
              {t(
                paymentType === 'TRANSFER'
                  ? 'change.fromTransfer'
                  : method === 'TRANSFER'
                    ? 'change.fromPage'
                    : 'change.samePage',
              )}
            </p>
            <p>{t('change.once')}</p>
          </div>
          {paymentType === 'CARD' && paymentMethodId === null && checkoutUrl !== null && (
            <p>
              {t('change.otherCard')} <a href={checkoutUrl}>{t('change.otherCardPage')}</a>
            </p>
          )}
          <MethodChoice label={t('change.label')} methods={others} chosen={method} choose={setPicked} />
          <Button type="submit" look="accent" size="large" busy={attempt.busy}>
            {t(`method.${method}.press`, { amount })}
          </Button>
        </form>
      </details>
    </FormErrorsProvider>
  );
}
