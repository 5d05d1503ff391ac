import { useDataProvider } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { KeptLine } from '../../../../../kit/form/kept-line.js';
import { useToast } from '../../../../../kit/toast/toast.js';
import { draftsOf } from './form-draft.js';
import { RecordForm } from './record-form.js';
import { useKeptDrafts } from './use-kept-drafts.js';
import {
  inputFields,
  type CommandFacts,
  type FieldFacts,
  type RecordFacts,
  type RecordRow,
} from '../record-facts.js';
import { useReread } from '../steps/use-reread.js';

interface Props {
  readonly facts: RecordFacts;
  readonly command: CommandFacts;
  /** Answers that whoever sent the reader here knows, the client or the record it belongs to. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** What is asked for; everything the record takes where it is left out. */
  readonly fields?: readonly FieldFacts[];
  /** What is known and not asked for. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** A new record. */
export function RecordCreateForm({
  facts,
  command,
  presets,
  fields = inputFields(facts, command),
  given = {},
}: Props) {
  const { t } = useTranslation('admin-records');
  const navigate = useNavigate();
  const toast = useToast();
  const provider = useDataProvider();
  const reread = useReread(facts);
  const kept = useKeptDrafts(`${facts.table}.new?${JSON.stringify(presets)}`, () =>
    draftsOf(fields, presets),
  );
  const send = async (input: Record<string, unknown>, key: string): Promise<void> => {
    const answers = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    const data = { ...given, ...answers };
    const { data: made } = await provider.create<Partial<RecordRow> & { id: string }>(facts.table, {
      data,
      meta: { key },
    });
    kept.forget();
    await reread();
    toast('success', t('create.done'));
    // Some are written for another person, who alone may read them: no id comes back.
    await navigate(
      (made.id as string | undefined) === undefined ? `/${facts.table}` : `/${facts.table}/${made.id}/show`,
    );
  };
  return (
    <RecordForm
      fields={fields}
      drafts={kept.drafts}
      onChange={kept.onChange}
      submit={t('create.send')}
      send={send}
    >
      <KeptLine kept={kept} />
    </RecordForm>
  );
}
