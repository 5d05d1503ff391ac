import { useQuery } from '@tanstack/react-query';
import { useReference } from 'ra-core';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readNames } from '../read-names.js';
import { entryOf, factsOf } from '../facts-of.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../record-facts.js';
import { recordTitle } from '../record-title.js';
import styles from './form.module.css';

const TYPING_MS = 150;
const SHOWN = 10;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type People = 'clients' | 'colleagues';
const ROLES: Readonly<Record<People, readonly string[]>> = {
  clients: ['CUSTOMER'],
  colleagues: ['LAWYER', 'ADMIN'],
};
const CLIENTS = new Set(['userId', 'clientId', 'intoId', 'mergedIntoId']);
const COLLEAGUES = new Set(['assignedAdminId', 'deputyId', 'lawyerId']);

/** Whom a field means: a client is never chosen among colleagues, nor the other way round. */
export function peopleOf({ key, target }: Pick<FieldFacts, 'key' | 'target'>): People | undefined {
  if (target !== 'user') return undefined;
  return CLIENTS.has(key) ? 'clients' : COLLEAGUES.has(key) ? 'colleagues' : undefined;
}

/** Records whose name holds what was typed, of one client where one is chosen; an id finds its own. */
export function conditionOf(
  facts: Pick<RecordFacts, 'search' | 'fields'>,
  text: string,
  client: string | undefined,
): Record<string, unknown> {
  const ofClient =
    client !== undefined &&
    facts.fields.some(({ key, filterable }) => key === 'userId' && filterable === true)
      ? { userId: { eq: client } }
      : {};
  return {
    ...ofClient,
    ...(text === '' || facts.search.length === 0
      ? {}
      : { or: facts.search.map((key) => ({ [key]: { contains: text } })) }),
  };
}

async function find({ table, client, people }: Sought, text: string): Promise<readonly RecordRow[]> {
  const facts = await factsOf(table);
  const only = people === undefined ? {} : { role: { in: ROLES[people] } };
  if (ID.test(text)) return readNames(facts, { ...only, id: { eq: text } }, 1);
  return readNames(facts, { ...only, ...conditionOf(facts, text, client) }, SHOWN);
}

interface Sought {
  readonly table: string;
  readonly people?: People | undefined;
  readonly client: string | undefined;
}

function useMatches({ table, client, people }: Sought, text: string | undefined): readonly RecordRow[] {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === undefined || text === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    queryKey: ['names', table, client, people, asked],
    queryFn: () => find({ table, client, people }, (asked ?? '').trim()),
    enabled: asked !== undefined,
    staleTime: 30_000,
  });
  return text === undefined ? [] : (data ?? []);
}

interface Props {
  readonly control: { readonly id: string; readonly className?: string | undefined };
  readonly table: string;
  /** Whether clients or colleagues are meant, where people are chosen. */ readonly people?:
    | People
    | undefined;
  /** Whose records only, where the form names a client. */ readonly client?: string | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Another record, found by typing a part of its name. Arrows and Enter choose, Escape closes, an empty field means none. */
export function ReferenceInput({ control, table, people, client, value, onChange }: Props) {
  const { t } = useTranslation('admin-records');
  const list = useId();
  const naming = entryOf(table) ?? { title: [] };
  const { referenceRecord } = useReference({
    reference: table,
    id: value,
    options: { enabled: value !== '' },
  });
  const [text, setText] = useState<string>();
  const [at, setAt] = useState(0);
  const found = useMatches({ table, client, people }, text);
  const pick = (row: RecordRow | undefined): void => {
    if (row !== undefined) onChange(row.id);
    setText(undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text !== undefined) event.stopPropagation();
    // Ctrl+Enter sends the form.
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setText(undefined);
    if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
    if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    if (event.key === 'Enter' && text !== undefined) pick(found[at]);
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) event.preventDefault();
  };
  const typed = (words: string): void => {
    setText(words);
    setAt(0);
    if (words === '') onChange('');
  };
  const open = text !== undefined && found.length > 0;
  return (
    <div className={styles.reference}>
      <input
        {...control}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder={t('form.find', { what: entryOf(table)?.one.toLowerCase() ?? '' })}
        value={text ?? (value === '' ? '' : recordTitle(referenceRecord ?? { id: value }, naming))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => typed(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => setText(undefined)}
      />
      <ul id={list} role="listbox" aria-label={entryOf(table)?.many} hidden={!open}>
        {found.map((row, index) => (
          <li
            key={row.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault();
              pick(row);
            }}
          >
            {recordTitle(row, naming)}
          </li>
        ))}
      </ul>
    </div>
  );
}
