import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { Field } from '../../../../../kit/form/field.js';
import { command, runBatch } from '../../../parts/records/data-provider.js';
import { outcomeOf, saidOf } from '../../../parts/records/form/write-outcome.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import triage from '../../triage/triage.module.css';

const LONGEST = 500;

interface Props {
  readonly facts: RecordFacts;
  readonly id: string;
  readonly onClose: () => void;
}

/** Sends what was decided; what was refused is said, and the window stays. */
function useDecision(facts: RecordFacts, root: string, onClose: () => void) {
  const { t } = useTranslation('admin-scan');
  const reread = useReread(facts);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const found = facts.commands.find((one) => one.root === root);
  const send = async (ids: readonly string[], input: Readonly<Record<string, unknown>>): Promise<void> => {
    if (found === undefined) return;
    setBusy(true);
    try {
      const [only, ...others] = ids;
      const refused =
        others.length === 0
          ? (await command(facts, found, { id: only, input }), 0)
          : (await runBatch(facts, found, ids, input)).refusals.length;
      if (refused === 0) onClose();
      else setWrong(t('someRefused', { count: refused }));
    } catch (error) {
      setWrong(saidOf(outcomeOf(error, t('admin-records:form.notSent'))));
    } finally {
      setBusy(false);
      await reread();
    }
  };
  return { wrong, busy, send };
}

/** It is nothing, and why: this one, or everything of its seller. */
export function DismissDialog({ facts, id, ofSeller, onClose }: Props & { ofSeller: readonly string[] }) {
  const { t } = useTranslation('admin-scan');
  const reasons = facts.fields.find(({ key }) => key === 'dismissalReason')?.values ?? [];
  const [reason, setReason] = useState(reasons[0]?.[0] ?? '');
  const [note, setNote] = useState('');
  const [whole, setWhole] = useState(false);
  const { wrong, busy, send } = useDecision(facts, 'dismissBrandMonitoringFinding', onClose);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const input = { dismissalReason: reason, dismissalNote: note.trim() === '' ? null : note.trim() };
    void send(whole ? ofSeller : [id], input);
  };
  return (
    <Asked title={t('dismiss')} wrong={wrong} busy={busy} onSubmit={save} onClose={onClose}>
      <Field name="dismissalReason" label={t('reason')}>
        {(control) => (
          <select {...control} value={reason} autoFocus onChange={(event) => setReason(event.target.value)}>
            {reasons.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Note value={note} onChange={setNote} />
      {ofSeller.length > 1 && (
        <label>
          <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} />{' '}
          {t('whole', { count: ofSeller.length })}
        </label>
      )}
    </Asked>
  );
}

/** It is the client's own or a partner's: a rule is made of it. */
export function OwnDialog({ facts, id, onClose }: Props) {
  const { t } = useTranslation('admin-scan');
  const [note, setNote] = useState('');
  const { wrong, busy, send } = useDecision(facts, 'whitelistBrandMonitoringFinding', onClose);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void send([id], { dismissalNote: note.trim() === '' ? null : note.trim() });
  };
  return (
    <Asked title={t('ownTitle')} wrong={wrong} busy={busy} onSubmit={save} onClose={onClose}>
      <p>{t('ownHint')}</p>
      <Note value={note} onChange={setNote} />
    </Asked>
  );
}

function Note({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('admin-scan');
  return (
    <Field name="dismissalNote" label={t('dismissNote')}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={LONGEST}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface AskedProps {
  readonly title: string;
  readonly wrong: string | undefined;
  readonly busy: boolean;
  readonly children: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
}

function Asked({ title, wrong, busy, children, onSubmit, onClose }: AskedProps) {
  const { t } = useTranslation('admin-triage');
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={triage.dialog} onSubmit={onSubmit}>
        {wrong !== undefined && <p role="alert">{wrong}</p>}
        {children}
        <p>
          <Button type="submit" look="accent" size="small" busy={busy}>
            {t('keep')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
