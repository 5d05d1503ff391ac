import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';

interface Props<Line> {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly status: string;
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line) => string;
  readonly draw: (line: Line) => ReactNode;
  /** `apart`: in a new tab. */
  readonly onChoose: (line: Line, apart: boolean) => void;
  /** A key that means something else here than to walk and choose; true where it did. */
  readonly onKey?: (event: KeyboardEvent, line: Line | undefined) => boolean;
  readonly foot: string;
}

/** One field and what it finds, walked by arrows, chosen by Enter or a press. */
export function PaletteBox<Line>(props: Props<Line>) {
  const { label, text, onText, status, lines, keyOf, draw, onChoose, onKey, foot } = props;
  const { t } = useTranslation('admin-frame');
  const id = useId();
  const [at, setAt] = useState(0);
  const choose = (line: Line | undefined, event: { ctrlKey: boolean; metaKey: boolean }): void => {
    if (line !== undefined) onChoose(line, event.ctrlKey || event.metaKey);
  };
  const onPressed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(lines.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter') choose(lines[at], event);
    else if (onKey?.(event, lines[at]) !== true) return;
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={lines.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoFocus
        placeholder={label}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onPressed}
      />
      <p role="status">{status}</p>
      <ul id={`${id}-list`} role="listbox" aria-label={t('palette.results')} hidden={lines.length === 0}>
        {lines.map((line, index) => (
          <li
            key={keyOf(line)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerEnter={() => setAt(index)}
            onClick={(event) => choose(line, event)}
          >
            {draw(line)}
          </li>
        ))}
      </ul>
      <p>{foot}</p>
    </div>
  );
}
