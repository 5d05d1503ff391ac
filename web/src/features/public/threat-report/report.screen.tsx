import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { newAttempt } from '../../../kit/form/attempt.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useOwnWords } from './parts/own-words.js';
import { BrandFields, ReporterFields, SeenFields } from './parts/what-fields.js';
import type { ReportAnswer } from './report.action.js';
import styles from './threat-report.module.css';

export { action } from './report.action.js';

export function loader() {
  return { attempt: newAttempt() };
}

const FIELDS = [
  'brandName',
  'brandWebsite',
  'links',
  'kinds',
  'knowsThem',
  'seenSince',
  'message',
  'contactEmail',
  'contactName',
  'language',
] as const;

/** Somebody saw a brand copied: what, where, and whom we write to, without an account. */
export function Component() {
  const { t } = useTranslation('threat-report');
  const { attempt } = useLoaderData<typeof loader>();
  const words = useOwnWords();
  const answer = useActionData() as ReportAnswer | undefined;
  const busy = useNavigation().state === 'submitting';
  if (answer?.sent === true) return <Sent email={answer.values.contactEmail} />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} description={t('lead')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <FormErrorsProvider errors={words.errorsOf(answer?.errors ?? NONE)}>
        <AppForm method="post" noValidate className={styles.form}>
          <ErrorSummary
            attempt={answer?.answer}
            labels={Object.fromEntries(FIELDS.map((name) => [name, t(`field.${name}`)]))}
            message={words.messageOf(answer?.message)}
            reference={answer?.reference}
          />
          <AttemptFields attempt={answer?.attempt ?? attempt} />
          <FormSection number={1} id="brand" title={t('section.brand')}>
            <BrandFields values={answer?.values} />
          </FormSection>
          <FormSection number={2} id="seen" title={t('section.seen')}>
            <SeenFields values={answer?.values} />
          </FormSection>
          <FormSection number={3} id="who" title={t('section.who')}>
            <ReporterFields values={answer?.values} />
          </FormSection>
          <div className={styles.send}>
            <Button type="submit" look="accent" size="large" busy={busy}>
              {t('send')}
            </Button>
            <p>{t('next')}</p>
          </div>
        </AppForm>
      </FormErrorsProvider>
    </main>
  );
}

const NONE = {};

function Sent({ email }: { email: string }) {
  const { t } = useTranslation('threat-report');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('sent.title')} />
      <header className={styles.head} role="status">
        <h1>{t('sent.title')}</h1>
        <p>{t('sent.letter', { email })}</p>
        <p>{t('sent.next')}</p>
      </header>
    </main>
  );
}
