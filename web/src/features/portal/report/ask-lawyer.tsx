import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrozenReport } from '../../../domain/report/report.graphql.js';
import { QuestionFields } from '../../../domain/report/question-fields.js';
import { LONGEST_QUESTION, SHORTEST_QUESTION } from '../../../domain/report/question.js';
import { AppLink } from '../../../kit/link/app-link.js';
import {
  WriteOrderMessageDocument,
  WriteOrderMessageNode,
  type WriteOrderMessageVariables,
} from '../parts/portal-parts.graphql.js';
import { CommandForm } from '../parts/command-form.js';
import { useCommand, type Command } from '../parts/use-command.js';
import styles from './portal-report.module.css';

/** A question on the report: a message of the order, so that the lawyer has a task and the answer stands with the others. */
export function AskLawyer({ id, report }: { id: string; report: FrozenReport }) {
  const { t } = useTranslation('portal-order');
  const { t: words } = useTranslation('report');
  const write = useCommand(WriteOrderMessageDocument, WriteOrderMessageNode);
  const labels = { topic: words('question.topic'), text: words('question.text') };
  const command = useLength(write);
  return (
    <section className={styles.ask} aria-labelledby="ask-lawyer">
      <h2 id="ask-lawyer">{words('question.title')}</h2>
      <p>
        <AppLink to={`/portal/order/${id}#messages`}>{t('ask.thread')}</AppLink>
      </p>
      <CommandForm
        command={command}
        labels={labels}
        submit={words('question.send')}
        look="plain"
        keep={`ask-lawyer-${id}`}
        read={(form) =>
          messageOf(form, {
            id,
            about: t('ask.about', { number: report.number, topic: String(form.get('topic') ?? '') }),
          })
        }
      >
        <QuestionFields offices={report.jurisdictions.map(({ jurisdiction }) => jurisdiction)} name="text" />
        {command.state === 'success' && <p role="status">{t('ask.sent')}</p>}
      </CommandForm>
    </section>
  );
}

/** The lawyer reads first what the question is about; what was typed begins on a line of its own. */
function messageOf(form: FormData, { id, about }: { id: string; about: string }): WriteOrderMessageVariables {
  return {
    input: {
      subjectType: 'REGISTRATION_REQUEST',
      subjectId: id,
      text: `${about}\n${String(form.get('text') ?? '').trim()}`,
    },
  };
}

/** Refuses a question that says nothing, before anything is sent. */
function useLength(write: Command<WriteOrderMessageVariables>): Command<WriteOrderMessageVariables> {
  const { t } = useTranslation('portal-order');
  const [wrong, setWrong] = useState(0);
  const typed = ({ input }: WriteOrderMessageVariables): number =>
    input.text.slice(input.text.indexOf('\n') + 1).length;
  const run = async (variables: WriteOrderMessageVariables): Promise<boolean> => {
    const length = typed(variables);
    if (length < SHORTEST_QUESTION || length > LONGEST_QUESTION) {
      setWrong((times) => times + 1);
      return false;
    }
    setWrong(0);
    return await write.run(variables);
  };
  return wrong === 0
    ? { ...write, run }
    : {
        ...write,
        run,
        state: 'error',
        attempt: `${write.attempt} ${wrong}`,
        failed: { errors: { text: { text: t('ask.length') } } },
      };
}
