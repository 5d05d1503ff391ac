import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { Button, ButtonLink } from '../../../kit/button/button.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import type { FeedbackAnswer } from './feedback.action.js';
import { LinkedFeedbackDocument } from './feedback.graphql.js';
import styles from './feedback.module.css';
import { saidInLetter } from './said-in-letter.js';

export { action } from './feedback.action.js';

/** Opening the page records nothing: programs that look at links before their readers do open it too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { linkToken, isContent: chosen } = saidInLetter(request.url);
  const attempt = crypto.randomUUID();
  if (linkToken === undefined) return { asked: undefined, chosen, attempt };
  subjectOrThrow(linkToken);
  const { linkedFeedback: asked } = await apiOf(context).query(LinkedFeedbackDocument, {}, { linkToken });
  if (asked === null) throw linkProblem('replaced');
  return { asked, chosen, attempt };
}

type Asked = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['asked']>;

/** How a client answers the letter that asks how we did: one click, then words if they like. */
export function Component() {
  const { t } = useTranslation('feedback');
  const { asked } = useLoaderData<typeof loader>();
  const title = asked?.isContent == null ? t('title') : t(asked.isContent ? 'thanksGood' : 'thanksBad');
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} />
      <h1>{title}</h1>
      {asked === undefined ? (
        <>
          <p className={styles.lead}>{t('noLink')}</p>
          <ButtonLink to="/contact">{t('write')}</ButtonLink>
        </>
      ) : asked.isContent === null ? (
        <Rate asked={asked} />
      ) : (
        <Said asked={asked} isContent={asked.isContent} />
      )}
    </main>
  );
}

const NONE = {};
const RATINGS = ['good', 'bad'] as const;

function useFailure(answer: FeedbackAnswer | undefined): string | undefined {
  const { t } = useTranslation(['common', 'feedback']);
  return answer?.message === undefined ? undefined : t([answer.message, 'refusal.OTHER']);
}

function Rate({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation('feedback');
  const { chosen, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as FeedbackAnswer | undefined;
  const busy = useNavigation().state === 'submitting';
  // What the reader chose in the letter stands first.
  const ratings = chosen === false ? RATINGS.toReversed() : RATINGS;
  return (
    <>
      <p className={styles.lead}>{asked.about === '' ? t('leadPlain') : t('lead', { about: asked.about })}</p>
      <FormErrorsProvider errors={NONE}>
        <AppForm method="post" className={styles.form}>
          <ErrorSummary attempt={answer?.attempt} labels={NONE} message={useFailure(answer)} />
          <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
          <div className={styles.ways}>
            {ratings.map((rating, at) => (
              <Button
                key={rating}
                type="submit"
                name="rating"
                value={rating}
                size="large"
                look={at === 0 ? 'accent' : 'plain'}
                busy={busy}
              >
                {t(rating)}
              </Button>
            ))}
          </div>
        </AppForm>
      </FormErrorsProvider>
    </>
  );
}

function Said({ asked, isContent }: { readonly asked: Asked; readonly isContent: boolean }) {
  const { t } = useTranslation('feedback');
  return (
    <>
      {asked.hasWords ? (
        <p role="status" className={styles.lead}>
          {t('sent')}
        </p>
      ) : (
        <Explain lead={t(isContent ? 'afterGood' : 'afterBad')} />
      )}
      {asked.reviewSite !== null && (
        <p className={styles.lead}>
          {t('reviewLead')} <a href={asked.reviewSite}>{t('review')}</a>
        </p>
      )}
    </>
  );
}

function Explain({ lead }: { readonly lead: string }) {
  const { t } = useTranslation('feedback');
  const { attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as FeedbackAnswer | undefined;
  const busy = useNavigation().state === 'submitting';
  const errors = answer?.errors ?? NONE;
  const failure = useFailure(answer);
  return (
    <>
      <p role="status" className={styles.lead}>
        {lead}
      </p>
      <FormErrorsProvider errors={errors}>
        <AppForm method="post" noValidate className={styles.form}>
          <ErrorSummary
            attempt={answer?.attempt}
            labels={{ words: t('words') }}
            message={Object.keys(errors).length === 0 ? failure : undefined}
          />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-words`} />
          <Field name="words" label={t('words')} optional>
            {(control) => <textarea {...control} rows={5} maxLength={4000} defaultValue={answer?.words} />}
          </Field>
          <div>
            <Button type="submit" look="accent" busy={busy}>
              {t('send')}
            </Button>
          </div>
        </AppForm>
      </FormErrorsProvider>
    </>
  );
}
