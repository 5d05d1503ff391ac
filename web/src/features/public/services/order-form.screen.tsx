import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { PapersField } from '../../../domain/support/papers-field.js';
import { Button } from '../../../kit/button/button.js';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { Check, Group } from '../../../kit/form/choices.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../kit/form/use-kept-form.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { LandingBody } from '../parts/reading/landing-body.js';
import { ContactFields } from '../parts/service-order/contact-fields.js';
import { MarkFields } from '../parts/service-order/mark-fields.js';
import type { ServiceAnswer } from '../parts/service-order/service-action.js';
import { presetsOf, type Answers } from '../parts/service-order/service-input.js';
import styles from '../parts/service-order/service-order.module.css';
import { controlOf, type DeclaredForm } from './form-order.js';
import { loadOrderForm, orderByForm } from './order-form.loader.js';
import { LastDay } from './parts/last-day.js';
import { OtherServices } from './parts/other-services.js';
import { QuestionField } from './parts/question-field.js';

export const loader = loadOrderForm;
export const action = orderByForm;

/** Orders one service with a form: what it is, its questions, who orders; a person names the price. */
export function Component() {
  const { t } = useTranslation('service-form');
  const { form, attempt, about, ...known } = useLoaderData<typeof loader>();
  const answer = useActionData() as ServiceAnswer | undefined;
  const busy = useNavigation().state !== 'idle';
  const place = useRef<HTMLFormElement>(null);
  const presets = usePresets(answer);
  const kept = useKeptForm(place, form.serviceName, presets);
  const title = t(`service.${form.serviceName}.title`);
  const wrong =
    answer !== undefined && (answer.message !== undefined || Object.keys(answer.errors).length > 0);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta
        title={wrong ? t('common:form.problemTitle', { title }) : title}
        description={t(`service.${form.serviceName}.lead`)}
        index={about.document.reviewed !== undefined}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t(`service.${form.serviceName}.lead`)}</p>
      </header>
      <OtherServices here={form.serviceName} />
      <FormErrorsProvider errors={answer?.errors ?? NOTHING_WRONG}>
        <AppForm ref={place} method="post" noValidate className={styles.form} {...kept.heard}>
          <Wrong form={form} answer={answer} />
          <AttemptFields attempt={answer?.attempt ?? { key: attempt, of: '' }} />
          <FormSection
            number={1}
            id="mark"
            title={t('service-order:mark.title')}
            lead={t(form.markNeeded ? 'service-order:mark.lead' : 'markIfAny')}
          >
            <MarkFields
              offices={known.offices}
              presets={presets}
              withClasses={false}
              optional={!form.markNeeded}
            />
          </FormSection>
          <FormSection number={2} id="matter" title={t('matter.title')} lead={t('matter.lead')}>
            {form.questions.map((question) => (
              <QuestionField key={question.name} question={question} presets={presets} />
            ))}
            <LastDay form={form} now={{ ...presets, ...kept.values }} />
            <Papers />
          </FormSection>
          <FormSection
            number={3}
            id="who"
            title={t('service-order:who.title')}
            lead={t('service-order:who.lead')}
          >
            <ContactFields
              countries={known.countries}
              known={{ ...known.contact, country: known.country }}
              presets={presets}
              now={kept.values}
              withVat={false}
            />
          </FormSection>
          <FormSection number={4} id="order" title={t('order.title')} lead={t('order.lead')}>
            <Check name="consent">{t(form.byOwner ? 'order.consentOwner' : 'order.consent')}</Check>
            <div className={styles.send}>
              <Button type="submit" look="accent" size="large" busy={busy}>
                {t('order.send')}
              </Button>
            </div>
            <KeptLine kept={kept} />
          </FormSection>
        </AppForm>
      </FormErrorsProvider>
      <LandingBody {...about} />
    </main>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};

/** What was sent before, else what the address brings along. */
function usePresets(answer: ServiceAnswer | undefined): Answers {
  const [query] = useSearchParams();
  return (
    answer?.answers ??
    Object.fromEntries(Object.entries(presetsOf(query)).filter(([, [value]]) => value !== ''))
  );
}

function Wrong({ form, answer }: { form: DeclaredForm; answer: ServiceAnswer | undefined }) {
  const { t } = useTranslation('service-form');
  const labels = {
    'parameters.jurisdiction': t('service-order:mark.office'),
    'parameters.number': t('service-order:mark.number'),
    'parameters.name': t('service-order:mark.name'),
    contactName: t('service-order:who.name'),
    contactEmail: t('service-order:who.email'),
    country: t('service-order:who.country'),
    consent: t('service-order:price.consent'),
    paperUploads: t('papers.label'),
    ...Object.fromEntries(
      form.questions.map((question) => [controlOf(question), t(`question.${question.name}.label`)]),
    ),
  };
  return (
    <ErrorSummary
      attempt={answer?.answer}
      labels={labels}
      message={
        answer?.message === undefined
          ? undefined
          : t([`service-order:${answer.message}`, `common:${answer.message}`, 'common:refusal.OTHER'])
      }
      reference={answer?.reference}
    />
  );
}

/** What there is on paper: the letter that came, a contract, pictures. */
function Papers() {
  const { t } = useTranslation('service-form');
  const hydrated = useHydrated();
  return (
    <Group name="paperUploads" label={t('papers.label')} hint={t('papers.hint')} optional>
      {hydrated ? <PapersField /> : <p>{t('papers.later')}</p>}
    </Group>
  );
}
