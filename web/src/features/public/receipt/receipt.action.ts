import type { ActionFunctionArgs } from 'react-router';
import { failureKey } from '../../../data/failure.js';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { askLawyer } from '../parts/question/ask-lawyer.js';
import { askForAccount } from '../parts/account/ask-for-account.js';
import { UpdateServiceDescriptionDocument } from './receipt.graphql.js';
import { websitesOf } from '../../../domain/request/websites-of.js';

export interface ReceiptAnswer {
  readonly intent: 'facts' | 'account' | 'question';
  readonly done: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

const answered = (intent: ReceiptAnswer['intent'], rest: Partial<ReceiptAnswer>): ReceiptAnswer => ({
  intent,
  done: false,
  errors: {},
  attempt: crypto.randomUUID(),
  ...rest,
});

/** The small forms of the page: more facts for the lawyer, a question to them, and «make me an account». */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<ReceiptAnswer> {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  if (form.get('intent') === 'question')
    return { ...(await askLawyer(form, { id, linkToken: params['id'] }, context)), intent: 'question' };
  const intent = form.get('intent') === 'account' ? 'account' : 'facts';
  const sending = {
    linkToken: params['id'],
    idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()),
  };
  const api = apiOf(context);
  try {
    if (intent === 'account') {
      return answered(intent, await askForAccount(api, id, sending));
    }
    const businessDescription = String(form.get('businessDescription') ?? '').trim();
    if (businessDescription === '')
      return answered(intent, { errors: { businessDescription: 'errors.REQUIRED' } });
    const input = { businessDescription, websites: websitesOf(String(form.get('websites') ?? '')) };
    const { updateServiceDescription: answer } = await api.mutate(
      UpdateServiceDescriptionDocument,
      { id, input },
      sending,
    );
    return isRefusal(answer)
      ? answered(intent, { errors: fieldErrors(answer), message: `refusal.${answer.code}` })
      : answered(intent, { done: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered(intent, {
      message: failureKey(error),
    });
  }
}
