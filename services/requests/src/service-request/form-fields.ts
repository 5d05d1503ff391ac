import { f, type FieldSet } from '@cotta/kit/model/field/field.js';
import type { ServiceForm, ServiceQuestion } from '@cotta/reference/service-forms.js';

const LONGEST_ANSWER = 5000;
const MOST_LINKS = 20;

/** The answers of a declared form, each by its kind; a list that is needed has one entry at least. */
export const fieldsOf = ({ questions }: ServiceForm): FieldSet =>
  Object.fromEntries(
    questions.map((question) => [
      question.name,
      question.required ? fieldOf(question) : { ...fieldOf(question), optional: true },
    ]),
  );

function fieldOf({ name, kind, choices }: ServiceQuestion): FieldSet[string] {
  switch (kind) {
    case 'text':
      return f.text(name, { max: 300, min: 1 });
    case 'longText':
      return f.longText(name, { max: LONGEST_ANSWER, min: 1 });
    case 'date':
      return f.calendarDate(name);
    case 'links':
      return f.list(f.url(name), { max: MOST_LINKS, min: 1 });
    case 'choice':
      return answerOf(name, choices);
    case 'choices':
      return f.list(answerOf(name, choices), { max: choices.length, min: 1 });
  }
}

const answerOf = (name: string, choices: readonly string[]) =>
  f.code('ServiceAnswer', name, { known: (given) => choices.includes(given) });
