import { use, useState, type ReactNode } from 'react';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { command as sendCommand } from '../../parts/records/data-provider.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { changedKeys, draftsOf } from '../../parts/records/form/form-draft.js';
import { RecordForm } from '../../parts/records/form/record-form.js';
import {
  inputFields,
  isAllowed,
  type CommandFacts,
  type RecordFacts,
  type RecordRow,
} from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useRole } from '../../parts/records/use-facts.js';

interface Shared {
  readonly table: string;
  /** What the button and the dialog say. */
  readonly label: string;
  /** Fields that are asked for, in this order. */
  readonly keys: readonly string[];
  /** Said once it is done. */
  readonly done: string;
  /** Whose records finders offer. */
  readonly client?: string | undefined;
  readonly children?: ReactNode;
}

interface Adding extends Shared {
  /** Answers that go along without being asked for. */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Answers the form begins with. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** More that goes along, worked out when the form is sent. */
  readonly more?: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Another record that is added where it belongs, by a dialog with a few of its fields; nothing where the reader may not. */
export function AddRecord(props: Adding) {
  const { table, keys, fixed, start = {}, more, ...shared } = props;
  const facts = use(factsOf(table));
  const { create } = facts;
  const reread = useReread(facts);
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    await sendCommand(
      facts,
      create as CommandFacts,
      { input: { ...fixed, ...given, ...(await more?.()) } },
      key,
    );
    await reread();
  };
  return <FormButton {...shared} command={create} facts={facts} keys={keys} start={start} send={send} />;
}

/** Some fields of another record, changed where it is read; only what was changed is sent. */
export function AmendRecord({ table, keys, row, ...shared }: Shared & { readonly row: RecordRow }) {
  const facts = use(factsOf(table));
  const { update } = facts;
  const reread = useReread(facts);
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    const fields = inputFields(facts, update as CommandFacts);
    const before = draftsOf(fields, row);
    const after = draftsOf(fields, { ...row, ...input });
    const changed = changedKeys(before, after);
    const given = Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name)));
    const variables = { id: row.id, input: given, expectedVersion: row['version'] };
    if (changed.size > 0) await sendCommand(facts, update as CommandFacts, variables, key);
    await reread();
  };
  return <FormButton {...shared} command={update} facts={facts} keys={keys} start={row} send={send} />;
}

interface FormProps extends Omit<Shared, 'table'> {
  readonly facts: RecordFacts;
  readonly command: CommandFacts | undefined;
  readonly start: Readonly<Record<string, unknown>>;
  readonly send: (input: Record<string, unknown>, key: string) => Promise<void>;
}

function FormButton({ command, label, ...form }: FormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed(command, useRole())) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open title={label} onClose={close}>
          <FieldsForm {...form} command={command} label={label} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

function FieldsForm({
  facts,
  command,
  keys,
  start,
  label,
  done,
  send,
  client,
  children,
  onDone,
}: FormProps & { readonly command: CommandFacts; readonly onDone: () => void }) {
  const toast = useToast();
  const all = inputFields(facts, command);
  const fields = keys.flatMap((key) => all.filter((field) => field.key === key));
  const [drafts, setDrafts] = useState(() => draftsOf(fields, start));
  return (
    <RecordForm
      fields={fields}
      drafts={drafts}
      onChange={setDrafts}
      submit={label}
      client={client}
      onCancel={onDone}
      send={async (input, key) => {
        await send(input, key);
        toast('success', done);
        onDone();
      }}
    >
      {children}
    </RecordForm>
  );
}
