import { useTranslation } from 'react-i18next';
import {
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { Conversation } from '../../../domain/support/conversation.js';
import { PapersField } from '../../../domain/support/papers-field.js';
import { linesOf } from '../../../domain/support/ticket-lines.js';
import { ticketState } from '../../../domain/support/ticket-state.js';
import { Button } from '../../../kit/button/button.js';
import { Field } from '../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { AppForm } from '../../../kit/link/app-form.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { LinkedTicketDocument } from './contact.graphql.js';
import type { LinkedAnswer } from './linked-ticket.action.js';
import styles from './contact.module.css';

export { action } from './linked-ticket.action.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = subjectOrThrow(params['id']);
  const { supportTicket: ticket } = await apiOf(context).query(
    LinkedTicketDocument,
    { id },
    { linkToken: params['id'] },
  );
  if (ticket === null) throw linkProblem('replaced');
  // It belongs to an account by now: the conversation goes on there.
  if (ticket.userId !== null) throw redirectDocument(`/portal/support/${id}`, 303);
  // It was merged into another question of the same client: the link leads there.
  if (ticket.goesOnAt !== null)
    throw ticket.goesOnAt.startsWith('/portal/')
      ? redirectDocument(ticket.goesOnAt, 303)
      : redirect(ticket.goesOnAt, 303);
  return { ticket, attempt: crypto.randomUUID() };
}

/** The conversation behind the link of a letter, for who has no account. */
export function Component() {
  const { t } = useTranslation(['contact', 'support']);
  const { ticket } = useLoaderData<typeof loader>();
  const answer = useActionData() as LinkedAnswer | undefined;
  const state = ticketState(ticket, new Date());
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('linked.title')} />
      <header className={styles.head}>
        <h1>{t('linked.title')}</h1>
        {ticket.publicId != null && <p>{t('received.number', { number: ticket.publicId })}</p>}
        <p>{t(`linked.${state}`)}</p>
      </header>
      <Conversation lines={linesOf(ticket)} />
      {state === 'over' ? (
        <p>
          <AppLink to="/contact">{t('linked.again')}</AppLink>
        </p>
      ) : (
        <>
          <Turn intent={state === 'solved' ? 'reopen' : 'settle'} answer={answer} />
          <AnswerBox
            answer={answer}
            label={t(state === 'solved' ? 'support:box.missing' : 'support:box.label')}
          />
        </>
      )}
    </main>
  );
}

const NONE = {};

function useFailure(answer: LinkedAnswer | undefined): string | undefined {
  const { t } = useTranslation(['common', 'support', 'contact']);
  const key = answer?.message;
  if (key === undefined || Object.keys(answer?.errors ?? NONE).length > 0) return undefined;
  if (key === 'refusal.TOO_LATE') return t('contact:linked.over');
  return t([key, 'refusal.OTHER']);
}

function AnswerBox({ answer: last, label }: { answer: LinkedAnswer | undefined; label: string }) {
  const { t } = useTranslation('support');
  const { attempt } = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const hydrated = useHydrated();
  const answer = last?.intent === 'answer' ? last : undefined;
  const failure = useFailure(answer);
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'answer';
  return (
    <section className={styles.box} aria-labelledby="answer">
      <h2 id="answer">{t('box.title')}</h2>
      <FormErrorsProvider errors={answer?.errors ?? NONE}>
        <AppForm
          key={answer?.done === true ? answer.attempt : 'open'}
          method="post"
          noValidate
          preventScrollReset
          className={styles.form}
        >
          <ErrorSummary attempt={answer?.attempt} labels={{ text: label }} message={failure} />
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-answer`} />
          <Field name="text" label={label}>
            {(control) => (
              <textarea
                {...control}
                rows={5}
                maxLength={10_000}
                defaultValue={answer?.done === true ? '' : answer?.text}
              />
            )}
          </Field>
          {hydrated && <PapersField />}
          <div>
            <Button type="submit" look="accent" busy={busy}>
              {t('box.send')}
            </Button>
          </div>
          <p role="status">{answer?.done === true ? t('box.sent') : ''}</p>
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}

/** The one step beside an answer: that it is solved, or that it did not help. */
function Turn({ intent, answer: last }: { intent: 'settle' | 'reopen'; answer: LinkedAnswer | undefined }) {
  const { t } = useTranslation('support');
  const { attempt } = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const answer = last?.intent === intent ? last : undefined;
  const failure = useFailure(answer);
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === intent;
  return (
    <AppForm method="post" preventScrollReset className={styles.turn}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-${intent}`} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Button type="submit" size="small" busy={busy}>
        {t(`${intent}.label`)}
      </Button>
      <p>{t(`${intent}.text`)}</p>
    </AppForm>
  );
}
