import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { AttemptFields } from '../../../kit/form/attempt-fields.js';
import { newAttempt } from '../../../kit/form/attempt.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import type { LinkedReportAnswer } from './linked-report.action.js';
import { useOwnWords } from './parts/own-words.js';
import { ReportFacts } from './parts/report-facts.js';
import { LinkedReportDocument } from './threat-report.graphql.js';
import styles from './threat-report.module.css';

export { action } from './linked-report.action.js';

/** How a link to a report begins. @source services/reference, link purposes */
const OF_REPORTS = 't.';

/** Opening the page confirms nothing: programs that look at links before their readers do open it too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = subjectOrThrow(params['id']);
  const { caseRequest: report } = await apiOf(context).query(
    LinkedReportDocument,
    { id },
    { linkToken: params['id'] },
  );
  // One of another letter was never a link to a report: no newer one replaced it.
  if (report === null) throw linkProblem(params['id']?.startsWith(OF_REPORTS) ? 'replaced' : 'misplaced');
  return { report, confirm: newAttempt(), add: newAttempt() };
}

/** One report, for whoever holds its link: where it stands, what was reported, and further pages. */
export function Component() {
  const { t } = useTranslation('threat-report');
  const { report } = useLoaderData<typeof loader>();
  const isOpen = report.status === 'CREATED' || report.status === 'ASSIGNED';
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('linked.title')} />
      <header className={styles.head}>
        <h1>{t(`stands.${report.status}.title`)}</h1>
        <p>{t(`stands.${report.status}.text`)}</p>
        {report.status === 'DISMISSED' && report.dismissReason !== null && (
          <blockquote className={styles.words}>{report.dismissReason}</blockquote>
        )}
        {report.alreadyHandled !== null && <p role="note">{t(`handled.${report.alreadyHandled}`)}</p>}
      </header>
      {report.confirmedAt === null ? <Confirm /> : <p role="status">{t('linked.confirmed')}</p>}
      <section aria-labelledby="reported" className={styles.box}>
        <h2 id="reported">{t('linked.what')}</h2>
        <ReportFacts report={report} />
      </section>
      {isOpen ? (
        <AddPages isFirst={report.confirmedAt !== null} />
      ) : (
        <p>
          <ButtonLink to="/report-brand-infringement" look="accent">
            {t('linked.again')}
          </ButtonLink>
        </p>
      )}
    </main>
  );
}

const NONE = {};

/** What is answered to one of the two forms, and whether it is being sent. */
function useTurn(intent: LinkedReportAnswer['intent']) {
  const { state, formData } = useNavigation();
  const words = useOwnWords();
  const last = useActionData() as LinkedReportAnswer | undefined;
  const answer = last?.intent === intent ? last : undefined;
  return {
    answer,
    errors: words.errorsOf(answer?.errors ?? NONE),
    message: words.messageOf(answer?.message),
    busy: state === 'submitting' && formData?.get('intent') === intent,
  };
}

function Confirm() {
  const { t } = useTranslation('threat-report');
  const { confirm } = useLoaderData<typeof loader>();
  const { answer, message, busy } = useTurn('confirm');
  return (
    <FormErrorsProvider errors={NONE}>
      <AppForm method="post" className={styles.turn}>
        <ErrorSummary
          attempt={answer?.answer}
          labels={NONE}
          message={message}
          reference={answer?.reference}
        />
        <input type="hidden" name="intent" value="confirm" />
        <AttemptFields attempt={answer?.attempt ?? confirm} />
        <p>{t('confirm.text')}</p>
        <Button type="submit" look="accent" busy={busy}>
          {t('confirm.send')}
        </Button>
      </AppForm>
    </FormErrorsProvider>
  );
}

function AddPages({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('threat-report');
  const { add } = useLoaderData<typeof loader>();
  const { answer, errors, message, busy } = useTurn('add');
  const done = answer?.done === true;
  return (
    <section className={styles.box} aria-labelledby="add">
      <h2 id="add">{t('add.title')}</h2>
      <FormErrorsProvider errors={errors}>
        <AppForm
          key={done ? answer.answer : 'open'}
          method="post"
          noValidate
          preventScrollReset
          className={styles.turn}
        >
          <ErrorSummary
            attempt={answer?.answer}
            labels={{ links: t('add.label') }}
            message={message}
            reference={answer?.reference}
          />
          <input type="hidden" name="intent" value="add" />
          <AttemptFields attempt={answer?.attempt ?? add} />
          <Field name="links" label={t('add.label')} hint={t('hint.links')}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                inputMode="url"
                spellCheck={false}
                defaultValue={done ? '' : answer?.links}
              />
            )}
          </Field>
          <Button type="submit" {...(isFirst ? { look: 'accent' as const } : {})} busy={busy}>
            {t('add.send')}
          </Button>
          <p role="status">{done ? t('add.done') : ''}</p>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}
