import type { ActionFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { failureKey } from '../../../data/failure.js';
import { isRefusal } from '../../../data/refusal.js';
import { subjectOrThrow } from '../../../kit/link/link-token.js';
import { linkProblem } from '../../../kit/problem/page-problem.js';
import { letterKinds, type Wanted } from './letter-kinds.js';
import { ChooseLettersDocument, WantedLettersDocument } from './unsubscribe.graphql.js';

export interface ChoiceAnswer {
  /** What holds from now on; absent where it could not be kept. */
  readonly chosen?: Wanted;
  readonly message?: string;
  readonly attempt: string;
}

/** The form of the page, and what a mail program posts by itself for its reader (RFC 8058): letters of that kind end, the rest stays. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<ChoiceAnswer> {
  const form = await request.formData();
  subjectOrThrow(params['id']);
  const attempt = crypto.randomUUID();
  const linkToken = params['id'];
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
  const api = apiOf(context);
  try {
    const chosen: Wanted = isOneClick
      ? { ...(await wantedNow(context, linkToken)), [kindOf(request)]: false }
      : {
          orderUpdates: form.has('orderUpdates'),
          marketing: form.has('marketing'),
          newsletter: form.has('newsletter'),
        };
    const { createEmailChoice: answer } = await api.mutate(
      ChooseLettersDocument,
      { input: { ...chosen, way: isOneClick ? 'ONE_CLICK' : 'PAGE' } },
      { linkToken, idempotencyKey: String(form.get('attempt') ?? attempt) },
    );
    return isRefusal(answer) ? { message: `refusal.${answer.code}`, attempt } : { chosen, attempt };
  } catch (error) {
    // A mail program takes any page for a yes: it has to see that nothing was kept.
    if (isOneClick || !(error instanceof Error)) throw error;
    return { message: failureKey(error), attempt };
  }
}

/** Of which kind the letter was; the others stay. */
function kindOf(request: Request): keyof Wanted {
  const about = new URL(request.url).searchParams.get('about');
  return letterKinds.find((kind) => kind === about) ?? 'orderUpdates';
}

/** @throws the page that says why the link opens nothing */
export async function wantedNow(context: unknown, linkToken: string | undefined): Promise<Wanted> {
  const { wantedLetters } = await apiOf(context).query(WantedLettersDocument, {}, { linkToken });
  if (wantedLetters === null) throw linkProblem('damaged');
  const { orderUpdates, marketing, newsletter } = wantedLetters;
  return { orderUpdates, marketing, newsletter };
}
