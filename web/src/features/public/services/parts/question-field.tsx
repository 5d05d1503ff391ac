import { useTranslation } from 'react-i18next';
import { useChoiceWords } from '../../../../domain/service-order/choice-words.js';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { controlOf, type Question } from '../form-order.js';
import styles from './question-field.module.css';

const LONGEST = { TEXT: 300, LONG_TEXT: 5000, LINKS: 5000, DATE: 10, CHOICE: 0, CHOICES: 0 } as const;
const ROWS = { LONG_TEXT: 6, LINKS: 3 } as const;

/** One question of a declared form, by its kind. */
export function QuestionField({ question, presets }: { question: Question; presets: Answers }) {
  const { t, i18n } = useTranslation('service-form');
  const words = useChoiceWords();
  const { name, kind, required, choices } = question;
  const control = controlOf(question);
  const asked = {
    name: control,
    label: t(`question.${name}.label`),
    optional: !required,
    ...(i18n.exists(`service-form:question.${name}.hint`) ? { hint: t(`question.${name}.hint`) } : {}),
  };
  const value = one(presets, control);
  if (kind === 'CHOICES')
    return (
      <Group {...asked}>
        <div className={styles.several}>
          {choices.map((choice) => (
            <label key={choice} className={styles.one}>
              <input
                type="checkbox"
                name={control}
                value={choice}
                defaultChecked={presets[control]?.includes(choice)}
              />
              <span>{words(choice)}</span>
            </label>
          ))}
        </div>
      </Group>
    );
  if (kind === 'CHOICE')
    return (
      <Choices
        {...asked}
        row={false}
        chosen={value}
        choices={choices.map((choice) => ({ value: choice, title: words(choice) }))}
      />
    );
  return (
    <Field {...asked}>
      {(given) =>
        kind === 'LONG_TEXT' || kind === 'LINKS' ? (
          <textarea {...given} rows={ROWS[kind]} maxLength={LONGEST[kind]} defaultValue={value} />
        ) : (
          <input
            {...given}
            type={kind === 'DATE' ? 'date' : 'text'}
            maxLength={LONGEST[kind]}
            autoComplete="off"
            defaultValue={value}
          />
        )
      }
    </Field>
  );
}
