import { entryOf, factsOf } from '../../parts/records/facts-of.js';
import { chunksOf } from '../../parts/records/data-provider.js';
import { readNames } from '../../parts/records/read-names.js';
import type { FieldFacts, RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { eventWords, valueLabel } from '../../parts/records/record-title.js';
import { statusWord } from '../../parts/records/status-word.js';

/** `table/id` → what people call it. */
export type Names = ReadonlyMap<string, string>;
export interface CsvWords {
  readonly yes: string;
  readonly no: string;
  /** A record that has no name or is not there any more. */
  readonly nameless: string;
}

const PLACES = 100;
const target = ({ kind, target: table }: FieldFacts): string | undefined =>
  kind === 'ref' ? table : undefined;

const referred = (field: FieldFacts, value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : [];

const none: Names = new Map();

/** The record's own words for itself. */
function wordsOf({ title, fields }: RecordFacts, row: RecordRow): string {
  return title
    .flatMap((key) => fields.find((field) => field.key === key) ?? [])
    .map((field) => cellText(field, row[field.key], none, { yes: '', no: '', nameless: '' }))
    .filter((text) => text !== '')
    .join(' · ');
}

async function namesOf(table: string, ids: readonly string[]): Promise<readonly [string, string][]> {
  const facts = await factsOf(table);
  const pages = await Promise.all(
    chunksOf([...new Set(ids)]).map((chunk) => readNames(facts, { id: { in: chunk } }, chunk.length)),
  );
  const rows = pages.flat();
  const { parent } = facts;
  const above =
    parent === undefined
      ? new Map<string, string>()
      : new Map(
          await namesOf(
            parent.target,
            rows.flatMap((row) => referred({ kind: 'ref' } as FieldFacts, row[parent.key])),
          ),
        );
  return rows.map((row) => {
    const words = [
      wordsOf(facts, row),
      parent === undefined ? '' : (above.get(`${parent.target}/${String(row[parent.key])}`) ?? ''),
    ];
    return [`${table}/${row.id}`, words.filter((word) => word !== '').join(' · ')];
  });
}

/** Names of everything that rows refer to in these fields. */
export async function namesIn(fields: readonly FieldFacts[], rows: readonly RecordRow[]): Promise<Names> {
  const wanted = new Map<string, string[]>();
  for (const field of fields) {
    const table = target(field) ?? (field.of === undefined ? undefined : target(field.of));
    if (table === undefined || entryOf(table) === undefined) continue;
    const ids = rows.flatMap((row) => referred(field, row[field.key]));
    wanted.set(table, [...(wanted.get(table) ?? []), ...ids]);
  }
  const found = await Promise.all([...wanted].map(([table, ids]) => namesOf(table, ids)));
  return new Map(found.flat());
}

/** A text that people read; what programs keep by a name of theirs is said in words. */
function plainText(key: string, text: string): string {
  if (key === 'event') return eventWords(text);
  return key === 'subjectType' || key === 'entity' ? (entryOf(text)?.one ?? '') : text;
}

/** One value as people read it: words for enumerations and references, amounts with their currency, parts by their labels. Never an id. */
export function cellText(field: FieldFacts, value: unknown, names: Names, words: CsvWords): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value
      .map((item) => cellText(field.of ?? field, item, names, words))
      .filter((text) => text !== '')
      .join(', ');
  switch (field.kind) {
    case 'ref':
      return names.get(`${field.target ?? ''}/${String(value)}`) || words.nameless;
    case 'id':
    case 'json':
      return '';
    case 'enumeration':
      return valueLabel(field, value);
    case 'boolean':
      return value === true ? words.yes : words.no;
    case 'money': {
      const { amountMinor, currency } = value as { amountMinor: number; currency: string };
      return `${(amountMinor / PLACES).toFixed(2)} ${currency}`;
    }
    case 'object':
      return partsText(field, value as Readonly<Record<string, unknown>>, names, words);
    default:
      return plainText(field.key, String(value));
  }
}

/** One cell of a row: its status as the list says it. */
export function rowText(
  facts: RecordFacts,
  field: FieldFacts,
  row: RecordRow,
  { names, words }: { readonly names: Names; readonly words: CsvWords },
): string {
  return field.key === 'status' ? statusWord(facts, row) : cellText(field, row[field.key], names, words);
}

function partsText(
  { parts = [] }: FieldFacts,
  value: Readonly<Record<string, unknown>>,
  names: Names,
  words: CsvWords,
): string {
  return parts
    .map((part) => [part.label, cellText(part, value[part.key], names, words)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('; ');
}

/** Fields that a file of a list has: what names a row, then the chosen columns; no ids. */
export function csvFields(facts: RecordFacts, columns: readonly string[]): readonly FieldFacts[] {
  const named = [...facts.title, ...(facts.parent === undefined ? [] : [facts.parent.key])];
  return facts.fields.filter(
    ({ key, kind }) => kind !== 'id' && kind !== 'json' && (named.includes(key) || columns.includes(key)),
  );
}
