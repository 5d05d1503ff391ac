import type { ComponentProps } from 'react';
import { Field } from '../../../../kit/form/field.js';

interface TypedProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly value: string | null | undefined;
  readonly onText: (text: string) => void;
}

/** A line of text that lives in the draft. */
export function Typed({ name, label, hint, optional = false, value, onText, ...input }: TypedProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => (
        <input {...control} {...input} value={value ?? ''} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
