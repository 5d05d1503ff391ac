import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { AskSupportDocument } from './contact.graphql.js';

export const FIELDS = ['contactName', 'contactEmail', 'description'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number], string>>;

export interface ContactAnswer {
  /** What is told right after asking. */
  readonly receipt?: { readonly number: string; readonly answerBy: string };
  /** As it was typed: without a script the page is drawn anew. */
  readonly values: Values;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

/** A question without an account. The same press again is the same question. */
export async function action({ request, context }: ActionFunctionArgs): Promise<ContactAnswer> {
  const form = await request.formData();
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  const values: Values = {
    contactName: typed('contactName'),
    contactEmail: typed('contactEmail'),
    description: typed('description'),
  };
  const answered = (rest: Partial<ContactAnswer>): ContactAnswer => ({
    values,
    errors: {},
    attempt: crypto.randomUUID(),
    ...rest,
  });
  const missing = FIELDS.filter((name) => values[name] === '');
  if (missing.length > 0)
    return answered({ errors: Object.fromEntries(missing.map((name) => [name, 'errors.REQUIRED'])) });
  try {
    const { askSupport: answer } = await apiOf(context).mutate(
      AskSupportDocument,
      { input: values },
      { idempotencyKey: typed('attempt') || crypto.randomUUID() },
    );
    if (answer.__typename === 'SupportReceipt')
      return answered({ receipt: { number: answer.publicId, answerBy: answer.answerBy } });
    const errors = fieldErrors(answer);
    return answered({
      errors,
      ...(Object.keys(errors).length === 0 ? { message: `refusal.${answer.code}` } : {}),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
}
