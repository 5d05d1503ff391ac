import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { FormSection } from '../../../kit/form/form-section.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Extract } from '../../../kit/extract/extract.js';
import type { ClosedLink, loadInvitation } from './invited-report.loader.js';
import { useOwnWords } from './parts/own-words.js';
import { SeenFields } from './parts/what-fields.js';
import type { ReportAnswer } from './report.action.js';
import styles from './threat-report.module.css';

export { loadInvitation as loader } from './invited-report.loader.js';
export { action } from './invited-report.action.js';

const FIELDS = ['brandWebsite', 'links', 'kinds', 'knowsThem', 'seenSince', 'message'] as const;
const NONE = {};

/** The form behind the personal link of a letter: the brand stands there, and nobody is asked who they are. */
export function Component() {
  const { closed, ...known } = useLoaderData<typeof loadInvitation>();
  const answer = useActionData() as ReportAnswer | undefined;
  if (answer?.sent === true) return <Sent />;
  return closed === undefined ? <Invited {...known} answer={answer} /> : <Closed why={closed} />;
}

interface Props {
  readonly brandName: string;
  readonly attempt: ReportAnswer['attempt'];
  readonly answer: ReportAnswer | undefined;
}

function Invited({ brandName, attempt, answer }: Props) {
  const { t } = useTranslation('violation-report');
  const words = useOwnWords('violation-report');
  const busy = useNavigation().state === 'submitting';
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
            {brandName !== '' && (
              <Extract rows={[{ code: '540', label: t('field.brandName'), value: brandName }]} />
            )}
            <Field name="brandWebsite" label={t('field.brandWebsite')} optional>
              {(control) => (
                <input
                  {...control}
                  inputMode="url"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={2000}
                  defaultValue={answer?.values.brandWebsite}
                />
              )}
            </Field>
          </FormSection>
          <FormSection number={2} id="seen" title={t('section.seen')}>
            <SeenFields values={answer?.values} ns="violation-report" />
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

function Sent() {
  const { t } = useTranslation('violation-report');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('sent.title')} />
      <header className={styles.head} role="status">
        <h1>{t('sent.title')}</h1>
        <p>{t('sent.text')}</p>
        <p>{t('sent.next')}</p>
      </header>
      <p>
        <ButtonLink to="/portal/cases?brand=all">{t('sent.account')}</ButtonLink>
      </p>
    </main>
  );
}

/** Why the link takes no report, and how to report without it or get another one. */
function Closed({ why }: { why: ClosedLink }) {
  const { t } = useTranslation('violation-report');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t(`closed.${why}.title`)} />
      <header className={styles.head}>
        <h1>{t(`closed.${why}.title`)}</h1>
        <p>{t(`closed.${why}.text`)}</p>
        <p>{t('closed.ways')}</p>
      </header>
      <p className={styles.closed}>
        <ButtonLink to="/report-brand-infringement" look="accent">
          {t('closed.report')}
        </ButtonLink>
        <ButtonLink to="/portal/report-threat">{t('closed.account')}</ButtonLink>
        <ButtonLink to="/contact">{t('closed.newLink')}</ButtonLink>
      </p>
    </main>
  );
}
