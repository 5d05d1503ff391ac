import { useListContext } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { runBatch, type ItemRefusal } from '../../parts/records/data-provider.js';
import {
  inputFields,
  isAllowed,
  type CommandFacts,
  type RecordFacts,
} from '../../parts/records/record-facts.js';
import { useRole } from '../../parts/records/use-facts.js';
import { draftOf, type Drafts } from '../../parts/records/form/form-draft.js';
import styles from '../record-list.module.css';
import { RecordForm } from '../../parts/records/form/record-form.js';

/** What could not be done, one line each; the rest is done and stays done. */
function Refusals({ refusals, onClose }: { refusals: readonly ItemRefusal[]; onClose: () => void }) {
  const { t } = useTranslation('admin-records');
  return (
    <Dialog open title={t('bulk.refused', { count: refusals.length })} onClose={onClose}>
      <ul className={styles.refusals}>
        {refusals.map(({ id, refusal }) => (
          <li key={id}>
            <span className="mono">…{id.slice(-8)}</span> {refusal.message}
          </li>
        ))}
      </ul>
      <div className={styles.bulkFoot}>
        <Button size="small" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  );
}

function ChangeForm({
  facts,
  command,
  send,
}: {
  facts: RecordFacts;
  command: CommandFacts;
  send: (input: Record<string, unknown>) => Promise<void>;
}) {
  const { t } = useTranslation('admin-records');
  const id = useId();
  const fields = inputFields(facts, command);
  const [key, setKey] = useState(fields[0]?.key ?? '');
  const field = fields.find((one) => one.key === key);
  const [drafts, setDrafts] = useState<Drafts>({});
  if (field === undefined) return null;
  return (
    <>
      <label htmlFor={id}>{t('bulk.field')}</label>
      <select
        id={id}
        className={styles.field}
        value={key}
        onChange={(event) => {
          setKey(event.target.value);
          setDrafts({});
        }}
      >
        {fields.map((one) => (
          <option key={one.key} value={one.key}>
            {one.label}
          </option>
        ))}
      </select>
      <RecordForm
        key={key}
        fields={[field]}
        drafts={{ [key]: drafts[key] ?? draftOf(field, undefined) }}
        onChange={setDrafts}
        submit={t('bulk.change')}
        send={send}
      />
    </>
  );
}

/** What may be done to all chosen rows at once; only where the API does it in one go. */
export function BulkBar({ facts }: { facts: RecordFacts }) {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const role = useRole();
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly ItemRefusal[]>([]);
  const run = async (command: CommandFacts, input?: Record<string, unknown>): Promise<void> => {
    const answer = await runBatch(facts, command, selectedIds, input);
    setOpen(undefined);
    setRefusals(answer.refusals);
    if (answer.ids.length > 0) toast('success', t('bulk.done', { count: answer.ids.length }));
    onUnselectItems();
    void refetch();
  };
  const remove = async (command: CommandFacts): Promise<void> => {
    setBusy(true);
    await run(command).catch(() => toast('error', t('form.notSent')));
    setBusy(false);
  };
  const { update, remove: removal } = facts;
  if (selectedIds.length === 0)
    return refusals.length === 0 ? null : <Refusals refusals={refusals} onClose={() => setRefusals([])} />;
  return (
    <div className={styles.bar} role="region" aria-label={t('bulk.title')}>
      <p role="status">{t('bulk.chosen', { count: selectedIds.length })}</p>
      {isAllowed(update, role) && update.batch !== undefined && (
        <Button size="small" onClick={() => setOpen('change')}>
          {t('bulk.change')}
        </Button>
      )}
      {isAllowed(removal, role) && removal.batch !== undefined && (
        <Button size="small" look="danger" onClick={() => setOpen('remove')}>
          {t('remove.open')}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => onUnselectItems()}>
        {t('bulk.clear')}
      </Button>
      <Dialog
        open={open !== undefined}
        title={t(open === 'remove' ? 'bulk.removeTitle' : 'bulk.changeTitle', { count: selectedIds.length })}
        onClose={() => setOpen(undefined)}
      >
        {open === 'change' && update !== undefined && (
          <ChangeForm facts={facts} command={update} send={(input) => run(update, input)} />
        )}
        {open === 'remove' && removal !== undefined && (
          <>
            <p>{t('remove.text')}</p>
            <div className={styles.bulkFoot}>
              <Button size="small" onClick={() => setOpen(undefined)}>
                {t('cancel')}
              </Button>
              <Button size="small" look="danger" busy={busy} onClick={() => void remove(removal)}>
                {t('remove.open')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}
