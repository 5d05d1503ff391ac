import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { linesOf } from '../../parts/brand-fields.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { UpdateCounterpartyDocument, UpdateCounterpartyNode } from '../../parts/portal-parts.graphql.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  AddToWhitelistDocument,
  AddToWhitelistNode,
  PortalWhitelistDocument,
  PortalWhitelistNode,
} from '../profile.graphql.js';

/** Who is never reported: partners, resellers, the customer's own other names. */
export function WhitelistTab() {
  const { t } = useTranslation('portal-profile');
  const [added, setAdded] = useState(0);
  const answer = usePortalQuery(PortalWhitelistDocument, PortalWhitelistNode, {});
  return (
    <>
      <Loaded answer={answer}>
        {({ caseCounterpartyList: { items } }) => (
          <Section title={t('tab.whitelist')}>
            {items.length === 0 && <Empty>{t('whitelist.empty')}</Empty>}
            {items.length > 0 && (
              <Ledger
                label={t('tab.whitelist')}
                rows={items.map((one) => ({
                  id: one.id,
                  title: one.primaryName,
                  text: [...one.websites, one.note].filter(Boolean).join(' · '),
                  actions: <Remove id={one.id} name={one.primaryName} />,
                }))}
              />
            )}
          </Section>
        )}
      </Loaded>
      <Section title={t('whitelist.add')}>
        <Add key={added} onAdded={() => setAdded(added + 1)} />
      </Section>
    </>
  );
}

function Add({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('portal-profile');
  const add = useCommand(AddToWhitelistDocument, AddToWhitelistNode, onAdded);
  const labels = {
    primaryName: t('whitelist.name'),
    websites: t('whitelist.websites'),
    note: t('whitelist.note'),
  };
  const userId = sessionStore().getState().session?.user.id ?? '';
  const read = (form: FormData) => ({
    input: {
      userId,
      primaryName: String(form.get('primaryName') ?? '').trim(),
      aliases: [],
      websites: linesOf(form.get('websites')),
      note: String(form.get('note') ?? '').trim() || null,
      whitelisted: true,
    },
  });
  return (
    <CommandForm
      command={add}
      labels={labels}
      submit={t('whitelist.save')}
      keep="portal-whitelist"
      read={read}
    >
      <Field name="primaryName" label={labels.primaryName}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="websites" label={labels.websites} hint={t('whitelist.websitesHint')} optional>
        {(control) => <textarea {...control} rows={3} />}
      </Field>
      <Field name="note" label={labels.note} optional>
        {(control) => <input {...control} />}
      </Field>
    </CommandForm>
  );
}

function Remove({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('portal-profile');
  const remove = useCommand(UpdateCounterpartyDocument, UpdateCounterpartyNode);
  return (
    <CommandButton
      small
      command={remove}
      variables={{ id, input: { whitelisted: false } }}
      label={t('whitelist.remove')}
      title={t('whitelist.removeTitle', { name })}
      confirm={t('whitelist.remove')}
    >
      <p>{t('whitelist.removeText')}</p>
    </CommandButton>
  );
}
