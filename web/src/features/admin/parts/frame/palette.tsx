import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import styles from './frame.module.css';
import { entityHits, recordHits, type Hit } from './palette-search.js';

const TYPING_MS = 200;
const KINDS = 6;

function useHits(text: string): {
  readonly hits: readonly Hit[];
  readonly searching: boolean;
  readonly failed: boolean;
} {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', asked.trim()],
    queryFn: () => recordHits(asked),
    enabled: asked.trim() !== '',
    staleTime: 30_000,
  });
  const records = text.trim() === '' ? [] : (data ?? []);
  return { hits: [...entityHits(text).slice(0, KINDS), ...records], searching: isFetching, failed: isError };
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-records');
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { hits, searching, failed } = useHits(text);
  const open = (hit: Hit | undefined): void => {
    if (hit === undefined) return;
    onClose();
    void navigate(hit.to);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(hits.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter') open(hits[at]);
    else return;
    event.preventDefault();
  };
  const status = failed
    ? t('palette.failed')
    : searching
      ? t('palette.searching')
      : t('palette.found', { count: hits.length });
  return (
    <div className={styles.palette}>
      <label htmlFor={id} className="visually-hidden">
        {t('palette.label')}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
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
      <ul id={`${id}-list`} role="listbox" aria-label={t('palette.results')} hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <li
            key={hit.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerEnter={() => setAt(index)}
            onClick={() => open(hit)}
          >
            <span>{hit.title}</span>
            <span>{hit.kind === '' ? t('palette.list') : hit.kind}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ctrl+K: any list by its name, any record by number, e-mail, mark or id. */
export function Palette() {
  const { t } = useTranslation('admin-records');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        {t('palette.open')} <kbd>Ctrl K</kbd>
      </button>
      <Dialog open={open} title={t('palette.title')} onClose={() => setOpen(false)}>
        <Search onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
