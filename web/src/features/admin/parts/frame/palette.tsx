import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { keySpoken, keyShown } from '../keys/desk-keys.js';
import { useDeskKeys } from '../keys/use-desk-keys.js';
import { ReferenceName } from '../records/record-name.js';
import styles from './frame.module.css';
import { isRecord, usePaletteLines, type PaletteLine } from './use-palette-lines.js';

interface User {
  readonly id: string;
  readonly role: string;
}

/** **Name**, what it is, office, status, number, client: two lines that look alike differ in one of them. */
function Line({ line }: { line: PaletteLine }) {
  if (!isRecord(line))
    return (
      <>
        <span>{line.title}</span>
        <span>{line.hint}</span>
      </>
    );
  return (
    <>
      <span>{line.title}</span>
      <span>
        {[line.kind, ...line.telling].filter((part) => part !== '').join(' · ')}
        {line.userId !== undefined && (
          <>
            {' · '}
            <ReferenceName table="user" id={line.userId} />
          </>
        )}
      </span>
    </>
  );
}

const keyOfLine = (line: PaletteLine): string => (isRecord(line) ? line.to : line.key);

function Search({ user, first, onClose }: { user: User; first: string; onClose: () => void }) {
  const { t } = useTranslation('admin-frame');
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(first);
  const [at, setAt] = useState(0);
  const { lines, searching, failed } = usePaletteLines(text, user);
  const open = (line: PaletteLine | undefined, apart: boolean): void => {
    if (line === undefined) return;
    onClose();
    if (line.to === undefined) {
      // After the dialog is gone: what a step opens takes the focus, and keys count again.
      if (!isRecord(line)) setTimeout(() => line.run?.());
    } else if (apart) window.open(line.to, '_blank', 'noopener');
    else void navigate(line.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(lines.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter') open(lines[at], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const status = failed
    ? t('palette.failed')
    : searching
      ? t('palette.searching')
      : t('palette.found', { count: lines.length });
  return (
    <div className={styles.palette}>
      <label htmlFor={id} className="visually-hidden">
        {t('palette.label')}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={lines.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('palette.label')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <p role="status">{status}</p>
      <ul id={`${id}-list`} role="listbox" aria-label={t('palette.results')} hidden={lines.length === 0}>
        {lines.map((line, index) => (
          <li
            key={keyOfLine(line)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerEnter={() => setAt(index)}
            onClick={(event) => open(line, event.ctrlKey || event.metaKey)}
          >
            <Line line={line} />
          </li>
        ))}
      </ul>
      <p>{t('palette.signs')}</p>
    </div>
  );
}

/** Ctrl+K: what was open last, any record by number, e-mail, mark or name, and every command. */
export function Palette({ user }: { user: User }) {
  const { t } = useTranslation('admin-frame');
  const [first, setFirst] = useState<string>();
  const close = (): void => setFirst(undefined);
  useDeskKeys('everywhere', {
    palette: () => setFirst(''),
    create: () => setFirst(`>${t('palette.newWord')} `),
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={keySpoken('palette')}
        onClick={() => setFirst('')}
      >
        {t('palette.open')} <kbd>{keyShown('palette')}</kbd>
      </button>
      <Dialog open={first !== undefined} title={t('palette.title')} onClose={close}>
        <Search user={user} first={first ?? ''} onClose={close} />
      </Dialog>
    </>
  );
}
