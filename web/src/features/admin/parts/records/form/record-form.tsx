import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../../kit/form/form-errors.js';
import type { FieldFacts } from '../record-facts.js';
import { draftAt, readDrafts, type Drafts } from './form-draft.js';
import { FieldInput } from './field-input.js';
import styles from './form.module.css';
import { outcomeOf, type Outcome } from './write-outcome.js';

interface Props {
  readonly fields: readonly FieldFacts[];
  readonly drafts: Drafts;
  readonly onChange: (drafts: Drafts) => void;
  /** Keys to send; absent: all. */
  readonly only?: ReadonlySet<string>;
  readonly submit: string;
  readonly look?: 'accent' | 'danger';
  /** Sends; throws what the provider throws. */
  readonly send: (input: Record<string, unknown>, key: string) => Promise<void>;
  readonly onStale?: () => void;
  /** In a dialog: leaves it, nothing is sent. */
  readonly onCancel?: () => void;
  /** Words that nobody keeps. @defaultValue false */
  readonly unsaved?: boolean;
  /** Whose records finders offer, where no field of the form names a client. */
  readonly client?: string | undefined;
  readonly children?: ReactNode;
}

/** Warns before typed words are thrown away with the page, where the device does not keep them. */
function useUnsavedWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
}

/** A form by the kinds of its fields. What is wrong stands above and beside each field; what was typed stays, whatever happens. */
export function RecordForm({
  fields,
  drafts,
  onChange,
  only,
  submit,
  look = 'accent',
  send,
  onStale,
  onCancel,
  unsaved = false,
  client: known,
  children,
}: Props) {
  const { t } = useTranslation('admin-records');
  const [outcome, setOutcome] = useState<Outcome>({ errors: {} });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // The same attempt keeps its key when the network fails; after an answer the next one is a new attempt.
  const key = useRef<string>(undefined);
  useUnsavedWarning(unsaved);

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const { input, problems } = readDrafts(fields, drafts, only);
    let next: Outcome = {
      errors: Object.fromEntries(
        Object.entries(problems).map(([path, problem]) => [path, { text: t(problem) }]),
      ),
    };
    if (Object.keys(problems).length === 0) {
      setBusy(true);
      key.current ??= crypto.randomUUID();
      next = await send(input, key.current).then(
        () => ({ errors: {} }),
        (error: unknown) => outcomeOf(error, t('form.notSent')),
      );
      if (next.lost !== true) key.current = undefined;
      setBusy(false);
    }
    setOutcome(next);
    setAttempt((count) => count + 1);
    if (next.stale === true) onStale?.();
  };

  const client = typeof drafts['userId'] === 'string' && drafts['userId'] !== '' ? drafts['userId'] : known;
  const labels = Object.fromEntries(fields.map((field) => [field.key, field.label]));
  return (
    <FormErrorsProvider errors={outcome.errors}>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <ErrorSummary named labels={labels} message={outcome.message} attempt={attempt} />
        {fields.map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            path={field.key}
            client={client}
            draft={draftAt(drafts, field.key)}
            onChange={(draft) => onChange({ ...drafts, [field.key]: draft })}
          />
        ))}
        <div className={styles.foot}>
          {children}
          {onCancel !== undefined && (
            <Button size="small" onClick={onCancel}>
              {t('common:action.cancel')}
            </Button>
          )}
          <Button type="submit" size="small" look={look} busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </FormErrorsProvider>
  );
}
