import { useActionData, useLoaderData } from 'react-router';
import { AccountPage } from './account-page.js';
import type { ChoiceAnswer, LinkSeen } from './choose-password.js';
import { LinkState } from './link-state.js';
import { PasswordForm } from './password-form.js';
import { useSignInAfter } from './sign-in-after.js';

interface Props {
  readonly kind: 'activate' | 'reset';
  /** Where whoever was signed in by it goes. */
  readonly after: string;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** What is said while the sign-in goes on. */
  readonly done: string;
}

/** A password is chosen by the link of a letter; a link that opens nothing says so. */
export function ChoosePasswordPage({ kind, after, title, lead, submit, done }: Props) {
  const { link, attempt } = useLoaderData<LinkSeen>();
  const answer = useActionData() as ChoiceAnswer | undefined;
  useSignInAfter(answer?.done, after);
  if (answer?.done !== undefined) return <AccountPage title={done}>{null}</AccountPage>;
  if (link.state !== 'VALID') return <LinkState state={link.state} kind={kind} />;
  return (
    <AccountPage title={title} lead={lead}>
      <PasswordForm email={link.email} submit={submit} attempt={attempt} answer={answer} />
    </AccountPage>
  );
}
