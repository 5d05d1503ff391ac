import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { KnownContact } from '../../../../domain/order/known-contact.js';
import { PapersField } from '../../../../domain/support/papers-field.js';
import { Button } from '../../../../kit/button/button.js';
import { AttemptFields } from '../../../../kit/form/attempt-fields.js';
import { Check, Group } from '../../../../kit/form/choices.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { KeptLine } from '../../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../../kit/form/use-kept-form.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { ContactFields } from '../../parts/service-order/contact-fields.js';
import { MarkFields } from '../../parts/service-order/mark-fields.js';
import type { ServiceAnswer } from '../../parts/service-order/service-action.js';
import type { Answers } from '../../parts/service-order/service-input.js';
import styles from '../../parts/service-order/service-order.module.css';
import { controlOf, type DeclaredForm } from '../form-order.js';
import { LastDay } from './last-day.js';
import { QuestionField } from './question-field.js';

interface Props {
  readonly form: DeclaredForm;
  /** Key of the first attempt. */
  readonly attempt: string;
  readonly answer: ServiceAnswer | undefined;
  /** What was sent before, or what the address brings along. */
  readonly presets: Answers;
  readonly offices: readonly string[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly country: string;
  readonly contact: KnownContact;
}

/** The form of a declared service: its mark, its questions, who orders; a person names the price. */
export function DeclaredOrder({ form, attempt, answer, presets, ...known }: Props) {
  const { t } = useTranslation('service-form');
  const busy = useNavigation().state !== 'idle';
  const place = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(place, form.serviceName, presets);
  return (
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
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};

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
