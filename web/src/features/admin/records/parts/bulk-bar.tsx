import { useListContext } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { keyShown, keySpoken } from '../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { runBatch, type BatchAnswer, type ItemRefusal } from '../../parts/records/data-provider.js';
import {
  inputFields,
  isAllowed,
  type CommandFacts,
  type RecordFacts,
  type RecordRow,
} from '../../parts/records/record-facts.js';
import { useRole } from '../../parts/records/use-facts.js';
import { draftOf, type Drafts } from '../../parts/records/form/form-draft.js';
import styles from '../record-list.module.css';
import { assignAll, assignOf, BatchAssign } from './batch-assign.js';
import { useAssignUndo } from '../use-assign-undo.js';
import { RecordForm } from '../../parts/records/form/record-form.js';

/** What could not be done, one line each; the rest is done and stays done. */
function Refusals({ refusals, onClose }: { refusals: readonly ItemRefusal[]; onClose: () => void }) {
  const { t } = useTranslation('admin-list');
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
          {t('admin-records:done')}
        </Button>
      </div>
    </Dialog>
  );
}

function ChangeForm({
  facts,
  command,
  send,
  onCancel,
}: {
  facts: RecordFacts;
  command: CommandFacts;
  onCancel: () => void;
  send: (input: Record<string, unknown>) => Promise<void>;
}) {
  const { t } = useTranslation('admin-list');
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
        onCancel={onCancel}
      />
    </>
  );
}

/** What was given away last goes back by button or key, while it can. */
function Undoable({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTranslation('admin-list');
  return (
    <p role="status" className={styles.undo}>
      {t('assign.undoable', { count })}{' '}
      <Button look="quiet" size="small" aria-keyshortcuts={keySpoken('undo')} onClick={onUndo}>
        {t('assign.undo')} <kbd>{keyShown('undo')}</kbd>
      </Button>
    </p>
  );
}

/** What may be done to all chosen rows at once. Nothing is deleted here: one press must not end many records. */
export function BulkBar({ facts }: { facts: RecordFacts }) {
  const { t } = useTranslation('admin-list');
  const toast = useToast();
  const role = useRole();
  const { data, selectedIds, onUnselectItems, refetch } = useListContext<RecordRow>();
  const undo = useAssignUndo(facts);
  const [open, setOpen] = useState<'change' | 'assign'>();
  const [refusals, setRefusals] = useState<readonly ItemRefusal[]>([]);
  const { update } = facts;
  const assign = assignOf(facts);
  const finish = (answer: BatchAnswer, said = 'bulk.done'): void => {
    setOpen(undefined);
    setRefusals(answer.refusals);
    if (answer.ids.length > 0) toast('success', t(said, { count: answer.ids.length }));
    onUnselectItems();
    void refetch();
  };
  const ids = selectedIds as readonly string[];
  const takeBack =
    assign === undefined || undo.count === undefined
      ? undefined
      : () => void undo.run(assign).then((answer) => finish(answer, 'assign.back'));
  useDeskKeys('list', {
    assign: ids.length > 0 && isAllowed(assign, role) ? () => setOpen('assign') : undefined,
    undo: takeBack,
  });
  if (ids.length === 0)
    return (
      <>
        {takeBack !== undefined && <Undoable count={undo.count ?? 0} onUndo={takeBack} />}
        {refusals.length > 0 && <Refusals refusals={refusals} onClose={() => setRefusals([])} />}
      </>
    );
  return (
    <div className={styles.bar} role="region" aria-label={t('bulk.title')}>
      <p role="status">{t('bulk.chosen', { count: ids.length })}</p>
      {isAllowed(assign, role) && (
        <Button size="small" onClick={() => setOpen('assign')}>
          {t('assign.open')}
        </Button>
      )}
      {isAllowed(update, role) && update.batch !== undefined && (
        <Button size="small" onClick={() => setOpen('change')}>
          {t('bulk.change')}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => onUnselectItems()}>
        {t('bulk.clear')}
      </Button>
      <Dialog
        open={open !== undefined}
        title={t(open === 'assign' ? 'assign.title' : 'bulk.changeTitle', { count: ids.length })}
        onClose={() => setOpen(undefined)}
      >
        {open === 'change' && update !== undefined && (
          <ChangeForm
            facts={facts}
            command={update}
            onCancel={() => setOpen(undefined)}
            send={async (input) => finish(await runBatch(facts, update, ids, input))}
          />
        )}
        {open === 'assign' && assign !== undefined && (
          <BatchAssign
            assign={assign}
            send={async (input) => {
              const rows = data ?? [];
              const answer = await assignAll(facts, assign, ids, input);
              undo.keep(assign, rows, answer.ids);
              finish(answer);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
