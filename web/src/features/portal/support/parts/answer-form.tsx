import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { papersIn, PapersField } from '../../../../domain/support/papers-field.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand, type Command } from '../../parts/use-command.js';
import { AnswerTicketDocument, AnswerTicketNode } from '../support.graphql.js';
import { fileTicketPapers } from './file-ticket-papers.js';

interface Answer {
  readonly text: string;
  readonly uploads: readonly string[];
}

/** Words with their papers: these first, so that the words name them. */
function useAnswer(ticketId: string): Command<Answer> {
  const { t } = useTranslation('support');
  const known = useRef(new Map<string, string>());
  const [unfiled, setUnfiled] = useState(0);
  const answer = useCommand(AnswerTicketDocument, AnswerTicketNode);
  const run = async ({ text, uploads }: Answer): Promise<boolean> => {
    const documentIds = await fileTicketPapers(ticketId, uploads, known.current);
    if (documentIds === undefined) {
      setUnfiled((count) => count + 1);
      return false;
    }
    setUnfiled(0);
    return answer.run({ id: ticketId, input: { text, documentIds: [...documentIds] } } as never);
  };
  return unfiled === 0
    ? { ...answer, run }
    : {
        run,
        state: 'error',
        attempt: `unfiled-${unfiled}`,
        failed: { errors: {}, message: t('papers.failed') },
      };
}

/** The box under the conversation. */
export function AnswerForm({ ticketId, label }: { ticketId: string; label: string }) {
  const { t } = useTranslation('support');
  const [sent, setSent] = useState(0);
  const answer = useAnswer(ticketId);
  const run = async (values: Answer): Promise<boolean> => {
    const done = await answer.run(values);
    if (done) setSent((count) => count + 1);
    return done;
  };
  return (
    <>
      <CommandForm
        key={sent}
        command={{ ...answer, run }}
        labels={{ text: label }}
        required={['text']}
        submit={t('box.send')}
        keep={`ticket-answer-${ticketId}`}
        read={(form) => ({ text: String(form.get('text') ?? '').trim(), uploads: papersIn(form) })}
      >
        <Field name="text" label={label}>
          {(control) => <textarea {...control} rows={5} maxLength={10_000} />}
        </Field>
        <PapersField />
      </CommandForm>
      <p role="status">{sent > 0 ? t('box.sent') : ''}</p>
    </>
  );
}
