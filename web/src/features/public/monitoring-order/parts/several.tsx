import styles from './several.module.css';

interface Props {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly chosen: readonly string[];
}

/** As many of these as there is reason for; the whole line is the target. */
export function Several({ name, choices, chosen }: Props) {
  return (
    <div className={styles.several}>
      {choices.map(({ value, title }) => (
        <label key={value} className={styles.one}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>{title}</span>
        </label>
      ))}
    </div>
  );
}
