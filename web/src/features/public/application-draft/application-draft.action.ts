import type { ActionFunctionArgs } from 'react-router';
import { failureKey } from '../../../data/failure.js';
import { apiOf } from '../../../data/api-of.js';
import { isRefusal } from '../../../data/refusal.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { DraftAskForAccountDocument } from './application-draft-steps.graphql.js';
import type { Answer } from '../../../domain/sign-in/signed-in-api.js';

/** «Make me an account», by whoever holds the link of the order. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Answer> {
  const id = subjectOrThrow(params['id']);
  const form = await request.formData();
  try {
    const { askForAccount } = await apiOf(context).mutate(
      DraftAskForAccountDocument,
      { id },
      { linkToken: params['id'], idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()) },
    );
    return isRefusal(askForAccount)
      ? { done: false, errors: {}, message: `refusal.${askForAccount.code}` }
      : { done: true, errors: {} };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      done: false,
      errors: {},
      message: failureKey(error),
    };
  }
}
