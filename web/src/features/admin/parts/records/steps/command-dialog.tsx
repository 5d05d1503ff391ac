import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { command as sendCommand } from '../data-provider.js';
import type { CommandFacts, RecordFacts, RecordRow } from '../record-facts.js';
import { draftsOf, type Drafts } from '../form/form-draft.js';
import { RecordForm } from '../form/record-form.js';
import { useReread } from './use-reread.js';
import { useStepFields } from './use-step-fields.js';

interface Props {
  readonly facts: RecordFacts;
  readonly command: CommandFacts;
  readonly row: RecordRow;
  /** The answer is not what somebody asked for: that needs words. */
  readonly isReasonNeeded?: boolean;
  readonly onClose: () => void;
  /** What is looked at before it is sent, by what was typed so far. */
  readonly aside?: (drafts: Drafts) => ReactNode;
}

/** One step of the record's life: what it needs to know, and why. */
export function CommandDialog({ facts, command, row, isReasonNeeded = false, onClose, aside }: Props) {
  const { t } = useTranslation('admin-records');
  const fields = useStepFields(facts, command, row).map((field) =>
    isReasonNeeded && field.key === 'reason' ? { ...field, optional: false } : field,
  );
  const toast = useToast();
  const reread = useReread(facts);
  // A step begins with what the record already says of the same field; a reason is always new.
  const [drafts, setDrafts] = useState(() => draftsOf(fields, { ...row, reason: undefined }));
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
        fields={fields}
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
