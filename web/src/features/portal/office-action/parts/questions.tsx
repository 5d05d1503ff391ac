import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { SubmitOfficeActionInfoDocument, SubmitOfficeActionInfoNode } from '../office-action.graphql.js';
import type { Letter } from './letter.js';

const OPEN: readonly string[] = ['ORDERED', 'DRAFTING'];

/** What the lawyer has to know for the answer. */
export function Questions({ letter }: { letter: Letter }) {
  const { t } = useTranslation('portal-trademarks');
  const toast = useToast();
  const send = useCommand(SubmitOfficeActionInfoDocument, SubmitOfficeActionInfoNode, () =>
    toast('success', t('questions.done')),
  );
  const questions = letter.clientInput ?? [];
  if (questions.length === 0 || !OPEN.includes(letter.status)) return null;
  const answers = (form: FormData) =>
    questions.map(({ question }, index) => ({
      question,
      answer: String(form.get(`answer-${index}`) ?? '').trim() || null,
    }));
  return (
    <Section title={t('questions.title')}>
      <p>{t('questions.lead')}</p>
      <CommandForm
        command={send}
        labels={{}}
        submit={t('questions.send')}
        read={(form) => ({ id: letter.id, input: { clientInput: answers(form) } })}
      >
        {questions.map(({ question, why, answer }, index) => (
          <Field
            key={question}
            name={`answer-${index}`}
            label={question}
            {...(why === null ? {} : { hint: why })}
          >
            {(control) => <textarea {...control} defaultValue={answer ?? ''} />}
          </Field>
        ))}
      </CommandForm>
    </Section>
  );
}
