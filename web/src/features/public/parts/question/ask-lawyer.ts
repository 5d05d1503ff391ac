import { failureKey } from '../../../../data/failure.js';
import { apiOf } from '../../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../../data/refusal.js';
import { LONGEST_QUESTION, SHORTEST_QUESTION } from '../../../../domain/report/question.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { AskLawyerDocument } from './ask-lawyer.graphql.js';

export interface QuestionAnswer {
  readonly done: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

interface Asking {
  readonly id: string;
  readonly linkToken: string | undefined;
}

/** Sends a question by the link in hand. The lawyer reads first what it is about. */
export async function askLawyer(
  form: FormData,
  { id, linkToken }: Asking,
  context: unknown,
): Promise<QuestionAnswer> {
  const attempt = crypto.randomUUID();
  const question = String(form.get('question') ?? '').trim();
  const wrong =
    question === ''
      ? 'errors.REQUIRED'
      : question.length < SHORTEST_QUESTION
        ? 'errors.TOO_SHORT'
        : question.length > LONGEST_QUESTION
          ? 'errors.TOO_LONG'
          : undefined;
  if (wrong !== undefined) return { done: false, errors: { question: wrong }, attempt };
  try {
    const text = `${String(form.get('topic') ?? '').slice(0, 90)}\n${question}`;
    const { askLawyer: answer } = await apiOf(context).mutate(
      AskLawyerDocument,
      { input: { requestId: id, text } },
      { linkToken, idempotencyKey: String(form.get('attempt') ?? attempt) },
    );
    return isRefusal(answer)
      ? { done: false, errors: fieldErrors(answer), message: `refusal.${answer.code}`, attempt }
      : { done: true, errors: {}, attempt };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      done: false,
      errors: {},
      message: failureKey(error),
      attempt,
    };
  }
}
