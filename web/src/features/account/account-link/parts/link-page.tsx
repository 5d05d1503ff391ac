import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import { isRefusal } from '../../../../data/refusal.js';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import { AccountPage } from '../../parts/account-page.js';
import { AccountLinkDocument, UseAccountLinkDocument } from '../account-link.graphql.js';

export type LinkKind = 'CONFIRM_EMAIL' | 'REFUSE_EMAIL' | 'KEEP_ACCOUNT';
interface Seen {
  readonly state: 'VALID' | 'USED' | 'EXPIRED' | 'UNKNOWN';
}
interface Answer {
  readonly done: boolean;
  readonly code?: string;
}

const AFTER: Readonly<Record<LinkKind, string>> = {
  CONFIRM_EMAIL: '/portal/login',
  REFUSE_EMAIL: '/portal/forgot-password',
  KEEP_ACCOUNT: '/portal/login',
};

/** Looks at the link without using it: programs that open links in e-mails press nothing. */
export const linkLoader =
  (kind: LinkKind) =>
  async ({ params, context }: LoaderFunctionArgs): Promise<Seen> => {
    const { accountLink } = await apiOf(context).query(AccountLinkDocument, {
      kind,
      token: params['token'] ?? '',
    });
    return { state: accountLink.state };
  };

export const linkAction =
  (kind: LinkKind) =>
  async ({ params, context }: ActionFunctionArgs): Promise<Answer> => {
    try {
      const { useAccountLink } = await apiOf(context).mutate(
        UseAccountLinkDocument,
        { kind, token: params['token'] ?? '' },
        { idempotencyKey: crypto.randomUUID() },
      );
      return isRefusal(useAccountLink) ? { done: false, code: useAccountLink.code } : { done: true };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { done: false, code: 'FAILED' };
    }
  };

/** One press for what the link is for, and the way on. */
export function LinkPage({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation('account');
  const { state } = useLoaderData<Seen>();
  const answer = useActionData() as Answer | undefined;
  const busy = useNavigation().state === 'submitting';
  if (answer?.done === true)
    return (
      <AccountPage title={t(`accountLink.${kind}.done`)} lead={t(`accountLink.${kind}.doneLead`)}>
        <p>
          <ButtonLink to={AFTER[kind]} look="accent">
            {t(`accountLink.${kind}.on`)}
          </ButtonLink>
        </p>
      </AccountPage>
    );
  const over =
    answer?.code === 'LINK_USED' ? 'USED' : answer === undefined && state !== 'VALID' ? state : undefined;
  if (over !== undefined)
    return (
      <AccountPage title={t(`link.${over}.title`)} lead={t(`accountLink.${over}`)}>
        <p>
          <ButtonLink to="/portal/login" look="accent">
            {t('login.submit')}
          </ButtonLink>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={t(`accountLink.${kind}.title`)} lead={t(`accountLink.${kind}.lead`)}>
      {answer?.code !== undefined && (
        <p role="alert">{t([`accountLink.failed.${answer.code}`, 'accountLink.failed.FAILED'])}</p>
      )}
      <AppForm method="post">
        <Button type="submit" look="accent" size="large" busy={busy}>
          {t(`accountLink.${kind}.go`)}
        </Button>
      </AppForm>
    </AccountPage>
  );
}
