import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { failureKey } from '../../../../data/failure.js';
import { fieldErrors } from '../../../../data/refusal.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import type { AskSupportInput } from '../../../../generated/schema.js';
import { AskSupportByFormDocument } from './asked-support.graphql.js';

/** What a form of a few questions answers to whoever filled it in. */
export interface AskedByForm<Name extends string> {
  /** What is said right after asking. */
  readonly receipt?: { readonly number: string; readonly answerBy: string };
  /** As it was typed: without a script the page is drawn anew. */
  readonly values: Readonly<Record<Name, string>>;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

/** A form whose answers become one question to us. All of them are needed. */
export interface AskingForm<Name extends string> {
  readonly name: string;
  readonly fields: readonly (Name | 'contactName' | 'contactEmail')[];
  /** What else is wrong with them, by field. */
  readonly problems: (values: Readonly<Record<Name, string>>) => Readonly<Record<string, string>>;
  /** For the colleague who answers, in English. */
  readonly description: (values: Readonly<Record<Name, string>>) => string;
  /** What it is where it is no question. */
  readonly about?: (values: Readonly<Record<Name, string>>) => Pick<AskSupportInput, 'topic' | 'reported'>;
}

type All<Name extends string> = Name | 'contactName' | 'contactEmail';

/** Asks what the form says. */
export async function askByForm<Name extends string>(
  { request, context }: ActionFunctionArgs,
  { name, fields, problems, description, about }: AskingForm<Name>,
): Promise<AskedByForm<All<Name>>> {
  const form = await request.formData();
  const values = Object.fromEntries(
    fields.map((field) => [field, String(form.get(field) ?? '').trim()]),
  ) as Record<All<Name>, string>;
  const answered = (rest: Partial<AskedByForm<All<Name>>>): AskedByForm<All<Name>> => ({
    values,
    errors: {},
    attempt: crypto.randomUUID(),
    ...rest,
  });
  const missing = fields.filter((field) => values[field] === '');
  const errors = {
    ...problems(values),
    ...Object.fromEntries(missing.map((field) => [field, 'errors.REQUIRED'])),
  };
  if (Object.keys(errors).length > 0) return answered({ errors });
  const { contactName, contactEmail } = values;
  try {
    const { askSupport: answer } = await apiOf(context).mutate(
      AskSupportByFormDocument,
      { input: { contactName, contactEmail, description: description(values), ...about?.(values) } },
      { idempotencyKey: await sameToday(name, values) },
    );
    if (answer.__typename === 'SupportReceipt')
      return answered({ receipt: { number: answer.publicId, answerBy: answer.answerBy } });
    const refused = fieldErrors(answer);
    return answered({
      errors: refused,
      ...(Object.keys(refused).length === 0 ? { message: `refusal.${answer.code}` } : {}),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
}

/** Such pages are kept by caches, so no number of an attempt stands in them: the same words of the same person on one day are one question. */
async function sameToday(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const said = JSON.stringify([new Date().toISOString().slice(0, 10), values]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `${name}-${bytes.join('')}`;
}
