import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { draftOf } from '../../../../domain/order/draft.js';
import { draftProblems } from '../../../../domain/order/draft-problems.js';
import { PricePanel } from '../../../../domain/order/price-panel.js';
import { shownTotal } from '../../../../domain/order/shown-total.js';
import { SavedLine } from '../../../../domain/order/saved-line.js';
import { useDraftPrice } from '../../../../domain/order/use-draft-price.js';
import { useOrderDraft, type SavedState } from '../../../../domain/order/use-order-draft.js';
import { useOrderState } from '../../../../domain/order/use-order-state.js';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { OrderPageData } from '../order.loader.js';
import styles from '../order.module.css';
import { useAdvice } from '../use-advice.js';
import { usePlaceOrder } from '../use-place-order.js';
import { Billing } from './billing.js';
import { Consent } from './consent.js';
import { Continue } from './continue.js';
import { Goods } from './goods.js';
import { Mark } from './mark.js';
import { Offices } from './offices.js';
import { Options } from './options.js';
import { Owner } from './owner.js';

const LABELS = [
  'jurisdictions',
  'goods',
  'owner.kind',
  'owner.businessName',
  'owner.firstName',
  'owner.lastName',
  'owner.street',
  'owner.city',
  'owner.postcode',
  'owner.country',
  'owner.state',
  'billing.name',
  'billing.street',
  'billing.city',
  'billing.postcode',
  'billing.country',
  'billing.email',
  'billing.vatId',
  'terms',
  'risk',
  'old',
  'price',
] as const;

/** Seven questions on one page, the price beside them; every answer is with the service a moment after it was given. */
export function OrderForm({ data }: { data: OrderPageData }) {
  const { t, i18n } = useTranslation('order');
  const { registrationRequest: request, place: where, token } = data;
  // Whoever was given the way to look gets no way to change.
  const readOnly = data.orderLinks === null;
  const book = useOrderDraft(draftOf(request, where), {
    requestId: request.id,
    token,
    savedAt: request.orderDraftSavedAt,
    readOnly,
  });
  const [consent, setConsent] = useState({ terms: false, risk: false, price: false, old: false });
  const [goneTotal, setGoneTotal] = useState<string>();
  const { country, price, vat, askAgain } = useDraftPrice(book.draft, where);
  const { quote } = price;
  const total =
    quote === undefined
      ? ''
      : formatMoney(shownTotal(quote, country !== undefined), quote.currency, i18n.language);
  const { attempt, place } = usePlaceOrder({
    requestId: request.id,
    token,
    book,
    onPriceGone: () => {
      setGoneTotal(total);
      askAgain();
    },
  });
  useOrderState({ requestId: request.id, token, saved: book.saved, refusal: attempt.message });
  const countries = data.countryList;
  const dismissed = request.status === 'VERIFICATION_DISMISSED';
  const isOld = request.reportAge?.stage === 'OLD';
  const advice = useAdvice(book.draft, request);
  const labels = {
    ...Object.fromEntries(LABELS.map((name) => [name, t(`label.${name}`)])),
    ...advice.labels,
    couponCode: t('billing.coupon'),
  };
  const part = { draft: book.draft, change: book.change };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const states = new Set(countries.filter(({ regionRequired }) => regionRequired).map(({ code }) => code));
    const problems = {
      ...draftProblems(book.draft, states),
      ...(consent.terms ? {} : { terms: 'errors.REQUIRED' }),
      ...(dismissed && !consent.risk ? { risk: 'errors.REQUIRED' } : {}),
      ...(isOld && !consent.old ? { old: 'errors.REQUIRED' } : {}),
      ...advice.problems,
      // Nobody orders at a price they did not expect: without the coupon only once it is taken out.
      ...(quote?.couponApplied === false && (book.draft.couponCode?.trim() ?? '') !== ''
        ? { couponCode: { text: t('billing.couponStops') } }
        : {}),
      ...(goneTotal !== undefined && !consent.price ? { price: 'errors.REQUIRED' } : {}),
    };
    void place({
      quote: price.refused === undefined ? quote : undefined,
      termsAccepted: consent.terms,
      riskAcknowledged: consent.risk,
      oldReportAcknowledged: consent.old,
      adviceAcknowledged: advice.acknowledged,
      problems,
    });
  };

  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      <Head request={request} readOnly={readOnly} />
      <FormErrorsProvider errors={attempt.errors}>
        <form noValidate className={styles.form} onSubmit={submit} aria-label={t('meta.title')}>
          <ErrorSummary
            attempt={attempt.number}
            labels={labels}
            message={
              attempt.message === undefined
                ? undefined
                : t([`${attempt.message}`, `common:${attempt.message}`, 'common:refusal.OTHER'])
            }
            reference={attempt.reference}
          />
          <fieldset disabled={readOnly} className={styles.all}>
            <Mark request={request} {...part} />
            <Offices
              offices={data.jurisdictionList}
              suggested={data.suggestedJurisdictionList}
              quote={quote}
              {...part}
            />
            <Goods
              token={token}
              {...part}
              against={advice.against}
              unassessed={advice.unassessed}
              agreed={advice.agreed}
              onAgree={advice.onAgree}
            />
            <Owner countries={countries} {...part} />
            <Options {...part} />
            <Billing
              countries={countries}
              currencies={data.currencyList}
              vat={vat}
              couponApplied={quote?.couponApplied}
              place={where}
              {...part}
            />
            <Consent
              age={request.reportAge}
              reportPath={`/verification-summary/${token}`}
              dismissed={dismissed ? (request.dismissReason ?? '') : undefined}
              gone={goneTotal === undefined ? undefined : { before: goneTotal, now: total }}
              consent={consent}
              onChange={setConsent}
            />
          </fieldset>
          {!readOnly && (
            <Send
              total={price.refused === undefined ? total : ''}
              taxed={country !== undefined}
              busy={attempt.busy || !price.fresh}
              saved={book.saved}
            />
          )}
        </form>
      </FormErrorsProvider>
      <aside className={styles.aside} aria-label={t('price.title')}>
        <PricePanel price={price} country={country} onRetry={askAgain} />
        {!readOnly && <SavedLine saved={book.saved} />}
        {data.orderLinks !== null && <Continue edit={data.orderLinks.edit} share={data.orderLinks.share} />}
      </aside>
      <p className={styles.bar} aria-hidden="true">
        <span>{t(country === undefined ? 'common:tax.withoutVat' : 'price.total')}</span>
        <strong>{total === '' ? '–' : total}</strong>
      </p>
    </main>
  );
}

function Head({ request, readOnly }: { request: OrderPageData['registrationRequest']; readOnly: boolean }) {
  const { t } = useTranslation('order');
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{t('kind', { number: request.publicId })}</p>
      <h1>{t('title', { name: request.value === '' ? t('logo') : request.value })}</h1>
      <p>{t(readOnly ? 'shared' : request.status === null ? 'leadNew' : 'lead')}</p>
    </header>
  );
}

/** `total`: empty where there is no price. A sum that the country of the invoice would change is no sum to press on: `taxed` says that it is known. */
function Send({
  total,
  taxed,
  busy,
  saved,
}: {
  total: string;
  taxed: boolean;
  busy: boolean;
  saved: SavedState;
}) {
  const { t } = useTranslation('order');
  const label = total === '' ? t('sendUnpriced') : t(taxed ? 'send' : 'sendUntaxed', { total });
  return (
    <div className={styles.send}>
      <Button type="submit" look="accent" size="large" busy={busy}>
        {label}
      </Button>
      <p>{t('sendHint')}</p>
      <SavedLine saved={saved} />
      {saved.is === 'closed' && <p role="alert">{t('saved.closed')}</p>}
    </div>
  );
}
