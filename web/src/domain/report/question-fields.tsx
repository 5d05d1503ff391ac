import { useTranslation } from 'react-i18next';
import { Field } from '../../kit/form/field.js';
import { LONGEST_QUESTION, useQuestionTopics } from './question.js';

/** What a question is about and the question itself. `offices`: codes it may be about; `name`: of the control of the text. */
export function QuestionFields({ offices, name }: { offices: readonly string[]; name: string }) {
  const { t } = useTranslation('report');
  const topics = useQuestionTopics(offices);
  return (
    <>
      <Field name="topic" label={t('question.topic')}>
        {(control) => (
          <select {...control}>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {topic}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name={name} label={t('question.text')}>
        {(control) => <textarea {...control} rows={4} maxLength={LONGEST_QUESTION} />}
      </Field>
    </>
  );
}
