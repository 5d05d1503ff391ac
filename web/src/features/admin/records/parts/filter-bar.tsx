import { useListContext } from 'ra-core';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ahead } from '../../../../kit/ahead/ahead.js';
import { Button } from '../../../../kit/button/button.js';
import type { Condition } from '../../parts/records/record-filter.js';
import type { FieldFacts, RecordFacts } from '../../parts/records/record-facts.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { comparisonOf } from '../../parts/records/record-filter.js';
import { ReferenceName } from '../../parts/records/record-name.js';
import { comparisonText } from './comparison-text.js';
import styles from '../record-list.module.css';

const filterDialog = ahead(async () => (await import('./filter-dialog.js')).FilterDialog);

const TYPING_MS = 250;

/** Waits until the reader pauses, so that a word is one question and one step of the address. Whoever clicks a link meanwhile has found what was looked for, and is not brought back. */
function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('admin-records');
  const id = useId();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, TYPING_MS);
    // The page behind the link may take its time, and the list stands until it is there: only the click itself says in time that it is left.
    const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      const staysHere = ctrlKey || metaKey || shiftKey;
      if (staysHere || !(target instanceof Element) || target.closest('a') === null) return;
      sent.current = text;
      clearTimeout(timer);
    };
    document.addEventListener('click', follow, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow, true);
    };
  }, [text, onChange]);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t('filter.search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t('filter.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </>
  );
}

/** What the list is narrowed to, as words one can take away; the whole filter stands in the address. */
export function FilterBar({
  facts,
  open,
  onOpen,
  children,
}: {
  facts: RecordFacts;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin-records');
  const { filterValues, setFilters, data } = useListContext();
  const hasRows = data !== undefined;
  const me = useSession().session?.user.id;
  useEffect(() => (hasRows ? filterDialog.fetchAfterPaint() : undefined), [hasRows]);
  const asked = filterValues as Readonly<Record<string, unknown>>;
  const set = (key: string, value: unknown): void => setFilters({ ...asked, [key]: value }, []);
  const active = facts.fields.filter(
    ({ key, filterable }) => filterable === true && asked[key] !== undefined,
  );
  const assignable = facts.fields.some(
    ({ key, filterable }) => key === 'assignedAdminId' && filterable === true,
  );
  return (
    <div className={styles.filter} role="search">
      {facts.search.length > 0 && (
        <SearchBox
          value={(asked['q'] as string | undefined) ?? ''}
          onChange={(text) => set('q', text === '' ? undefined : text)}
        />
      )}
      {assignable && (
        <Button
          type="button"
          size="small"
          disabled={me === undefined}
          onClick={() => set('assignedAdminId', { eq: me })}
        >
          {t('filter.mine')}
        </Button>
      )}
      {assignable && (
        <Button type="button" size="small" onClick={() => set('assignedAdminId', { isNull: true })}>
          {t('filter.nobodys')}
        </Button>
      )}
      <Button type="button" size="small" onClick={() => onOpen(true)}>
        {t('filter.add')}
      </Button>
      {JSON.stringify(asked) !== '{}' && (
        <Button type="button" size="small" look="quiet" onClick={() => setFilters({}, [])}>
          {t('filter.clear')}
        </Button>
      )}
      {children}
      {active.length > 0 && (
        <ul className={styles.chips} aria-label={t('filter.active')}>
          {active.map((field) => (
            <Chip
              key={field.key}
              field={field}
              asked={asked[field.key]}
              onRemove={() => set(field.key, undefined)}
            />
          ))}
        </ul>
      )}
      {open && (
        <Suspense>
          <filterDialog.Part
            facts={facts}
            onClose={() => onOpen(false)}
            onAdd={(key: string, condition: Condition) => {
              set(key, condition);
              onOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The one record a filter asks for, which is called by its name. */
function referenceAsked(
  field: FieldFacts,
  asked: unknown,
): { readonly table: string; readonly id: string } | undefined {
  const { eq } = comparisonOf(field, asked) ?? {};
  const { target } = field;
  return target !== undefined && typeof eq === 'string' ? { table: target, id: eq } : undefined;
}

function Chip({ field, asked, onRemove }: { field: FieldFacts; asked: unknown; onRemove: () => void }) {
  const { t } = useTranslation('admin-records');
  const words = comparisonText(field, asked, t);
  const about = referenceAsked(field, asked);
  return (
    <li>
      <span>
        {field.label}{' '}
        {about === undefined ? (
          words
        ) : (
          <>
            = <ReferenceName {...about} />
          </>
        )}
      </span>
      <button type="button" aria-label={t('filter.remove', { what: field.label })} onClick={onRemove}>
        <svg
          width="10"
          height="10"
          viewBox="0 0 10 10"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M1 1L9 9M9 1L1 9" />
        </svg>
      </button>
    </li>
  );
}
