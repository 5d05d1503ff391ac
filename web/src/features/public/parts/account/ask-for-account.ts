import { failureKey } from '../../../../data/failure.js';
import type { Api, SendOptions } from '../../../../data/documents.js';
import { isRefusal } from '../../../../data/refusal.js';
import { AskForAccountDocument } from './ask-for-account.graphql.js';

export interface AccountAnswer {
  readonly done: boolean;
  /** Key of a sentence in `common`. */
  readonly message?: string;
  readonly attempt: string;
}

/** One press makes an account of what is known already; the letter with its link follows. */
export function askForAccount(
  api: Api,
  id: string,
  sending: SendOptions & { idempotencyKey: string },
): Promise<AccountAnswer> {
  return accountAnswer(async () => (await api.mutate(AskForAccountDocument, { id }, sending)).askForAccount);
}

/** What became of asking; a letter that is on its way already is what was wanted. */
export async function accountAnswer(
  ask: () => Promise<{ readonly __typename?: string }>,
): Promise<AccountAnswer> {
  const attempt = crypto.randomUUID();
  try {
    const answer = await ask();
    return isRefusal(answer) && answer.code !== 'ACCOUNT_ASKED'
      ? { done: false, message: `refusal.${answer.code}`, attempt }
      : { done: true, attempt };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      done: false,
      message: failureKey(error),
      attempt,
    };
  }
}
