import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiOf, localeOf } from '../../../data/api-of.js';
import { whoAsks } from '../../../domain/sign-in/who-asks.js';
import { Button } from '../../../kit/button/button.js';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm } from '../../../kit/form/use-kept-form.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { one, type Answers } from '../parts/service-order/service-input.js';
import { KEPT_AS, type BookingAnswer } from './book.action.js';
import { ConsultationCountriesDocument } from './consultation.graphql.js';
import styles from './consultation.module.css';
import { loadTimes } from './load-times.js';
import { About } from './parts/about.js';
import { useOwnWords } from './parts/own-words.js';
import { ChooseTime } from './parts/choose-time.js';
import { useBegun } from './parts/use-begun.js';
import { useTimes } from './parts/use-times.js';
import { Who } from './parts/who.js';

export { action } from './book.action.js';

export async function loader({ context }: LoaderFunctionArgs) {
  const locale = localeOf(context);
  const api = apiOf(context);
  const [times, { countryList }, who] = await Promise.all([
    loadTimes(api, locale),
    api.query(ConsultationCountriesDocument, { locale }),
    whoAsks(context),
  ]);
  return {
    times,
    countries: countryList,
    isCustomer: who?.role === 'customer',
    locale,
    attempt: crypto.randomUUID(),
  };
}

const NOTHING: Answers = {};

const FIELDS = [
  'topic',
  'eventTimestamp',
  'contactName',
  'contactEmail',
  'contactPhone',
  'timeZone',
] as const;

/** What it is about, when, and who: a talk with a lawyer is booked on one page, without an account. */
export function Component() {
  const { t } = useTranslation('consultation');
  const { times, countries, isCustomer, locale, attempt } = useLoaderData<typeof loader>();
  const words = useOwnWords();
  const answer = useActionData() as BookingAnswer | undefined;
  const given = answer?.answers ?? NOTHING;
  const [language, setLanguage] = useState(one(given, 'language') || locale);
  const at = useTimes(times, language, given);
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const kept = useKeptForm(form, KEPT_AS, given);
  const chosen = (wanted: string): void => {
    setLanguage(wanted);
    void at.load(wanted);
  };
  useBegun(form, { given, at, language, onLanguage: chosen });
  if (answer?.asked === true) return <Asked />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <FormErrorsProvider errors={words.errorsOf(answer?.errors ?? {})}>
        <AppForm ref={form} method="post" noValidate className={styles.form} {...kept.heard}>
          <ErrorSummary
            attempt={answer?.answer}
            labels={Object.fromEntries(FIELDS.map((name) => [name, t(`field.${name}`)]))}
            message={words.messageOf(answer?.message)}
            reference={answer?.reference}
          />
          <AttemptFields attempt={answer?.attempt ?? { key: attempt, of: '' }} />
          <input type="hidden" name="order" value={search.get('order') ?? ''} />
          <FormSection number={1} id="about" title={t('about.title')}>
            <About
              countries={countries}
              given={{ markName: [search.get('mark') ?? ''], ...given }}
              language={language}
              onLanguage={chosen}
            />
          </FormSection>
          <FormSection number={2} id="when" title={t('when.title')} lead={t('when.lead')}>
            <ChooseTime at={at} language={language} offersLetter={!isCustomer} />
          </FormSection>
          <FormSection number={3} id="who" title={t('who.title')}>
            <Who isCustomer={isCustomer} given={given} />
          </FormSection>
          <div className={styles.send}>
            <Button type="submit" look="accent" size="large" busy={busy}>
              {t('send')}
            </Button>
            <p>{t('next')}</p>
            <KeptLine kept={kept} />
          </div>
        </AppForm>
      </FormErrorsProvider>
    </main>
  );
}

function Asked() {
  const { t } = useTranslation('consultation');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('asked.title')} />
      <header className={styles.head}>
        <h1>{t('asked.title')}</h1>
        <p role="status">{t('asked.text')}</p>
      </header>
    </main>
  );
}
