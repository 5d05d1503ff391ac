import { redirect, type ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors, isRefusal, type Refusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import type { OrderAnswerByLinkInput } from '../../../generated/schema.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import {
  AnswerLinkedQuestionsDocument,
  ApproveLinkedAnswerDocument,
  AskLinkedAnswerChangeDocument,
  LeaveLinkedLetterDocument,
  OrderLinkedAnswerDocument,
} from './office-action.graphql.js';

export interface LetterAnswer {
  readonly intent: 'order' | 'leave' | 'answers' | 'draft';
  readonly done: boolean;
  readonly errors: FormErrors;
  readonly message?: string;
  /** What should be different in the draft, as it was typed. */
  readonly words?: string;
  readonly attempt: string;
}

/** What can be done about a letter by its link: order an answer, leave it, say what the lawyer asked, agree to the draft of the answer or ask for changes. */
export async function actOnLetter({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = subjectOrThrow(params['id']);
  const sending = {
    linkToken: params['id'],
    idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()),
  };
  const intent = intentOf(form);
  const answered = (rest: Partial<LetterAnswer>): LetterAnswer => ({
    intent,
    done: false,
    errors: {},
    attempt: crypto.randomUUID(),
    ...(form.has('draftWish') ? { words: changesOf(form) } : {}),
    ...rest,
  });
  const gap = gapOf(form, intent);
  if (gap !== undefined) return answered({ errors: gap });
  try {
    const answer = await sent(apiOf(context), { id, form, intent, sending });
    if (isRefusal(answer))
      return answered({ errors: fieldErrors(answer), message: `refusal.${answer.code}` });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
  return intent === 'order' ? redirect(`/office-action/${params['id'] ?? ''}`) : answered({ done: true });
}

interface Sent {
  readonly id: string;
  readonly form: FormData;
  readonly intent: LetterAnswer['intent'];
  readonly sending: { readonly linkToken: string | undefined; readonly idempotencyKey: string };
}

async function sent(
  api: ReturnType<typeof apiOf>,
  { id, form, intent, sending }: Sent,
): Promise<{ readonly __typename: string } | Refusal> {
  switch (intent) {
    case 'order':
      return (
        await api.mutate(
          OrderLinkedAnswerDocument,
          { id, input: orderOf(form), expectedVersion: Number(form.get('version')) },
          sending,
        )
      ).orderAnswerByLink;
    case 'leave':
      return (await api.mutate(LeaveLinkedLetterDocument, { id }, sending)).abandonOfficeAction;
    case 'draft': {
      const draft = Number(form.get('draft'));
      if (!form.has('draftWish'))
        return (await api.mutate(ApproveLinkedAnswerDocument, { id, draft }, sending))
          .approveOfficeActionDraft;
      const words = changesOf(form);
      return (await api.mutate(AskLinkedAnswerChangeDocument, { id, draft, words }, sending))
        .askOfficeActionDraftChange;
    }
    case 'answers': {
      const input = { clientInput: answersOf(form) };
      return (await api.mutate(AnswerLinkedQuestionsDocument, { id, input }, sending)).submitOfficeActionInfo;
    }
  }
}

const changesOf = (form: FormData): string => String(form.get('draftWish') ?? '').trim();

function intentOf(form: FormData): LetterAnswer['intent'] {
  const said = form.get('intent');
  if (said === 'approve' || said === 'change') return 'draft';
  return said === 'order' || said === 'leave' ? said : 'answers';
}

/** What the form lacks, at its field. */
function gapOf(form: FormData, intent: LetterAnswer['intent']): FormErrors | undefined {
  if (intent === 'order' && String(form.get('country') ?? '') === '') return { country: 'errors.REQUIRED' };
  if (intent === 'draft' && form.has('draftWish') && changesOf(form) === '')
    return { draftWish: 'errors.REQUIRED' };
  return intent === 'leave' && form.get('confirmed') !== 'yes' ? { confirmed: 'errors.REQUIRED' } : undefined;
}

function orderOf(form: FormData): OrderAnswerByLinkInput {
  // The edge: both were written into the form by us; the service refuses anything else.
  return {
    option: String(form.get('option')),
    currency: String(form.get('currency')),
    country: String(form.get('country')),
  } as OrderAnswerByLinkInput;
}

/** Questions and answers stand in the form in their order. */
function answersOf(form: FormData) {
  return form.getAll('question').map((question, index) => ({
    question: String(question),
    answer: String(form.get(`answer-${index}`) ?? '').trim() || null,
  }));
}
