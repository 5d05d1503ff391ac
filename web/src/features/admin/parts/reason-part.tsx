import { useState } from 'react';
import { NoteForm } from './note-form.js';
import { problemsOf } from './problems.js';
import type { Submitted } from './use-submit.js';

const LONGEST = 2000;

/** A step that stands in the audit log with why it was taken: it opens, asks for the reason, and takes the step. */
export function ReasonPart({
  step,
  name = step,
  label,
  lost,
  busy,
  onStep,
}: {
  /** What is done, in words. */
  readonly step: string;
  /** The same where the page has several: `Settle: Unreadable message`. */
  readonly name?: string;
  readonly label: string;
  /** What is said where no answer came. */
  readonly lost: string;
  readonly busy: boolean;
  readonly onStep: (reason: string) => Promise<Submitted>;
}) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [open, setOpen] = useState(false);
  const take = async (): Promise<void> => {
    const problems = problemsOf(await onStep(reason.trim()), lost);
    setWrong(problems && (Object.values(problems)[0] ?? lost));
    if (problems !== undefined) return;
    setReason('');
    setOpen(false);
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={name}>{step}</summary>
      <NoteForm
        label={label}
        add={step}
        longest={LONGEST}
        text={reason}
        onText={setReason}
        wrong={wrong}
        busy={busy}
        onAdd={() => void take()}
      />
    </details>
  );
}
