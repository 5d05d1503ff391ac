import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { everyQuestion, type MarkAnswers } from './questions.js';

const CONTACT = 'contact.';

/** What the form says, as the service wants it. */
export function readForm(form: FormData): MarkAnswers {
  const said = everyQuestion
    .map(([name, { read }]) => [name, read(form, name)] as const)
    .filter(([, answer]) => answer !== undefined);
  const ofContact = said
    .filter(([name]) => name.startsWith(CONTACT))
    .map(([name, answer]) => [name.slice(CONTACT.length), answer] as const);
  const ofMark = said.filter(([name]) => !name.startsWith(CONTACT));
  // The edge: each question of the table reads what the input has under its name.
  return {
    ...Object.fromEntries(ofMark),
    contact: Object.fromEntries(ofContact),
  } as unknown as MarkAnswers;
}

/** The answers by the names of their questions. */
export function byQuestion({ contact, ...mark }: MarkAnswers): Readonly<Record<string, unknown>> {
  const ofContact = Object.entries(contact).map(([part, answer]) => [CONTACT + part, answer] as const);
  return { ...mark, ...Object.fromEntries(ofContact) };
}

/** A first look before anything is sent; the service looks again by itself. */
export function checkForm(input: MarkAnswers): FormErrors {
  const answers = byQuestion(input);
  return Object.fromEntries(
    everyQuestion.flatMap(([name, { problem }]) => {
      const wrong = problem?.(answers[name], input);
      return wrong === undefined ? [] : [[name, wrong]];
    }),
  );
}
