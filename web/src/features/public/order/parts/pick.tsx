import { Group } from '../../../../kit/form/choices.js';
import styles from '../order.module.css';

interface PickProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly choices: readonly { readonly value: Value; readonly title: string; readonly text?: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few, as cards, told at once to whoever holds the answers. */
export function Pick<Value extends string>({ choices, value, onChange, ...group }: PickProps<Value>) {
  return (
    <Group {...group}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={group.name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.title}</span>
            {choice.text !== undefined && <small>{choice.text}</small>}
          </label>
        ))}
      </div>
    </Group>
  );
}
