import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../kit/dates/day.js';
import {
  CancelBrandSubscriptionDocument,
  CancelBrandSubscriptionNode,
  ResumeBrandSubscriptionDocument,
  ResumeBrandSubscriptionNode,
} from './portal-parts.graphql.js';
import { CommandButton } from './command-button.js';
import { useCommand } from './use-command.js';

const RUNNING: readonly string[] = ['TRIAL_STARTED', 'SUBSCRIPTION_STARTED', 'PAST_DUE'];

/** End a subscription with its period, or let it go on after all. */
export function SubscriptionSteps({
  subscription,
}: {
  subscription: { readonly id: string; readonly status: string; readonly endDate: string | null };
}) {
  const { t, i18n } = useTranslation('portal-brands');
  const day =
    subscription.endDate === null ? '' : formatDay(subscription.endDate, i18n.language, { weekday: true });
  const cancel = useCommand(CancelBrandSubscriptionDocument, CancelBrandSubscriptionNode);
  const resume = useCommand(ResumeBrandSubscriptionDocument, ResumeBrandSubscriptionNode);
  if (RUNNING.includes(subscription.status))
    return (
      <CommandButton
        small
        command={cancel}
        variables={{ id: subscription.id }}
        look="danger"
        label={t('subscription.cancel')}
        title={t('subscription.cancelTitle')}
        confirm={t('subscription.cancel')}
      >
        <p>
          {t(
            subscription.status === 'TRIAL_STARTED'
              ? 'subscription.cancelTrialText'
              : 'subscription.cancelText',
            { day },
          )}
        </p>
      </CommandButton>
    );
  if (subscription.status === 'CANCELLED_AT_PERIOD_END')
    return (
      <CommandButton
        small
        command={resume}
        variables={{ id: subscription.id }}
        label={t('subscription.resume')}
        title={t('subscription.resumeTitle')}
        confirm={t('subscription.resume')}
      >
        <p>{t('subscription.resumeText', { day })}</p>
      </CommandButton>
    );
  return null;
}
