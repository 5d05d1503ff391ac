import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import { checkPassword, type PasswordAnswer } from './password-form.js';
import { chosenIn, type Chosen } from './sign-in-after.js';

export interface PasswordLink {
  readonly state: 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN';
  readonly email: string | null;
}

/** What the page of a link knows before anything is typed. */
export interface LinkSeen {
  readonly link: PasswordLink;
  /** Key of the first attempt. */
  readonly attempt: string;
}

/** `done`: the password is saved, and whoever chose it is signed in with it. */
export type ChoiceAnswer = PasswordAnswer & { readonly done?: Chosen };

type Called = Pick<LoaderFunctionArgs, 'params' | 'request'>;

const tokenOf = ({ params, request }: Called): string =>
  params['token'] ?? new URL(request.url).searchParams.get('token') ?? '';

/** Looks at the link without using it; one without a token is not asked about. */
export async function seeLink(
  called: Called,
  look: (token: string) => Promise<PasswordLink>,
): Promise<LinkSeen> {
  const token = tokenOf(called);
  return token === ''
    ? { link: { state: 'UNKNOWN', email: null }, attempt: '' }
    : { link: await look(token), attempt: crypto.randomUUID() };
}

/** Saves the password that was typed, by the link. */
export async function choosePassword(
  called: ActionFunctionArgs,
  save: (
    input: { readonly token: string; readonly password: string },
    options: { readonly idempotencyKey: string },
  ) => Promise<{ readonly __typename: string }>,
): Promise<ChoiceAnswer | Response> {
  const form = await called.request.formData();
  const password = String(form.get('password') ?? '');
  const attempt = crypto.randomUUID();
  const errors = checkPassword(password);
  if (Object.keys(errors).length > 0) return { errors, attempt };
  try {
    const answer = await save(
      { token: tokenOf(called), password },
      { idempotencyKey: String(form.get('attempt') ?? attempt) },
    );
    if (isRefusal(answer)) return { errors: fieldErrors(answer), message: `refusal.${answer.code}`, attempt };
    const done = chosenIn(form);
    return done === undefined ? redirect('/portal/login?done=password') : { errors: {}, attempt, done };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { errors: {}, message: 'failure.OTHER', attempt };
  }
}
