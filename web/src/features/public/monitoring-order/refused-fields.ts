import type { Refusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';

/** What was refused, by the control it is about, else as a sentence about the whole form. */
export function refusedFields({ code, message, fields }: Pick<Refusal, 'code' | 'message' | 'fields'>): {
  readonly errors?: FormErrors;
  readonly message?: string | { readonly text: string };
} {
  // One of several answers is wrong: its control is the one of all of them.
  const errors = Object.fromEntries(
    fields.map((field) => [
      field.path.join('.').replace(/\.\d+$/, ''),
      { text: field.message, code: field.code },
    ]),
  );
  if (Object.keys(errors).length > 0) return { errors };
  return { message: message === '' ? `refusal.${code}` : { text: message } };
}
