import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly label: string;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}

/** One panel at a time; arrows move between the tabs, as a screen reader expects. */
export function Tabs({ tabs, chosen, label, onChoose, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKey}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls="tab-panel"
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
