import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Group } from '../../../kit/form/choices.js';
import { Field } from '../../../kit/form/field.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { CommandForm } from '../parts/command-form.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { useCommand } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { Deliveries } from './parts/deliveries.js';
import { WebhookLine } from './parts/webhook-line.js';
import { WebhookSecret, type MadeWebhookSecret } from './parts/webhook-secret.js';
import {
  AddWebhookDocument,
  AddWebhookNode,
  PortalWebhooksDocument,
  PortalWebhooksNode,
} from './webhooks.graphql.js';
import styles from './webhooks.module.css';

/** Where events of the account are sent: addresses, their secrets, and what came of each delivery. */
export function Component() {
  const { t } = useTranslation('portal-webhooks');
  const [made, setMade] = useState<MadeWebhookSecret | undefined>();
  const [added, setAdded] = useState(0);
  const answer = usePortalQuery(PortalWebhooksDocument, PortalWebhooksNode, {});
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded answer={answer}>
        {({
          partnerEventTypes,
          partnerWebhookList: { items: webhooks },
          partnerDeliveryList: { items: deliveries },
        }) => (
          <>
            <Section title={t('list')}>
              {webhooks.length === 0 ? (
                <Empty>{t('empty')}</Empty>
              ) : (
                <ul className={styles.webhooks}>
                  {webhooks.map((webhook) => (
                    <WebhookLine key={webhook.id} webhook={webhook} onSecret={setMade} />
                  ))}
                </ul>
              )}
            </Section>
            {deliveries.length > 0 && (
              <Section title={t('deliveries.title')}>
                <Deliveries webhooks={webhooks} deliveries={deliveries} />
              </Section>
            )}
            <Section title={t('new.title')}>
              <NewWebhook
                key={added}
                types={partnerEventTypes}
                onMade={(secret) => {
                  setMade(secret);
                  setAdded(added + 1);
                }}
              />
            </Section>
          </>
        )}
      </Loaded>
      <WebhookSecret made={made} onKept={() => setMade(undefined)} />
    </Page>
  );
}

function NewWebhook({
  types,
  onMade,
}: {
  types: readonly string[];
  onMade: (made: MadeWebhookSecret) => void;
}) {
  const { t } = useTranslation('portal-webhooks');
  const add = useCommand(AddWebhookDocument, AddWebhookNode, ({ createPartnerWebhook: done }) => {
    if (done.__typename === 'PartnerWebhookSecret') onMade({ url: done.webhook.url, secret: done.secret });
  });
  return (
    <CommandForm
      command={add}
      labels={{ url: t('new.url'), eventTypes: t('new.types') }}
      required={['url']}
      submit={t('new.add')}
      read={(form) => ({
        input: {
          url: String(form.get('url') ?? '').trim(),
          eventTypes: types.filter((type) => form.get(type) !== null),
        },
      })}
    >
      <Field name="url" label={t('new.url')} hint={t('new.urlHint')}>
        {(control) => <input {...control} type="url" maxLength={2048} autoComplete="off" inputMode="url" />}
      </Field>
      <Group
        name="eventTypes"
        label={t('new.types')}
        hint={<AppLink to="/developers/events">{t('new.typesHint')}</AppLink>}
      >
        <div className={styles.types}>
          {types.map((type) => (
            <Check key={type} name={type}>
              <code>{type}</code>
            </Check>
          ))}
        </div>
      </Group>
    </CommandForm>
  );
}
