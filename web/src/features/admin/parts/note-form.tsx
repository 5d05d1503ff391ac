import { useId } from 'react';
import { Button } from '../../../kit/button/button.js';

interface Props {
  /** What the field is for, and what its button says. */
  readonly label: string;
  readonly add: string;
  /** Characters. */
  readonly longest: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly wrong: string | undefined;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

/** A few words for colleagues. */
export function NoteForm({ label, add, longest, text, onText, wrong, busy, onAdd }: Props) {
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={longest}
        placeholder={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <Button type="submit" size="small" busy={busy}>
        {add}
      </Button>
    </form>
  );
}
