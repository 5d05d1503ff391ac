import { useTranslation } from 'react-i18next';
import { Form, useActionData, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { letterKinds, type Wanted } from './letter-kinds.js';
import { wantedNow, type ChoiceAnswer } from './unsubscribe.action.js';
import styles from './unsubscribe.module.css';

export { action } from './unsubscribe.action.js';

/** Opening the page changes nothing: programs that look at links before their readers do open it too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  subjectOrThrow(params['id']);
  return { wanted: await wantedNow(context, params['id']), attempt: crypto.randomUUID() };
}

/** Which letters that nobody owes still come to whoever opened the link under one. */
export function Component() {
  const { t } = useTranslation('unsubscribe');
  const { wanted, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as ChoiceAnswer | undefined;
  const busy = useNavigation().state === 'submitting';
  const now = answer?.chosen ?? wanted;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FormErrorsProvider errors={NONE}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
          <ErrorSummary
            attempt={answer?.attempt}
            labels={NONE}
            message={
              answer?.message === undefined
                ? undefined
                : t([answer.message, 'refusal.OTHER'], { ns: 'common' })
            }
          />
          <Kinds key={answer?.attempt ?? attempt} wanted={now} />
          <p className={styles.duties}>{t('duties')}</p>
          <div className={styles.do}>
            <Button type="submit" look="accent" size="large" busy={busy}>
              {t('save')}
            </Button>
            <p role="status" className={styles.saved}>
              {answer?.chosen === undefined
                ? ''
                : t(letterKinds.some((kind) => now[kind]) ? 'saved' : 'savedNone')}
            </p>
          </div>
        </Form>
      </FormErrorsProvider>
    </main>
  );
}

function Kinds({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation('unsubscribe');
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('which')}</legend>
      {letterKinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="checkbox" name={kind} defaultChecked={wanted[kind]} />
          <span>
            <strong>{t(`kinds.${kind}.name`)}</strong>
            <span>{t(`kinds.${kind}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same object each time. */
const NONE = {};
