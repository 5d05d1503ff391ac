import { useSearchParams } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import styles from './lists.module.css';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

/** Filters of a list, kept in its address; choosing another begins at the first page. */
export function FilterBar({
  filters,
  label,
  clear,
}: {
  filters: readonly Filter[];
  label: string;
  clear: string;
}) {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string): void =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  const used = filters.some(({ name }) => query.has(name));
  return (
    <div className={styles.bar} role="search" aria-label={label}>
      {filters.map(({ name, label: above, all, choices }) => (
        <label key={name}>
          <span>{above}</span>
          <select value={query.get(name) ?? ''} onChange={(event) => set(name, event.target.value)}>
            <option value="">{all}</option>
            {choices.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      {used && (
        <Button look="quiet" size="small" onClick={() => setQuery({})}>
          {clear}
        </Button>
      )}
    </div>
  );
}
