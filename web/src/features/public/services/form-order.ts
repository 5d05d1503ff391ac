import type { FormErrors } from '../../../kit/form/form-errors.js';
import type { ServiceForm } from '../parts/service-order/service-action.js';
import {
  contactErrors,
  markErrors,
  markParameters,
  missing,
  one,
  type Answers,
} from '../parts/service-order/service-input.js';
import type { ServiceParameters } from '../parts/service-order/service-parameters.js';
import type { ServiceFormsResult } from './services.graphql.js';

/** A service with a form, as it is declared. */
export type DeclaredForm = ServiceFormsResult['serviceFormList'][number];
export type Question = DeclaredForm['questions'][number];

/** Name of the control of a question: the path the service refuses by. */
export const controlOf = ({ name }: Pick<Question, 'name'>): string => `parameters.${name}`;

/** One address a line, and commas between them do as well. */
export const linksIn = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .map((link) => link.trim())
    .filter((link) => link !== '');

const ADDRESS = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i;

/** How the answers of a declared form are read; its price a person names. */
export const formOrder = (form: DeclaredForm): ServiceForm => ({
  serviceName: form.serviceName,
  placedAt: (link) => `/success-legal-services?order=${encodeURIComponent(link)}`,
  check: (answers) => ({
    ...markErrors(answers, form.markNeeded),
    ...missing(answers, form.questions.filter(({ required }) => required).map(controlOf)),
    ...wrongLinks(form, answers),
    ...contactErrors(answers),
  }),
  parameters: (answers) => ({
    ...given(markParameters(answers)),
    ...given(
      Object.fromEntries(form.questions.map((question) => [question.name, answerOf(question, answers)])),
    ),
  }),
});

/** The edge: what was left empty is not sent; a form that needs the mark was checked before. */
const given = (answers: object): ServiceParameters =>
  Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== '' && value !== undefined),
  ) as unknown as ServiceParameters;

function answerOf(question: Question, answers: Answers): unknown {
  if (question.kind === 'CHOICES') {
    const chosen = (answers[controlOf(question)] ?? []).filter((one) => one !== '');
    return chosen.length === 0 ? undefined : chosen;
  }
  const answer = one(answers, controlOf(question));
  if (answer === '') return undefined;
  return question.kind === 'LINKS' ? linksIn(answer) : answer;
}

const wrongLinks = ({ questions }: DeclaredForm, answers: Answers): FormErrors =>
  Object.fromEntries(
    questions
      .filter(
        (question) =>
          question.kind === 'LINKS' &&
          linksIn(one(answers, controlOf(question))).some((link) => !ADDRESS.test(link)),
      )
      .map((question) => [controlOf(question), 'errors.NOT_A_URL']),
  );
