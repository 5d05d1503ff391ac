import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { failureKey } from '../../../../data/failure.js';
import { fieldErrors, isRefusal } from '../../../../data/refusal.js';
import type { FormErrors } from '../../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../../kit/link/link-token.js';
import { ApproveLinkedDraftDocument, AskLinkedDraftChangeDocument } from './service-order.graphql.js';

export interface DraftAnswer {
  readonly draft: 'approve' | 'change';
  readonly done: boolean;
  /** As it was typed. */
  readonly words: string;
  readonly errors: FormErrors;
  /** Key of a sentence in `common`. */
  readonly message?: string;
  readonly attempt: string;
}

export const isDraftAnswer = (answer: object): answer is DraftAnswer => 'draft' in answer;

/** Whoever holds the link of an order agrees to its draft, or says what to change. */
export async function decideDraft({ request, params, context }: ActionFunctionArgs): Promise<DraftAnswer> {
  const form = await request.formData();
  const words = String(form.get('draftWish') ?? '').trim();
  const decision = form.get('intent') === 'approve' ? 'approve' : 'change';
  const answered = (rest: Partial<DraftAnswer>): DraftAnswer => ({
    draft: decision,
    done: false,
    words,
    errors: {},
    attempt: crypto.randomUUID(),
    ...rest,
  });
  if (decision === 'change' && words === '') return answered({ errors: { draftWish: 'errors.REQUIRED' } });
  const api = apiOf(context);
  const [id, draft] = [subjectOrThrow(params['id']), String(form.get('draft'))];
  const sending = {
    linkToken: params['id'],
    idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()),
  };
  try {
    const answer =
      decision === 'approve'
        ? (await api.mutate(ApproveLinkedDraftDocument, { id, draft }, sending)).approveServiceDraft
        : (await api.mutate(AskLinkedDraftChangeDocument, { id, draft, words }, sending))
            .askServiceDraftChange;
    return isRefusal(answer)
      ? answered({ errors: fieldErrors(answer), message: `refusal.${answer.code}` })
      : answered({ done: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
}
