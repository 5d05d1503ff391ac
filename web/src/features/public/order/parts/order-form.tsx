import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { draftOf } from '../../../../domain/order/draft.js';
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
import { orderProblems } from '../order-problems.js';
import { useAdvice, type AdviceBook } from '../use-advice.js';
import { useOrderLabels } from '../use-order-labels.js';
import { usePlaceOrder, type Attempt } from '../use-place-order.js';
import { Consent } from './consent.js';
import { Continue } from './continue.js';
import { Questions } from './questions.js';

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
  const dismissed = request.status === 'VERIFICATION_DISMISSED';
  const isOld = request.reportAge?.stage === 'OLD';
  const advice = useAdvice(book.draft, request);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problems = orderProblems(book.draft, {
      countries: data.countryList,
      consent,
      asked: { risk: dismissed, old: isOld, price: goneTotal !== undefined },
      couponStops: quote?.couponApplied === false ? t('billing.couponStops') : undefined,
      advice: advice.problems,
    });
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
          <Trouble attempt={attempt} advice={advice.labels} />
          <fieldset disabled={readOnly} className={styles.all}>
            <Questions
              data={data}
              price={{ quote, vat }}
              advice={advice}
              draft={book.draft}
              change={book.change}
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
      <Aside price={price} country={country} onRetry={askAgain} saved={book.saved} links={data.orderLinks} />
      <TotalBar total={total} taxed={country !== undefined} />
    </main>
  );
}

/** What was wrong with the last try; `advice`: labels of the questions about the lawyer's advice. */
function Trouble({ attempt, advice }: { attempt: Attempt; advice: AdviceBook['labels'] }) {
  const { t } = useTranslation('order');
  const labels = useOrderLabels(advice);
  return (
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
  );
}

type AsideProps = Parameters<typeof PricePanel>[0] & {
  readonly saved: SavedState;
  /** Null for whoever may only look. */
  readonly links: OrderPageData['orderLinks'];
};

/** The price beside the form, what is saved, and the links by which the order is gone on with or shown. */
function Aside({ saved, links, ...price }: AsideProps) {
  const { t } = useTranslation('order');
  return (
    <aside className={styles.aside} aria-label={t('price.title')}>
      <PricePanel {...price} />
      {links !== null && <SavedLine saved={saved} />}
      {links !== null && <Continue edit={links.edit} share={links.share} />}
    </aside>
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

/** The total at the foot of a narrow screen; it stands in the form for those who hear the page. */
function TotalBar({ total, taxed }: { total: string; taxed: boolean }) {
  const { t } = useTranslation('order');
  return (
    <p className={styles.bar} aria-hidden="true">
      <span>{t(taxed ? 'price.total' : 'common:tax.withoutVat')}</span>
      <strong>{total === '' ? '–' : total}</strong>
    </p>
  );
}
