import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { command as sendCommand } from '../data-provider.js';
import type { CommandFacts, FieldFacts, RecordFacts, RecordRow } from '../record-facts.js';
import { draftsOf, type Drafts } from '../form/form-draft.js';
import { RecordForm } from '../form/record-form.js';
import { useReread } from './use-reread.js';
import { useStepFields } from './use-step-fields.js';

interface Props {
  readonly facts: RecordFacts;
  readonly command: CommandFacts;
  readonly row: RecordRow;
  /** Fields that cannot be left empty here, by what was typed so far, though others may take the step without. */
  readonly needs?: (drafts: Drafts) => readonly string[];
  readonly onClose: () => void;
  /** What is looked at before it is sent, by what was typed so far. */
  readonly aside?: (drafts: Drafts) => ReactNode;
}

/** A sum that is asked for is in the currency of the record, where it has one. */
function noSums(fields: readonly FieldFacts[], row: RecordRow): Record<string, unknown> {
  const { currency } = row;
  const asked = fields.filter(
    ({ kind, key, optional }) => kind === 'money' && optional !== true && row[key] == null,
  );
  return typeof currency === 'string' ? Object.fromEntries(asked.map(({ key }) => [key, { currency }])) : {};
}

/** One step of the record's life: what it needs to know, and why. */
export function CommandDialog({ facts, command, row, needs, onClose, aside }: Props) {
  const { t } = useTranslation('admin-records');
  const fields = useStepFields(facts, command, row);
  const toast = useToast();
  const reread = useReread(facts);
  // A step begins with what the record already says of the same field; a reason is always new.
  const [drafts, setDrafts] = useState(() =>
    draftsOf(fields, { ...row, ...noSums(fields, row), reason: undefined }),
  );
  const needed = needs?.(drafts) ?? [];
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    await sendCommand(
      facts,
      command,
      { id: row.id, ...(fields.length === 0 ? {} : { input: given }), expectedVersion: row['version'] },
      key,
    );
    toast('success', command.outcome ?? t('step.done'));
    onClose();
    await reread();
  };
  return (
    <Dialog open title={command.label} onClose={onClose}>
      <p>{command.sentence ?? command.doc}</p>
      {aside?.(drafts)}
      <RecordForm
        fields={fields.map((field) => (needed.includes(field.key) ? { ...field, optional: false } : field))}
        drafts={drafts}
        onChange={setDrafts}
        submit={command.label}
        send={send}
        client={typeof row['userId'] === 'string' ? row['userId'] : undefined}
        onStale={() => void reread()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
