import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { ChatButton } from '../../../kit/chat/chat-button.js';
import { Moment } from '../../../kit/dates/moment.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { useBoot } from '../../../kit/page/boot-context.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import type { ContactAnswer } from './contact.action.js';
import styles from './contact.module.css';

export { action } from './contact.action.js';

/** What a page may say that its reader wants to know. */
const LONGEST_QUESTION = 300;

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('question') ?? '';
  return { attempt: crypto.randomUUID(), question: asked.trim().slice(0, LONGEST_QUESTION) };
}

/** A question to us without an account; right after it its number, and by when we answer. */
export function Component() {
  const { t } = useTranslation('contact');
  const answer = useActionData() as ContactAnswer | undefined;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} description={t('lead')} />
      {answer?.receipt === undefined ? (
        <>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </header>
          <div className={styles.columns}>
            <QuestionForm answer={answer} />
            <OtherWays />
          </div>
        </>
      ) : (
        <Received receipt={answer.receipt} email={answer.values.contactEmail} />
      )}
    </main>
  );
}

function QuestionForm({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useTranslation('contact');
  const { attempt, question } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === 'submitting';
  const labels = {
    contactName: t('form.name'),
    contactEmail: t('form.email'),
    description: t('form.question'),
  };
  return (
    <FormErrorsProvider errors={answer?.errors ?? NONE}>
      <AppForm method="post" noValidate className={styles.form}>
        <ErrorSummary
          attempt={answer?.attempt}
          labels={labels}
          message={answer?.message === undefined ? undefined : t(wordsOf(answer.message))}
        />
        <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
        <Field name="contactName" label={labels.contactName}>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              maxLength={200}
              defaultValue={answer?.values.contactName}
            />
          )}
        </Field>
        <Field name="contactEmail" label={labels.contactEmail} hint={t('form.emailHint')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
              defaultValue={answer?.values.contactEmail}
            />
          )}
        </Field>
        <Field name="description" label={labels.description} hint={t('form.questionHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={7}
              maxLength={10_000}
              defaultValue={answer?.values.description ?? question}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="accent" busy={busy}>
            {t('form.send')}
          </Button>
        </div>
      </AppForm>
    </FormErrorsProvider>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NONE = {};

/** This page has words of its own for what is said here alone. */
const wordsOf = (key: string): string[] =>
  key === 'refusal.TOO_MANY_QUESTIONS' ? ['form.tooMany'] : [`common:${key}`, 'common:refusal.OTHER'];

function OtherWays() {
  const { t } = useTranslation('contact');
  const {
    chat,
    firm: { phone, email, hours },
  } = useBoot();
  return (
    <aside className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">{t('ways.title')}</h2>
      <p>
        {phone === undefined ? (
          t('common:footer.demo.phone')
        ) : (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        )}
      </p>
      <p>{email === undefined ? t('common:footer.demo.email') : <a href={`mailto:${email}`}>{email}</a>}</p>
      {hours !== undefined && <p>{hours}</p>}
      {chat !== undefined && (
        <div>
          <ChatButton />
          <p>{t('ways.chat')}</p>
        </div>
      )}
      <p>
        <AppLink to="/report-brand-infringement">{t('ways.report')}</AppLink>
      </p>
      <p>
        <AppLink to="/objection-to-a-report">{t('ways.objection')}</AppLink>
      </p>
      <p>{t('ways.account')}</p>
    </aside>
  );
}

function Received({
  receipt: { number, answerBy },
  email,
}: {
  receipt: NonNullable<ContactAnswer['receipt']>;
  email: string;
}) {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.head} role="status">
      <h1>{t('received.title')}</h1>
      <p>
        {t('received.by')}{' '}
        <strong>
          <Moment at={answerBy} />
        </strong>
      </p>
      <p>{t('received.number', { number })}</p>
      <p>{t('received.letter', { email })}</p>
    </section>
  );
}
