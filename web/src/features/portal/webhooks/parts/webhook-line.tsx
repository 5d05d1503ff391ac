import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { useCommand } from '../../parts/use-command.js';
import {
  DisableWebhookDocument,
  DisableWebhookNode,
  EnableWebhookDocument,
  EnableWebhookNode,
  RemoveWebhookDocument,
  RemoveWebhookNode,
  RotateWebhookSecretDocument,
  RotateWebhookSecretNode,
  TestWebhookDocument,
  TestWebhookNode,
  type PortalWebhooksResult,
} from '../webhooks.graphql.js';
import styles from '../webhooks.module.css';
import { ReplayWebhook } from './replay-webhook.js';
import type { MadeWebhookSecret } from './webhook-secret.js';

/** A webhook as its owner reads it. */
export type Webhook = PortalWebhooksResult['partnerWebhookList']['items'][number];

/** One address with what is sent there, and what its owner does with it. */
export function WebhookLine({
  webhook,
  onSecret,
}: {
  webhook: Webhook;
  onSecret: (made: MadeWebhookSecret) => void;
}) {
  const { t } = useTranslation('portal-webhooks');
  const toast = useToast();
  const done = (key: string) => () => toast('success', t(`done.${key}`));
  const rotate = useCommand(RotateWebhookSecretDocument, RotateWebhookSecretNode, (answer) => {
    const made = answer.rotatePartnerWebhookSecret;
    if (made.__typename === 'PartnerWebhookSecret') onSecret({ url: made.webhook.url, secret: made.secret });
  });
  const disable = useCommand(DisableWebhookDocument, DisableWebhookNode, done('disabled'));
  const enable = useCommand(EnableWebhookDocument, EnableWebhookNode, done('enabled'));
  const remove = useCommand(RemoveWebhookDocument, RemoveWebhookNode, done('removed'));
  const test = useCommand(TestWebhookDocument, TestWebhookNode, done('tested'));
  const { id, url, eventTypes, status, disabledBecause, formerSecretUntil } = webhook;
  const of = <span className="visually-hidden">: {url}</span>;
  const label = (key: string) => (
    <>
      {t(`do.${key}`)}
      {of}
    </>
  );
  const asked = (key: string) => ({
    small: true,
    label: label(key),
    title: t(`ask.${key}`),
    confirm: t(`do.${key}`),
    children: <p>{t(`says.${key}`)}</p>,
  });
  const isOn = status === 'ENABLED';
  return (
    <li>
      <h3 className={styles.address}>{url}</h3>
      <p>
        {isOn ? t('status.ENABLED') : t(`status.${disabledBecause ?? 'BY_ITS_OWNER'}`)}
        {formerSecretUntil !== null && Date.parse(formerSecretUntil) > Date.now() && (
          <>
            {' '}
            {t('bothSign')} <Moment at={formerSecretUntil} style="short" />
          </>
        )}
      </p>
      <p className={styles.address}>
        <code>{eventTypes.join(', ')}</code>
      </p>
      <div className={styles.buttons}>
        {isOn && <CommandButton command={test} variables={{ id }} {...asked('test')} />}
        {isOn && <ReplayWebhook id={id} label={label('replay')} />}
        <CommandButton command={rotate} variables={{ id, input: {} }} {...asked('rotate')} />
        <CommandButton command={rotate} variables={{ id, input: { endFormer: true } }} {...asked('leak')} />
        {isOn ? (
          <CommandButton command={disable} variables={{ id }} look="quiet" {...asked('disable')} />
        ) : (
          <CommandButton command={enable} variables={{ id }} {...asked('enable')} />
        )}
        <CommandButton command={remove} variables={{ id }} look="danger" {...asked('remove')} />
      </div>
    </li>
  );
}
