import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { subjectOrThrow } from '../../../../kit/link/link-token.js';
import { accountAnswer, type AccountAnswer } from '../account/ask-for-account.js';
import { decideDraft, type DraftAnswer } from './decide-draft.js';
import { AskForServiceAccountDocument } from './service-order.graphql.js';

/** What is done on the page of an order: its draft is decided about, or an account is asked for. */
export async function placedOrderAction(args: ActionFunctionArgs): Promise<AccountAnswer | DraftAnswer> {
  const intent = (await args.request.clone().formData()).get('intent');
  return intent === 'account' ? askForServiceAccount(args) : decideDraft(args);
}

/** One press makes an account of what the order knows; the order moves into it once the address is proved. */
export async function askForServiceAccount({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<AccountAnswer> {
  const form = await request.formData();
  const sending = {
    linkToken: params['id'],
    idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()),
  };
  return accountAnswer(
    async () =>
      (
        await apiOf(context).mutate(
          AskForServiceAccountDocument,
          { id: subjectOrThrow(params['id']) },
          sending,
        )
      ).askForServiceAccount,
  );
}
