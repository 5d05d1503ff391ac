import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { QuestionFields } from '../../../../domain/report/question-fields.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { QuestionAnswer } from './ask-lawyer.js';
import styles from './question.module.css';

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: string;
  readonly fromClient: boolean;
  readonly writer: string | null;
}

interface Props {
  /** Name of the control that tells the page's forms apart. */
  readonly field: string;
  /** Codes of the offices it may be about. */
  readonly offices: readonly string[];
  /** What was written so far; only by the link of the receipt, because that of a report is passed on. */
  readonly messages?: readonly Message[] | null;
  readonly attempt: string;
  readonly answer: QuestionAnswer | undefined;
}

/** A question to the lawyer, without an account: the answer goes to the address of the order, whoever asks. */
export function Question({ field, offices, messages, attempt, answer }: Props) {
  const { t } = useTranslation('report');
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get(field) === 'question';
  const labels = { topic: t('question.topic'), question: t('question.text') };
  return (
    <section id="ask-lawyer" className={styles.question} aria-labelledby="question-title">
      <h2 id="question-title">{t('question.title')}</h2>
      <p>{t('question.lead')}</p>
      {messages === undefined ? <p>{t('question.elsewhere')}</p> : <Thread messages={messages ?? []} />}
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <AppForm
          key={answer?.done === true ? answer.attempt : 'open'}
          method="post"
          noValidate
          preventScrollReset
          className={styles.form}
        >
          <ErrorSummary
            attempt={answer?.attempt}
            labels={labels}
            message={
              answer?.message === undefined
                ? undefined
                : answer.message === 'refusal.TOO_MANY_QUESTIONS'
                  ? t('question.tooMany')
                  : t(`common:${answer.message}`, { defaultValue: t('common:refusal.OTHER') })
            }
          />
          <input type="hidden" name={field} value="question" />
          <input type="hidden" name="attempt" value={answer?.attempt ?? `${attempt}-question`} />
          <QuestionFields offices={offices} name="question" />
          <Button type="submit" busy={busy}>
            {t('question.send')}
          </Button>
          {answer?.done === true && <p role="status">{t('question.sent')}</p>}
        </AppForm>
      </FormErrorsProvider>
    </section>
  );
}

function Thread({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('report');
  if (messages.length === 0) return null;
  return (
    <ol>
      {messages.map(({ id, text, writtenAt, fromClient, writer }) => (
        <li key={id} data-ours={fromClient ? undefined : true}>
          <p className={styles.meta}>
            {fromClient ? t('question.you') : (writer ?? t('question.firm'))} ·{' '}
            <Moment at={writtenAt} style="short" />
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
