import { factsOf } from '../records/facts-of.js';
import { documents as findDocuments } from '../records/generated/find.graphql.js';
import { registry } from '../records/generated/registry.js';
import { documents as searchDocuments } from '../records/generated/search.graphql.js';
import type { RecordRow } from '../records/record-facts.js';
import { recordTitle } from '../records/record-title.js';
import { statusWord } from '../records/status-word.js';
import { askAll } from './ask-all.js';

/** A record as a line of the palette. */
export interface RecordHit {
  readonly to: string;
  readonly table: string;
  readonly title: string;
  /** What it is: Trademark. */
  readonly kind: string;
  /** What tells it from another one of the same name: office, status, number. */
  readonly telling: readonly string[];
  /** Whose it is, by id. */
  readonly userId?: string;
  /** What was typed is its very number or address. */
  readonly exact: boolean;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SHORTEST = 2;
const NUMBERS = ['number', 'publicId', 'internationalNumber', 'variableSymbol', 'email'] as const;

const bare = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replaceAll(/[\s/.-]/g, '');

/** Accounts are those of clients, and of who works here. */
const isColleague = (table: string, { role }: RecordRow): boolean =>
  table === 'user' && (role === 'LAWYER' || role === 'ADMIN');

async function hitOf(table: string, row: RecordRow, wanted: string): Promise<RecordHit> {
  const entry = registry[table];
  const title = recordTitle(row, entry ?? { title: [] });
  const words = !('status' in row)
    ? undefined
    : await factsOf(table).then(
        (facts) => statusWord(facts, row),
        () => undefined,
      );
  const numbers = NUMBERS.map((key) => row[key]).filter((value) => typeof value === 'string');
  const userId = row['userId'];
  return {
    to: `/${table}/${row.id}/show`,
    table,
    title,
    kind: isColleague(table, row) ? 'Colleague' : (entry?.one ?? table),
    telling: [row['jurisdiction'], words, ...numbers].filter(
      (part) => typeof part === 'string' && part !== '' && !title.includes(part),
    ) as string[],
    ...(typeof userId === 'string' ? { userId } : {}),
    exact: numbers.some((number) => bare(number) === bare(wanted)),
  };
}

/** Records by id, or by what names them: number, e-mail, mark, name. */
export async function recordHits(text: string): Promise<readonly RecordHit[]> {
  const wanted = text.trim();
  if (ID.test(wanted)) {
    const found = await askAll<{ id: string } | null>(findDocuments, { id: wanted.toLowerCase() });
    return Object.entries(found).flatMap(([table, row]) =>
      row === null
        ? []
        : [
            {
              to: `/${table}/${row.id}/show`,
              table,
              title: row.id,
              kind: registry[table]?.one ?? table,
              telling: [],
              exact: true,
            },
          ],
    );
  }
  if (wanted.length < SHORTEST) return [];
  const [first = '', second = '', ...rest] = wanted.split(/\s+/);
  const found = await askAll<{ items: readonly RecordRow[] }>(searchDocuments, {
    first,
    second,
    third: rest.join(' '),
  });
  return Promise.all(
    Object.entries(found).flatMap(([table, { items }]) => items.map((row) => hitOf(table, row, wanted))),
  );
}
