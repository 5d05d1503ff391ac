import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import { brandName, cardState } from '../../../../domain/card/saved-card.js';
import { officeToday } from '../../../../domain/deadline/office-today.js';
import { TRIAL_DAYS } from '../../../../domain/monitoring/tiers.js';
import { Button } from '../../../../kit/button/button.js';
import { addDays, formatDay } from '../../../../kit/dates/day.js';
import { AttemptFields } from '../../../../kit/form/attempt-fields.js';
import { Check, Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useKeptForm } from '../../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import styles from '../../parts/service-order/service-order.module.css';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import type { StartAnswer } from '../ordered.action.js';
import { awaitsTrial, type ConsentFacts, type Ordered } from '../ordered.loader.js';

const NOTHING_WRONG = {};
const BILLING = {
  name: { autoComplete: 'billing name', maxLength: 300 },
  street: { autoComplete: 'billing street-address', maxLength: 200 },
  postcode: { autoComplete: 'billing postal-code', maxLength: 20 },
  city: { autoComplete: 'billing address-level2', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, spellCheck: false },
} as const;
const BILLING_NAMES = Object.keys(BILLING) as (keyof typeof BILLING)[];

/** The card, whom the invoices go to, and the consent to exactly what is charged and when. A trial begins only with it. */
export function AgreeToCharges({ ordered, start }: { ordered: Ordered; start: ConsentFacts }) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const answer = useActionData() as StartAnswer | undefined;
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const kept = useKeptForm(form, `trial.${ordered.id}`, answer?.answers ?? {});
  const cards = start.cards.filter((card) => cardState(card, new Date()) === 'ACTIVE');
  const given: Answers = {
    ...Object.fromEntries(Object.entries(start.payer).map(([name, value]) => [`billing.${name}`, [value]])),
    ...answer?.answers,
  };
  const [first] = cards;
  const [trial, isUsed] = [awaitsTrial(ordered), answer?.trialUsed === true];
  return (
    <FormErrorsProvider errors={answer?.errors ?? NOTHING_WRONG}>
      <AppForm ref={form} method="post" noValidate className={styles.form} {...kept.heard}>
        <Wrong answer={answer} />
        {isUsed && <WithoutTrial ordered={ordered} start={start} busy={busy} />}
        <AttemptFields attempt={answer?.attempt ?? { key: start.attempt, of: '' }} />
        <FormSection
          number={1}
          id="card"
          title={t('start.card')}
          lead={t(trial ? 'start.cardLead' : 'start.cardChangeLead')}
        >
          {!start.offered && <p className={styles.refused}>{t('start.notOffered')}</p>}
          {first !== undefined && (
            <Choices
              name="userPaymentMethodId"
              label={t('start.which')}
              row={false}
              chosen={one(given, 'userPaymentMethodId') || first.id}
              choices={cards.map((card) => ({
                value: card.id,
                title: t('cardName', { brand: brandName(card), digits: card.cardLastFour ?? '' }),
                ...(card.cardExpiration === null
                  ? {}
                  : { text: t('start.until', { date: card.cardExpiration }) }),
              }))}
            />
          )}
        </FormSection>
        {start.offered && (
          <div className={styles.send}>
            <Button
              type="submit"
              name="intent"
              value="card"
              look={first === undefined ? 'accent' : 'plain'}
              busy={busy}
            >
              {t(first === undefined ? 'start.add' : 'start.addOther')}
            </Button>
          </div>
        )}
        {first !== undefined && (
          <>
            <FormSection
              number={2}
              id="billing"
              title={t('start.billing')}
              lead={trial ? t('start.billingLead') : undefined}
            >
              <Billing given={given} country={start.payer['country'] ?? ''} />
            </FormSection>
            <FormSection number={3} id="agree" title={t('start.agree')}>
              {trial && (
                <ul className={styles.next}>
                  <li>{t('start.today', { day: formatDay(lastDay(), i18n.language, { weekday: true }) })}</li>
                  <li>{t('start.reminded')}</li>
                  <li>{t('start.cancel')}</li>
                </ul>
              )}
              <Consent ordered={ordered} start={start} />
            </FormSection>
            <div className={styles.send}>
              <Button type="submit" look={isUsed ? 'plain' : 'accent'} size="large" busy={busy}>
                {t(trial ? 'start.press' : 'start.pressCard')}
              </Button>
            </div>
          </>
        )}
      </AppForm>
    </FormErrorsProvider>
  );
}

/** This payer has had a trial: nothing was agreed to, and the plan is to be had without one. */
function WithoutTrial({ ordered, start, busy }: { ordered: Ordered; start: ConsentFacts; busy: boolean }) {
  const { t, i18n } = useTranslation('brand-monitoring');
  const { first } = start;
  return (
    <div role="alert" className={styles.refused}>
      <p>
        {t('start.trialUsed')}{' '}
        {first === undefined
          ? t('start.withoutTrial')
          : t('start.withoutTrialFor', { amount: formatMoney(first, ordered.currency, i18n.language) })}
      </p>
      <Button type="submit" name="intent" value="forgo" look="accent" busy={busy}>
        {t('start.forgo')}
      </Button>
    </div>
  );
}

/** Of a trial that begins today. */
const lastDay = (): string => addDays(officeToday(null), TRIAL_DAYS - 1);

/** Exactly what is charged and when: its version goes along with the consent. */
function Consent({ ordered, start }: { ordered: Ordered; start: ConsentFacts }) {
  return <Check name="consent">{useConsent(ordered, start)}</Check>;
}

function useConsent(ordered: Ordered, { first, later }: ConsentFacts): string {
  const { t, i18n } = useTranslation('brand-monitoring');
  const { currency, paymentFrequency, nextCharge, status } = ordered;
  const money = (amount: number): string => formatMoney(amount, currency, i18n.language);
  const on = awaitsTrial(ordered) ? addDays(lastDay(), 1) : nextCharge?.on;
  const period = t(`every.${paymentFrequency}`);
  const amounts = first === undefined ? undefined : { first: money(first), later: money(later ?? first) };
  if (status === 'PAST_DUE') return t('start.consentDue', { period, ...amounts });
  if (on === undefined) return t('start.consentOpen', { period });
  const day = formatDay(on, i18n.language, { weekday: true });
  return amounts === undefined
    ? t('start.consentUnpriced', { day, period })
    : t('start.consent', { day, period, ...amounts });
}

function Billing({ given, country }: { given: Answers; country: string }) {
  const { t, i18n } = useTranslation('brand-monitoring');
  return (
    <>
      {BILLING_NAMES.map((name) => (
        <Field
          key={name}
          name={`billing.${name}`}
          label={t(`checkout:payer.${name}`)}
          optional={name === 'postcode'}
        >
          {(control) => (
            <input {...control} {...BILLING[name]} defaultValue={one(given, `billing.${name}`)} />
          )}
        </Field>
      ))}
      {(['companyId', 'vatId'] as const).map((name) => (
        <input key={name} type="hidden" name={`billing.${name}`} value={one(given, `billing.${name}`)} />
      ))}
      {country !== '' && (
        <p className={styles.note}>
          {t('start.country', {
            country: new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country),
          })}
        </p>
      )}
    </>
  );
}

function Wrong({ answer }: { answer: StartAnswer | undefined }) {
  const { t } = useTranslation('brand-monitoring');
  const { message } = answer ?? {};
  return (
    <ErrorSummary
      attempt={answer?.answer}
      labels={{
        userPaymentMethodId: t('start.which'),
        consent: t('start.agree'),
        ...Object.fromEntries(BILLING_NAMES.map((name) => [`billing.${name}`, t(`checkout:payer.${name}`)])),
      }}
      message={
        typeof message === 'object'
          ? message.text
          : message === undefined
            ? undefined
            : t([`common:${message}`, 'common:refusal.OTHER'])
      }
      reference={answer?.reference}
    />
  );
}
