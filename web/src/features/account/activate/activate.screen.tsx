import { useTranslation } from 'react-i18next';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { ChoosePasswordPage } from '../parts/choose-password-page.js';
import { choosePassword, seeLink } from '../parts/choose-password.js';
import { ActivateUserDocument, ActivationLinkDocument } from './activate.graphql.js';

export const loader = (called: LoaderFunctionArgs) =>
  seeLink(
    called,
    async (token) => (await apiOf(called.context).query(ActivationLinkDocument, { token })).activationLink,
  );

export const action = (called: ActionFunctionArgs) =>
  choosePassword(
    called,
    async (input, options) =>
      (await apiOf(called.context).mutate(ActivateUserDocument, { input }, options)).activateUser,
  );

export function Component() {
  const { t } = useTranslation('account');
  return (
    <ChoosePasswordPage
      kind="activate"
      after="/portal?opened"
      title={t('activate.title')}
      lead={t('activate.lead')}
      submit={t('activate.submit')}
      done={t('activate.done')}
    />
  );
}
