import type { ActionFunctionArgs } from 'react-router';
import { ApiError } from '../../data/api-error.js';
import { apiOf, localeOf } from '../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../data/refusal.js';
import type { FormErrors } from '../../kit/form/form-errors.js';
import { AskForNewLinksDocument } from './link.graphql.js';

/** Where the form is sent, with a script or without. Path without locale. */
export const NEW_LINK_PATH = '/new-link';

export interface NewLinkAnswer {
  readonly done: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly email: string;
  readonly errors: FormErrors;
  readonly message?: { readonly key: string; readonly count?: number };
  readonly attempt: string;
}

/** The answer is the same whether or not the address belongs to an order. */
export async function askForNewLinks({ request, context }: ActionFunctionArgs): Promise<NewLinkAnswer> {
  const email = String((await request.formData()).get('email') ?? '').trim();
  const attempt = crypto.randomUUID();
  const answered = (rest: Partial<NewLinkAnswer>): NewLinkAnswer => ({
    done: false,
    email,
    errors: {},
    attempt,
    ...rest,
  });
  if (email === '') return answered({ errors: { email: 'errors.REQUIRED' } });
  try {
    const { askForNewLinks: answer } = await apiOf(context).mutate(
      AskForNewLinksDocument,
      { input: { email, locale: localeOf(context) } },
      { idempotencyKey: attempt },
    );
    if (!isRefusal(answer)) return answered({ done: true });
    const errors = fieldErrors(answer);
    return answered({
      errors,
      ...(errors['email'] === undefined ? { message: { key: `refusal.${answer.code}` } } : {}),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: messageOf(error) });
  }
}

function messageOf(error: Error): { readonly key: string; readonly count?: number } {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return { key: 'failure.OTHER' };
  return { key: 'newLink.tooMany', count: Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 60_000)) };
}
