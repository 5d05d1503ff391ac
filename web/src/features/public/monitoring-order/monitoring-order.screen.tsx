import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import type { Answers } from '../parts/service-order/service-input.js';
import styles from '../parts/service-order/service-order.module.css';
import { KEPT_AS, orderMonitoring, type MonitoringAnswer } from './monitoring-order.action.js';
import { loadMonitoringOrder } from './monitoring-order.loader.js';
import { useMonitoringPrices } from './monitoring-prices.js';
import { BrandQuestions } from './parts/brand-questions.js';
import { PayerQuestions } from './parts/payer-questions.js';
import { OrderSum, SendOrder } from './parts/place-order.js';
import { PlanQuestions } from './parts/plan-questions.js';
import { TierTable } from './parts/tier-table.js';

export const loader = loadMonitoringOrder;
export const action = orderMonitoring;

const NEXT = ['order', 'pay', 'work', 'report'] as const;
/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};

/** The watch over a brand: what each tier is and costs, what happens once it is ordered, and the order itself. */
export function Component() {
  const { t } = useTranslation('brand-monitoring');
  const { tier, included } = useLoaderData<typeof loader>();
  const answer = useActionData() as MonitoringAnswer | undefined;
  const title = tier === undefined ? t('title') : t('titleOf', { tier: t(`tier.${tier}.name`) });
  const wrong =
    answer !== undefined && (answer.message !== undefined || Object.keys(answer.errors).length > 0);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={wrong ? t('common:form.problemTitle', { title }) : title}
        description={tier === undefined ? t('description') : t(`tier.${tier}.for`)}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t('lead')}</p>
      </header>
      {included !== undefined && (
        <p role="note">
          {t('included')} <strong>{included.steps}</strong>
        </p>
      )}
      {/* Another tier is chosen anew; what was typed comes back from what the form keeps. */}
      <Order key={tier ?? 'all'} answer={answer} />
    </main>
  );
}

function Order({ answer }: { answer: MonitoringAnswer | undefined }) {
  const { t } = useTranslation('brand-monitoring');
  const known = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  const presets = usePresets(answer);
  const kept = useKeptForm(form, KEPT_AS, presets);
  const now = { ...presets, ...kept.values };
  const text = (name: string): string => now[name]?.[0]?.trim() ?? '';
  const country = text('payerCountry') || known.pricedFor;
  const prices = useMonitoringPrices(
    { currency: known.currency, country, vatNumber: text('vatNumber'), couponCode: text('couponCode') },
    {
      asked: { currency: known.currency, country: known.pricedFor, vatNumber: '', couponCode: '' },
      prices: known.prices,
    },
  );
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <TierTable tiers={known.tiers} chosen={known.tier} prices={prices.known} country={country} />
      <section className={styles.before}>
        <h2>{t('next.title')}</h2>
        <ol className={styles.next}>
          {NEXT.map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
        <p>
          {t('seen')} <AppLink to="/report-brand-infringement">{t('report')}</AppLink>
        </p>
      </section>
      <FormErrorsProvider errors={answer?.errors ?? NOTHING_WRONG}>
        <AppForm ref={form} method="post" noValidate className={styles.form} {...kept.heard}>
          <Wrong answer={answer} />
          <AttemptFields attempt={answer?.attempt ?? { key: known.attempt, of: '' }} />
          <FormSection number={1} id="brand" title={t('brand.title')} lead={t('brand.lead')}>
            <BrandQuestions account={known.account} presets={presets} now={now} />
          </FormSection>
          <FormSection number={2} id="plan" title={t('plan.title')} lead={t('plan.lead')}>
            <PlanQuestions tiers={known.tiers} presets={presets} now={now} prices={prices} />
          </FormSection>
          <FormSection number={3} id="payer" title={t('payer.title')} lead={t('payer.lead')}>
            <PayerQuestions countries={known.countries} presets={presets} now={now} />
          </FormSection>
          <FormSection number={4} id="order" title={t('order.title')} lead={t('order.lead')}>
            <OrderSum now={now} prices={prices} trial={known.account.monitoringTrial} />
          </FormSection>
          <SendOrder
            now={now}
            trial={known.account.monitoringTrial}
            isSignedIn={known.isSignedIn}
            wasAsked={answer?.signIn === true}
            writtenTo={answer?.writtenTo}
            busy={busy}
          />
          <KeptLine kept={kept} />
        </AppForm>
      </FormErrorsProvider>
    </>
  );
}

/** What was sent before, else what the account knows and the address brings along: the tier, the brand and where it is at home. */
function usePresets(answer: MonitoringAnswer | undefined): Answers {
  const { tier, country, vatNumber } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  if (answer !== undefined) return answer.answers;
  const brought: Answers = {
    tier: [tier ?? ''],
    payerCountry: [country],
    vatNumber: [vatNumber],
    brandName: [query.get('brand')?.trim().slice(0, 120) ?? ''],
    websites: [query.get('website')?.trim().slice(0, 2000) ?? ''],
    trademarkIds: [query.get('trademark') ?? ''],
    couponCode: [query.get('coupon')?.trim().slice(0, 40) ?? ''],
  };
  return Object.fromEntries(Object.entries(brought).filter(([, [value]]) => value !== ''));
}

const ASKED = [
  'brandId',
  'brandName',
  'websites',
  'description',
  'trademarkIds',
  'ownAccounts',
  'tier',
  'platforms',
  'paymentFrequency',
  'payerCountry',
  'vatNumber',
  'couponCode',
] as const;

function Wrong({ answer }: { answer: MonitoringAnswer | undefined }) {
  const { t } = useTranslation('brand-monitoring');
  const { message } = answer ?? {};
  return (
    <ErrorSummary
      attempt={answer?.answer}
      labels={{
        ...Object.fromEntries(ASKED.map((name) => [name, t(`ask.${name}.label`)])),
        consent: t('order.consentLabel'),
        ...Object.fromEntries(
          (['firstname', 'lastname', 'email'] as const).map((name) => [name, t(`account.${name}`)]),
        ),
      }}
      message={
        typeof message === 'object'
          ? message.text
          : message === undefined
            ? undefined
            : t([message, `common:${message}`, 'common:refusal.OTHER'])
      }
      reference={answer?.reference}
    />
  );
}
