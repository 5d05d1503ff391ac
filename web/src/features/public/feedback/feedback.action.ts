import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { ExplainFeedbackDocument, GiveFeedbackDocument, LinkedFeedbackDocument } from './feedback.graphql.js';
import { saidInLetter } from './said-in-letter.js';

export interface FeedbackAnswer {
  readonly done: boolean;
  /** As it was typed: without a script the page is drawn anew. */
  readonly words: string;
  readonly errors: FormErrors;
  readonly message?: string;
  readonly attempt: string;
}

/** Why a click was not recorded, in words of this page. */
const REFUSED: Readonly<Record<string, string>> = {
  FEEDBACK_GIVEN: 'feedback:given',
  LINK_NEEDED: 'feedback:noLink',
};

/** A click that records the answer, or words that are added to it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<FeedbackAnswer> {
  const form = await request.formData();
  const { linkToken } = saidInLetter(request.url);
  subjectOrThrow(linkToken);
  const words = String(form.get('words') ?? '').trim();
  const rating = form.get('rating');
  const answered = (rest: Partial<FeedbackAnswer>): FeedbackAnswer => ({
    done: false,
    words,
    errors: {},
    attempt: crypto.randomUUID(),
    ...rest,
  });
  if (rating === null && words === '') return answered({ errors: { words: 'errors.REQUIRED' } });
  const api = apiOf(context);
  const sending = { linkToken, idempotencyKey: String(form.get('attempt') ?? crypto.randomUUID()) };
  try {
    if (rating !== null) {
      const input = { rating: rating === 'good' ? 'GOOD' : 'BAD' } as const;
      const { createFeedback: given } = await api.mutate(GiveFeedbackDocument, { input }, sending);
      return isRefusal(given)
        ? answered({ message: REFUSED[given.code] ?? `refusal.${given.code}` })
        : answered({ done: true });
    }
    const { linkedFeedback } = await api.query(LinkedFeedbackDocument, {}, { linkToken });
    if (linkedFeedback?.feedbackId == null) throw linkProblem('replaced');
    const { updateFeedback: explained } = await api.mutate(
      ExplainFeedbackDocument,
      { id: linkedFeedback.feedbackId, input: { words } },
      sending,
    );
    return isRefusal(explained)
      ? answered({ errors: fieldErrors(explained), message: `refusal.${explained.code}` })
      : answered({ done: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return answered({ message: failureKey(error) });
  }
}
