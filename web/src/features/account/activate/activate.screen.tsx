import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { AccountPage } from '../parts/account-page.js';
import { LinkState } from '../parts/link-state.js';
import { checkPassword, PasswordForm, type PasswordAnswer } from '../parts/password-form.js';
import { ActivateUserDocument } from './activate-user.graphql.js';
import { ActivationLinkDocument } from './activation-link.graphql.js';

type Answer = PasswordAnswer & { readonly done?: { readonly email: string; readonly password: string } };

const tokenOf = (params: { token?: string | undefined }, url: string): string => params.token ?? new URL(url).searchParams.get('token') ?? '';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = tokenOf(params, request.url);
  if (token === '') return { link: { state: 'UNKNOWN' as const, email: null }, attempt: '' };
  const { activationLink } = await apiOf(context).query(ActivationLinkDocument, { token });
  return { link: activationLink, attempt: crypto.randomUUID() };
}

export async function action({ params, request, context }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData();
  const password = String(form.get('password') ?? '');
  const attempt = crypto.randomUUID();
  const errors = checkPassword(password);
  if (Object.keys(errors).length > 0) return { errors, attempt };
  try {
    const input = { token: tokenOf(params, request.url), password };
    const { activateUser } = await apiOf(context).mutate(ActivateUserDocument, { input }, { idempotencyKey: String(form.get('attempt') ?? attempt) });
    if (isRefusal(activateUser)) return { errors: fieldErrors(activateUser), message: `refusal.${activateUser.code}`, attempt };
    // Only in the browser: the server would write the password into its answer.
    return typeof window === 'undefined' ? { errors: {}, attempt } : { errors: {}, attempt, done: { email: String(form.get('email') ?? ''), password } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { errors: {}, message: 'failure.OTHER', attempt };
  }
}

/** Whoever has just chosen a password need not type it again. */
function useSignInAfter(done: Answer['done']): void {
  const begun = useRef(false);
  useEffect(() => {
    if (done === undefined || begun.current) return;
    begun.current = true;
    void sessionStore().signIn({ ...done, area: 'customer', callbackUrl: '/portal' }).then((outcome) => window.location.assign(outcome.ok ? '/portal?opened' : '/portal/login?done=password'));
  }, [done]);
}

export function Component() {
  const { t } = useTranslation('account');
  const { link, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  useSignInAfter(answer?.done);
  if (answer?.done !== undefined) return <AccountPage title={t('activate.done')}>{null}</AccountPage>;
  if (link.state !== 'VALID') return <LinkState state={link.state} kind="activate" />;
  return (
    <AccountPage title={t('activate.title')} lead={t('activate.lead')}>
      <PasswordForm email={link.email} submit={t('activate.submit')} attempt={attempt} answer={answer} />
    </AccountPage>
  );
}
