import { useTranslation } from 'react-i18next';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import type { Presets } from './presets.js';
import { questions, type Plain, type PlainName } from './questions.js';

interface Props {
  readonly name: PlainName;
  readonly presets: Presets;
  /** What the page says of it. @defaultValue what the table says */
  readonly hint?: string;
  readonly look?: string | undefined;
}

/** A question drawn as the table describes it. */
export function PlainQuestion({ name, presets, hint, look }: Props) {
  const { t } = useTranslation('verification');
  const { label, hint: known, optional = false, control }: Plain = questions[name];
  const shown = hint ?? (known === undefined ? undefined : t(known));
  const [preset = ''] = presets[name] ?? [];
  if (control.as === 'yesNo')
    return (
      <Choices
        name={name}
        label={t(label)}
        hint={shown}
        optional={optional}
        choices={[
          { value: 'yes', title: t(control.yes) },
          { value: 'no', title: t(control.no) },
        ]}
        chosen={preset}
      />
    );
  const { as: Control, ...limits } = control;
  return (
    <Field name={name} label={t(label)} hint={shown} optional={optional}>
      {(tied) => (
        <Control
          {...tied}
          {...limits}
          className={[tied.className, look].filter(Boolean).join(' ')}
          defaultValue={preset}
        />
      )}
    </Field>
  );
}
