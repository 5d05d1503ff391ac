import { useTranslation } from 'react-i18next';
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { fieldErrors, isRefusal } from '../../../data/refusal.js';
import { AccountPage } from '../parts/account-page.js';
import { LinkState } from '../parts/link-state.js';
import { checkPassword, PasswordForm, type PasswordAnswer } from '../parts/password-form.js';
import { chosenIn, useSignInAfter, type Chosen } from '../parts/sign-in-after.js';
import { PasswordLinkDocument, SetPasswordDocument } from './set-password.graphql.js';

type Answer = PasswordAnswer & { readonly done?: Chosen };

const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request.url);
  if (token === '') return { link: { state: 'UNKNOWN' as const, email: null }, attempt: '' };
  const { passwordLink } = await apiOf(context).query(PasswordLinkDocument, { token });
  return { link: passwordLink, attempt: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Answer | Response> {
  const form = await request.formData();
  const password = String(form.get('password') ?? '');
  const attempt = crypto.randomUUID();
  const errors = checkPassword(password);
  if (Object.keys(errors).length > 0) return { errors, attempt };
  try {
    const { setPassword } = await apiOf(context).mutate(
      SetPasswordDocument,
      { input: { token: tokenOf(request.url), password } },
      { idempotencyKey: String(form.get('attempt') ?? attempt) },
    );
    if (isRefusal(setPassword))
      return { errors: fieldErrors(setPassword), message: `refusal.${setPassword.code}`, attempt };
    const done = chosenIn(form);
    return done === undefined ? redirect('/portal/login?done=password') : { errors: {}, attempt, done };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { errors: {}, message: 'failure.OTHER', attempt };
  }
}

export function Component() {
  const { t } = useTranslation('account');
  const { link, attempt } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  useSignInAfter(answer?.done, '/portal');
  if (answer?.done !== undefined) return <AccountPage title={t('setPassword.done')}>{null}</AccountPage>;
  if (link.state !== 'VALID') return <LinkState state={link.state} kind="reset" />;
  return (
    <AccountPage title={t('setPassword.title')} lead={t('setPassword.lead')}>
      <PasswordForm email={link.email} submit={t('setPassword.submit')} attempt={attempt} answer={answer} />
    </AccountPage>
  );
}
