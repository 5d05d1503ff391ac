import { useUpdate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../../../kit/button/button.js';
import { KeptLine } from '../../../../../kit/form/kept-line.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import {
  inputFields,
  type CommandFacts,
  type FieldFacts,
  type RecordFacts,
  type RecordRow,
} from '../record-facts.js';
import { changedKeys, draftsOf, type Drafts } from './form-draft.js';
import { RecordForm } from './record-form.js';
import { useKeptDrafts } from './use-kept-drafts.js';
import { StaleDialog } from './stale-dialog.js';

interface Props {
  readonly facts: RecordFacts;
  readonly command: CommandFacts;
  readonly row: RecordRow;
  readonly reread: () => Promise<RecordRow | undefined>;
  /** Tells the forms of one record apart. @defaultValue none */
  readonly form?: string;
  /** Where it goes on once it is saved, or given up. */
  readonly back: string;
  /** Where a kind of record asks in a way of its own: its fields, and what is sent of them. */
  readonly shape?: EditShape | undefined;
  readonly children?: ReactNode;
}

export interface EditShape {
  readonly fields: (fields: readonly FieldFacts[], row: RecordRow) => readonly FieldFacts[];
  readonly input: (
    input: Readonly<Record<string, unknown>>,
    row: RecordRow,
  ) => Readonly<Record<string, unknown>>;
}

const US_ONLY = /^uspto[A-Z]/;

/** What one office asks for is not asked where the record is about another. */
export const askedOf = (fields: readonly FieldFacts[], row: RecordRow): readonly FieldFacts[] =>
  typeof row['jurisdiction'] === 'string' && row['jurisdiction'] !== 'US'
    ? fields.filter(({ key }) => !US_ONLY.test(key))
    : fields;

/** Facts of a record as they may be written directly. `base`: the version the reader's words were written on. */
export function RecordEditForm({ facts, command, row, reread, form = '', back, shape, children }: Props) {
  const { t } = useTranslation('admin-records');
  const navigate = useNavigate();
  const toast = useToast();
  const [update] = useUpdate<RecordRow>();
  const asked = askedOf(inputFields(facts, command), row);
  const fields = shape === undefined ? asked : shape.fields(asked, row);
  const [base, setBase] = useState(row);
  const kept = useKeptDrafts(`${facts.table}.${row.id}${form}`, () => draftsOf(fields, row));
  const { drafts, onChange: setDrafts } = kept;
  const [theirs, setTheirs] = useState<RecordRow>();
  const changed = changedKeys(draftsOf(fields, base), drafts);
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    if (Object.keys(input).length > 0)
      await update(
        facts.table,
        {
          id: row.id,
          data: (shape?.input(input, base) ?? input) as Partial<RecordRow>,
          previousData: base,
          meta: { key },
        },
        { returnPromise: true },
      );
    kept.forget();
    toast('success', t('edit.done'));
    await navigate(back);
  };
  const decide = (next: Drafts): void => {
    if (theirs !== undefined) setBase(theirs);
    setDrafts(next);
    setTheirs(undefined);
  };
  return (
    <>
      <RecordForm
        fields={fields}
        drafts={drafts}
        onChange={setDrafts}
        only={changed}
        unsaved={changed.size > 0 && kept.savedAt === undefined}
        submit={t('edit.send')}
        send={send}
        onStale={() => void reread().then(setTheirs)}
      >
        {children}
        <KeptLine kept={kept} />
        <ButtonLink size="small" to={back} onClick={kept.forget}>
          {t('cancel')}
        </ButtonLink>
      </RecordForm>
      {theirs !== undefined && (
        <StaleDialog
          fields={fields}
          base={draftsOf(fields, base)}
          mine={drafts}
          theirs={draftsOf(fields, theirs)}
          row={theirs}
          onDecide={decide}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
