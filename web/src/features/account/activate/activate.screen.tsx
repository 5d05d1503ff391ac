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
import { ActivateUserDocument, ActivationLinkDocument } from './activate.graphql.js';

type Answer = PasswordAnswer & { readonly done?: Chosen };

const tokenOf = (params: { token?: string | undefined }, url: string): string =>
  params.token ?? new URL(url).searchParams.get('token') ?? '';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const token = tokenOf(params, request.url);
  if (token === '') return { link: { state: 'UNKNOWN' as const, email: null }, attempt: '' };
  const { activationLink } = await apiOf(context).query(ActivationLinkDocument, { token });
  return { link: activationLink, attempt: crypto.randomUUID() };
}

export async function action({ params, request, context }: ActionFunctionArgs): Promise<Answer | Response> {
  const form = await request.formData();
  const password = String(form.get('password') ?? '');
  const attempt = crypto.randomUUID();
  const errors = checkPassword(password);
  if (Object.keys(errors).length > 0) return { errors, attempt };
  try {
    const input = { token: tokenOf(params, request.url), password };
    const { activateUser } = await apiOf(context).mutate(
      ActivateUserDocument,
      { input },
      { idempotencyKey: String(form.get('attempt') ?? attempt) },
    );
    if (isRefusal(activateUser))
      return { errors: fieldErrors(activateUser), message: `refusal.${activateUser.code}`, attempt };
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
  useSignInAfter(answer?.done, '/portal?opened');
  if (answer?.done !== undefined) return <AccountPage title={t('activate.done')}>{null}</AccountPage>;
  if (link.state !== 'VALID') return <LinkState state={link.state} kind="activate" />;
  return (
    <AccountPage title={t('activate.title')} lead={t('activate.lead')}>
      <PasswordForm email={link.email} submit={t('activate.submit')} attempt={attempt} answer={answer} />
    </AccountPage>
  );
}
