import { useId } from 'react';
import styles from './result-editor.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly rows?: number;
  readonly type?: string;
  readonly hideLabel?: boolean;
  readonly maxLength?: number;
}

/** One line, or several with `rows`; small, because a report has many. */
export function TextPart({
  label,
  value,
  onChange,
  hint,
  error,
  rows,
  type = 'text',
  hideLabel = false,
  maxLength = 2000,
}: Props) {
  const id = useId();
  const shared = {
    id,
    value,
    maxLength,
    className: styles.control,
    placeholder: hideLabel ? label : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby':
      [hint === undefined ? [] : `${id}h`, error === undefined ? [] : `${id}e`].flat().join(' ') || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {rows === undefined ? <input type={type} {...shared} /> : <textarea rows={rows} {...shared} />}
      {hint !== undefined && <p id={`${id}h`}>{hint}</p>}
      {error !== undefined && (
        <p id={`${id}e`} role="alert" className={styles.textWrong}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T | '') => void;
  readonly hideLabel?: boolean;
  readonly none?: string;
}

/** `none`: what an empty choice means. */
export function SelectPart<T extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  none = '–',
}: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={styles.control}
        onChange={(event) => onChange(event.target.value as T | '')}
      >
        <option value="">{hideLabel ? label : none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
