import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { AttemptFields } from '../../../../kit/form/attempt-fields.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { KeptLine } from '../../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { TalkField } from '../talk-field.js';
import { ContactFields } from './contact-fields.js';
import { MarkFields } from './mark-fields.js';
import { PriceSteps } from './price-steps.js';
import type { ServiceAnswer } from './service-action.js';
import type { loadServiceForm } from './service-form.loader.js';
import styles from './service-order.module.css';
import { presetsOf, type Answers } from './service-input.js';

interface Props {
  readonly serviceName: string;
  /** Namespace of what is said about this service. */
  readonly ns: 'renewal' | 'transfer';
  /** Names of the controls whose answers the price depends on. */
  readonly priced: readonly string[];
  /** Control → key of its label, of the fields this service adds. */
  readonly labels: Readonly<Record<string, string>>;
  readonly markExtra?: (presets: Answers) => ReactNode;
  readonly children: (presets: Answers, onInput: () => void) => ReactNode;
}

/** One page: the mark, what this service adds, who orders; then the price, and the order at that price. */
export function ServiceForm({ serviceName, ns, priced, labels, markExtra, children }: Props) {
  const { t } = useTranslation('service-order');
  const { t: own } = useTranslation(ns);
  const { offices, countries, country, contact, attempt } = useLoaderData<typeof loadServiceForm>();
  const answer = useActionData() as ServiceAnswer | undefined;
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const presets: Answers =
    answer?.answers ??
    Object.fromEntries(Object.entries(presetsOf(query)).filter(([, [value]]) => value !== ''));
  const kept = useKeptForm(form, serviceName, presets);
  const changed =
    answer?.price !== undefined &&
    Object.keys(kept.values).length > 0 &&
    priced.some((name) => (kept.values[name]?.[0] ?? '') !== (answer.answers[name]?.[0] ?? ''));
  const price = changed ? undefined : answer?.price;
  const allLabels = Object.fromEntries(
    Object.entries({ ...COMMON_LABELS, ...labels }).map(([name, key]) => [name, t(key)]),
  );
  const wrong =
    answer !== undefined && (answer.message !== undefined || Object.keys(answer.errors).length > 0);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={wrong ? t('common:form.problemTitle', { title: own('form.title') }) : own('form.title')}
        description={own('meta.description')}
      />
      <header className={styles.head}>
        <h1>{own('form.title')}</h1>
        <p>{own('form.lead')}</p>
      </header>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm ref={form} method="post" noValidate className={styles.form} {...kept.heard}>
          <ErrorSummary
            attempt={answer?.answer}
            labels={allLabels}
            message={
              answer?.message === undefined
                ? undefined
                : t([answer.message, `common:${answer.message}`, 'common:refusal.OTHER'])
            }
            reference={answer?.reference}
          />
          <AttemptFields attempt={answer?.attempt ?? { key: attempt, of: '' }} />
          <TalkField />
          {price?.quote !== undefined && <input type="hidden" name="quote" value={price.quote.quote} />}
          <FormSection number={1} id="mark" title={t('mark.title')} lead={t('mark.lead')}>
            <MarkFields offices={offices} presets={presets} />
            {markExtra?.(presets)}
          </FormSection>
          <FormSection number={2} id="service" title={own('form.own')} lead={own('form.ownLead')}>
            {children(presets, kept.take)}
          </FormSection>
          <FormSection number={3} id="who" title={t('who.title')} lead={t('who.lead')}>
            <ContactFields
              countries={countries}
              known={{ ...contact, country }}
              presets={presets}
              now={kept.values}
            />
          </FormSection>
          <FormSection
            number={4}
            id="price"
            title={t('price.title')}
            lead={price === undefined ? t(changed ? 'price.changed' : 'price.lead') : undefined}
          >
            <PriceSteps price={price} ns={ns} />
            <p className={styles.note}>{t('price.later')}</p>
            <KeptLine kept={kept} />
          </FormSection>
        </AppForm>
      </FormErrorsProvider>
    </main>
  );
}

const COMMON_LABELS = {
  'parameters.jurisdiction': 'mark.office',
  'parameters.number': 'mark.number',
  'parameters.name': 'mark.name',
  'parameters.classes': 'mark.classes',
  contactName: 'who.name',
  contactEmail: 'who.email',
  country: 'who.country',
  vatNumber: 'who.vat',
  consent: 'price.consent',
} as const;
