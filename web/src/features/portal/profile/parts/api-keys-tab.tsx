import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Check, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { useBoot } from '../../../../kit/page/boot-context.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { Refused } from '../../parts/refused.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  AddPartnerSecretDocument,
  AddPartnerSecretNode,
  type AddPartnerSecretResult,
  CreatePartnerClientDocument,
  CreatePartnerClientNode,
  EndPartnerSecretDocument,
  EndPartnerSecretNode,
  PortalApiKeysDocument,
  PortalApiKeysNode,
  type PortalApiKeysResult,
  RevokePartnerClientDocument,
  RevokePartnerClientNode,
} from '../api-keys.graphql.js';
import styles from './api-keys.module.css';
import { ShownSecret, type MadeSecret } from './shown-secret.js';

type Key = PortalApiKeysResult['partnerClientList']['items'][number];
type Scope = Key['scopes'][number];

const SCOPES: readonly Scope[] = [
  'TRADEMARKS_READ',
  'DEADLINES_READ',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'DOCUMENTS_READ',
  'INVOICES_READ',
];
/** Offered in a copy in which offices are played. */
const SANDBOX: Scope = 'SANDBOX';

/** Keys of programs that call us for this account: what each may do, its secrets, and how they end. */
export function ApiKeysTab() {
  const { t } = useTranslation('portal-api-keys');
  const [made, setMade] = useState<MadeSecret | undefined>();
  const [created, setCreated] = useState(0);
  const answer = usePortalQuery(PortalApiKeysDocument, PortalApiKeysNode, {});
  const show = ({ addPartnerSecret: done }: AddPartnerSecretResult): void => {
    if (done.__typename === 'PartnerSecretMade')
      setMade({ clientId: done.client.id, name: done.client.name, secret: done.secret });
  };
  return (
    <>
      <Loaded answer={answer}>
        {({ partnerClientList: { items } }) => (
          <Section title={t('title')}>
            <p>
              {t('lead')} <AppLink to="/developers">{t('how')}</AppLink>
            </p>
            {items.length === 0 ? (
              <Empty>{t('empty')}</Empty>
            ) : (
              <ul className={styles.keys}>
                {items.map((key) => (
                  <KeyLine key={key.id} item={key} onSecret={show} />
                ))}
              </ul>
            )}
          </Section>
        )}
      </Loaded>
      <Section title={t('new.title')}>
        <NewKey key={created} onSecret={show} onMade={() => setCreated(created + 1)} />
      </Section>
      <ShownSecret made={made} onKept={() => setMade(undefined)} />
    </>
  );
}

interface SecretShown {
  readonly onSecret: (done: AddPartnerSecretResult) => void;
}

function NewKey({ onSecret, onMade }: SecretShown & { readonly onMade: () => void }) {
  const { t } = useTranslation('portal-api-keys');
  const { flags } = useBoot();
  const offered = flags.isSandbox ? [...SCOPES, SANDBOX] : SCOPES;
  const add = useCommand(AddPartnerSecretDocument, AddPartnerSecretNode, onSecret);
  const create = useCommand(CreatePartnerClientDocument, CreatePartnerClientNode, (done) => {
    if (done.createPartnerClient.__typename !== 'PartnerClient') return;
    onMade();
    void add.run({ id: done.createPartnerClient.id });
  });
  const read = (form: FormData) => ({
    input: {
      name: String(form.get('name') ?? '').trim(),
      scopes: offered.filter((scope) => form.get(scope) !== null),
    },
  });
  return (
    <>
      <Refused command={add} />
      <CommandForm
        command={create}
        labels={{ name: t('new.name'), scopes: t('new.scopes') }}
        required={['name']}
        submit={t('new.make')}
        read={read}
      >
        <Field name="name" label={t('new.name')} hint={t('new.nameHint')}>
          {(control) => <input {...control} maxLength={60} autoComplete="off" />}
        </Field>
        <Group name="scopes" label={t('new.scopes')} hint={t('new.scopesHint')}>
          {offered.map((scope) => (
            <Check key={scope} name={scope}>
              {t(`scope.${scope}`)}
            </Check>
          ))}
        </Group>
      </CommandForm>
    </>
  );
}

function KeyLine({ item, onSecret }: SecretShown & { readonly item: Key }) {
  const { t } = useTranslation('portal-api-keys');
  const toast = useToast();
  const add = useCommand(AddPartnerSecretDocument, AddPartnerSecretNode, onSecret);
  const revoke = useCommand(RevokePartnerClientDocument, RevokePartnerClientNode, () =>
    toast('success', t('revoke.done')),
  );
  const { id, name, scopes, secrets, createdAt } = item;
  return (
    <li>
      <h3>{name}</h3>
      <dl className={styles.facts}>
        <dt>{t('clientId')}</dt>
        <dd>
          <code>{id}</code>
        </dd>
        <dt>{t('may')}</dt>
        <dd>{scopes.map((scope) => t(`scope.${scope}`)).join(', ')}</dd>
        <dt>{t('made')}</dt>
        <dd>
          <Moment at={createdAt} style="date" />
        </dd>
      </dl>
      {secrets.length === 0 && <p>{t('secret.none')}</p>}
      <ul className={styles.secrets}>
        {secrets.map((secret) => (
          <SecretLine key={secret.id} clientId={id} secret={secret} />
        ))}
      </ul>
      <div className={styles.buttons}>
        {secrets.length < 2 && (
          <CommandButton
            small
            command={add}
            variables={{ id }}
            label={
              <>
                {t('secret.add')}
                <span className="visually-hidden">: {name}</span>
              </>
            }
            title={t('secret.addTitle', { name })}
            confirm={t('secret.add')}
          >
            <p>{t('secret.addText')}</p>
          </CommandButton>
        )}
        <CommandButton
          small
          look="danger"
          command={revoke}
          variables={{ id }}
          label={
            <>
              {t('revoke.do')}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          title={t('revoke.title', { name })}
          confirm={t('revoke.do')}
        >
          <p>{t('revoke.text')}</p>
        </CommandButton>
      </div>
    </li>
  );
}

function SecretLine({ clientId, secret }: { clientId: string; secret: Key['secrets'][number] }) {
  const { t } = useTranslation('portal-api-keys');
  const toast = useToast();
  const end = useCommand(EndPartnerSecretDocument, EndPartnerSecretNode, () =>
    toast('success', t('secret.ended')),
  );
  const { hint, lastUsedAt } = secret;
  return (
    <li>
      <span>
        {t('secret.ends', { hint })} ·{' '}
        {lastUsedAt === null ? (
          t('secret.unused')
        ) : (
          <>
            {t('secret.used')} <Moment at={lastUsedAt} style="short" />
          </>
        )}
      </span>
      <CommandButton
        small
        look="quiet"
        command={end}
        variables={{ id: clientId, input: { secretId: secret.id } }}
        label={
          <>
            {t('secret.end')}
            <span className="visually-hidden">: {t('secret.ends', { hint })}</span>
          </>
        }
        title={t('secret.endTitle', { hint })}
        confirm={t('secret.end')}
      >
        <p>{t('secret.endText')}</p>
      </CommandButton>
    </li>
  );
}
