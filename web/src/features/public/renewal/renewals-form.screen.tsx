import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from '../parts/service-order/service-order.module.css';
import { MarksSection } from './several/marks-section.js';
import { PayerFields } from './several/payer-fields.js';
import { PriceSection } from './several/price-section.js';
import type { RenewalRow } from './several/renewal-row.js';
import { loadRenewalsForm } from './several/renewals-form.loader.js';
import several from './several/several.module.css';
import { useKeptRows } from './several/use-kept-rows.js';
import { useRenewalMarks } from './several/use-renewal-marks.js';
import { useRenewalsOrder } from './several/use-renewals-order.js';

export const loader = loadRenewalsForm;

/** Said in words of this page; all others are common to every form. */
const OWN_ERRORS: ReadonlySet<string> = new Set(['errors.NAMED_TWICE', 'errors.ORDERED_ALREADY']);
const FIELDS = ['jurisdiction', 'number', 'name', 'classes', 'expirationDate'] as const;

/** Several marks in one order: typed one after the other, from a list or from the account; then one price, and the order at that price. */
export function Component() {
  const { t } = useTranslation('renewals');
  const { t: order } = useTranslation('service-order');
  const { offices, countries, who, currency } = useLoaderData<typeof loader>();
  const kept = useKeptRows(who);
  const placing = useRenewalsOrder(kept, currency);
  const { quote, trouble } = placing;
  const marks = useRenewalMarks(kept, {
    offices,
    judgedOf: placing.judgedOf,
    wrongNames: Object.keys(trouble?.errors ?? {}),
  });
  const [token, setToken] = useState<string>();
  const [agreedTo, setAgreedTo] = useState<string>();
  useEffect(
    () =>
      void sessionStore()
        .refresh()
        .then((session) => setToken(session?.accessToken)),
    [],
  );
  const labels = useLabels(kept.rows);
  // Said of the price that was shown, and of no other.
  const consent = agreedTo !== undefined && agreedTo === quote?.quote;
  const send = (): Promise<void> => (quote?.quote == null ? placing.showPrice() : placing.order(consent));
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={trouble === undefined ? t('title') : t('common:form.problemTitle', { title: t('title') })}
        description={t('description')}
      />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>
          {t('lead')} <AppLink to="/trademark-renewal/form">{t('single')}</AppLink>
        </p>
      </header>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <FormErrorsProvider errors={useWords(trouble?.errors ?? {})}>
        <form
          className={`${styles.form} ${several.wide}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <ErrorSummary
            attempt={placing.tries}
            labels={labels}
            message={
              trouble === undefined || trouble.message === ''
                ? undefined
                : order([
                    trouble.message,
                    `renewals:${trouble.message}`,
                    `common:${trouble.message}`,
                    'common:refusal.OTHER',
                  ])
            }
            reference={trouble?.reference}
          />
          <MarksSection
            marks={marks}
            offices={offices}
            currency={quote?.currency ?? currency}
            token={token}
          />
          <FormSection number={2} id="who" title={order('who.title')} lead={order('who.lead')}>
            <PayerFields
              who={kept.who}
              countries={countries}
              onChange={(change) => kept.change(({ who }) => ({ who: { ...who, ...change } }))}
            />
          </FormSection>
          <PriceSection
            placing={placing}
            wrong={marks.wrong.length}
            consent={consent}
            onConsent={(agreed) => setAgreedTo(agreed ? (quote?.quote ?? undefined) : undefined)}
          >
            <KeptLine kept={kept} />
          </PriceSection>
        </form>
      </FormErrorsProvider>
    </main>
  );
}

function useLabels(rows: readonly RenewalRow[]): Readonly<Record<string, string>> {
  const { t } = useTranslation('renewals');
  const { t: order } = useTranslation('service-order');
  const ofRows = rows.flatMap(({ name, number }, position) =>
    FIELDS.map(
      (field) =>
        [
          `marks.${position}.${field}`,
          t('row.errorOf', { position: position + 1, name: name || number }),
        ] as const,
    ),
  );
  return {
    contactName: order('who.name'),
    contactEmail: order('who.email'),
    country: order('who.country'),
    vatNumber: order('who.vat'),
    consent: order('price.consent'),
    ...Object.fromEntries(ofRows),
  };
}

/** What this page alone can say goes along as its sentence. */
function useWords(errors: FormErrors): FormErrors {
  const { t } = useTranslation('renewals');
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).map(([name, error]) => [
          name,
          typeof error === 'string' && OWN_ERRORS.has(error)
            ? { text: t(error.replace(/^errors/, 'error')) }
            : error,
        ]),
      ),
    [errors, t],
  );
}
