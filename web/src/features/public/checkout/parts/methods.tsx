import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, cardState } from '../../../../domain/card/saved-card.js';
import type { PaymentType } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Access } from '../access.js';
import { PAYER_FIELDS, usePayer } from '../use-payer.js';
import { useSavedCards, type SavedCards } from '../use-saved-cards.js';
import { useStartCheckout, type PaymentChoice } from '../use-start-checkout.js';
import type { Product } from '../use-product.js';
import { CardChoice, type ChosenCard } from './card-choice.js';
import { MethodChoice, METHODS } from './method-choice.js';
import styles from '../checkout.module.css';
import { PayerFields } from './payer-fields.js';

interface MethodsProps {
  readonly product: Product;
  readonly access: Access;
  readonly look: () => void;
  readonly onPress: () => void;
}

/** How it is paid and who is invoiced; the button says what it does and how much it is. */
export function Methods({ product, access, look, onPress }: MethodsProps) {
  const { t, i18n } = useTranslation('checkout');
  const [method, setMethod] = useState<PaymentType>(product.paymentType ?? 'CARD');
  const saved = useSavedCards(access);
  const [picked, setPicked] = useState<ChosenCard>();
  const chosen = picked ?? { card: firstUsable(saved), keep: false };
  const { payer, known, isGiven, asksCountry, kept, choose, type, forget } = usePayer(product, access);
  const { attempt, start } = useStartCheckout(product, access, { look, onStarted: forget });
  const amount = formatMoney(product.total.amountMinor, product.currency, i18n.language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (method !== 'TRANSFER') onPress();
    const { name = '', street = '', city = '', country = '', email = '', ...more } = payer ?? {};
    void start(choiceOf(method, chosen), { name, street, city, country, email, ...more });
  };
  const labels = {
    ...Object.fromEntries(PAYER_FIELDS.map((name) => [`billing.${name}`, t(`payer.${name}`)])),
    'billing.country': t('payer.countryAsked'),
  };
  const charged = method === 'CARD' ? chosen.card : null;
  const press =
    charged === null
      ? t(`method.${method}.press`, { amount })
      : t('cards.press', {
          amount,
          card: t('cards.name', { brand: brandName(charged), digits: charged.cardLastFour }),
        });
  return (
    <FormErrorsProvider errors={attempt.errors}>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('title')}>
        <ErrorSummary
          attempt={attempt.number}
          labels={labels}
          message={
            attempt.message === undefined
              ? undefined
              : t([attempt.message, `common:${attempt.message}`, 'common:refusal.OTHER'])
          }
        />
        <MethodChoice label={t('method.label')} methods={METHODS} chosen={method} choose={setMethod} />
        {method === 'CARD' && saved.cards !== null && (
          <CardChoice
            cards={saved.cards}
            chosen={chosen}
            choose={setPicked}
            isPeriod={product.subjectType === 'brand_subscription_payment'}
          />
        )}
        {payer !== undefined && (
          <PayerFields
            payer={payer}
            known={known}
            isGiven={isGiven}
            asksCountry={asksCountry}
            kept={kept}
            choose={choose}
            type={type}
            wrong={Object.keys(attempt.errors).some((name) => name.startsWith('billing.'))}
          />
        )}
        <Button
          type="submit"
          look="accent"
          size="large"
          busy={attempt.busy || payer === undefined || !saved.ready}
        >
          {press}
        </Button>
        <p className={styles.hint}>
          {t(
            charged !== null
              ? 'cards.hint'
              : method === 'TRANSFER'
                ? 'method.hintTransfer'
                : 'method.hintCard',
          )}
        </p>
      </form>
    </FormErrorsProvider>
  );
}

function firstUsable({ cards }: SavedCards): ChosenCard['card'] {
  return cards?.find((card) => cardState(card, new Date()) === 'ACTIVE') ?? null;
}

/** Where a card is neither used again nor kept, nothing is said of cards. */
function choiceOf(paymentType: PaymentType, { card, keep }: ChosenCard): PaymentChoice {
  if (paymentType !== 'CARD') return { paymentType };
  if (card !== null) return { paymentType, paymentMethodId: card.id };
  return keep ? { paymentType, saveCard: true } : { paymentType };
}
