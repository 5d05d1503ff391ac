import { useTranslation } from 'react-i18next';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { ChoosePasswordPage } from '../parts/choose-password-page.js';
import { choosePassword, seeLink } from '../parts/choose-password.js';
import { PasswordLinkDocument, SetPasswordDocument } from './set-password.graphql.js';

export const loader = (called: LoaderFunctionArgs) =>
  seeLink(
    called,
    async (token) => (await apiOf(called.context).query(PasswordLinkDocument, { token })).passwordLink,
  );

export const action = (called: ActionFunctionArgs) =>
  choosePassword(
    called,
    async (input, options) =>
      (await apiOf(called.context).mutate(SetPasswordDocument, { input }, options)).setPassword,
  );

export function Component() {
  const { t } = useTranslation('account');
  return (
    <ChoosePasswordPage
      kind="reset"
      after="/portal"
      title={t('setPassword.title')}
      lead={t('setPassword.lead')}
      submit={t('setPassword.submit')}
      done={t('setPassword.done')}
    />
  );
}
