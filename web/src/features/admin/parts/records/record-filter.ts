import type { FieldFacts, RecordFacts } from './record-facts.js';

/** What a list is asked for: a field's comparison, a plain value, or the one text field `q`. */
export type Asked = Readonly<Record<string, unknown>>;
export type Condition = Readonly<Record<string, unknown>>;

const NOTHING = '__null__';
const TEXT = new Set(['text', 'longText', 'email', 'phone', 'url']);
const COMPARATORS = new Set([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'startsWith',
  'in',
  'notIn',
  'isNull',
  'has',
]);

/** The comparison of one field, whichever way the address says it. Undefined: nothing that could be compared. */
export function comparisonOf(field: FieldFacts, asked: unknown): Condition | undefined {
  if (asked === NOTHING || asked === null) return { isNull: true };
  if (Array.isArray(asked)) return asked.length === 0 ? undefined : { in: asked };
  if (typeof asked === 'object') {
    const known = Object.entries(asked as object).filter(
      ([name, value]) => COMPARATORS.has(name) && value !== '' && value !== undefined,
    );
    return known.length === 0
      ? undefined
      : Object.fromEntries(
          known.map(([name, value]) => (value === NOTHING ? ['isNull', name !== 'neq'] : [name, value])),
        );
  }
  if (asked === undefined || asked === '') return undefined;
  if (field.kind === 'list') return { has: asked };
  return TEXT.has(field.kind) ? { contains: asked } : { eq: asked };
}

/** How many comparisons the words of a search may come to; a filter of the API has thirty. */
const MOST_COMPARISONS = 24;

/** Clients whose name was typed, by the word that names them. */
export type Owners = ReadonlyMap<string, readonly string[]>;

/** What is looked for, word by word: each may stand in another field, in any order. */
export function searchedWords({ search }: Pick<RecordFacts, 'search'>, asked: Asked): readonly string[] {
  const text = typeof asked['q'] === 'string' ? asked['q'].trim() : '';
  if (text === '') return [];
  const words = text.split(/\s+/);
  const most = Math.max(1, Math.floor(MOST_COMPARISONS / (search.length + 1)));
  return words.length <= most ? words : [...words.slice(0, most - 1), words.slice(most - 1).join(' ')];
}

/** `owners`: their rows are found too. The list's filter in the words of the API, or null. Unknown and unfilterable fields stay out, so that an old bookmark still opens. */
export function filterOf(
  facts: Pick<RecordFacts, 'fields' | 'search'>,
  asked: Asked,
  owners: Owners = new Map(),
): Condition | null {
  const conditions: Condition[] = searchedWords(facts, asked).map((word) => ({
    or: [
      ...facts.search.map((key) => ({ [key]: { contains: word } })),
      ...(owners.has(word) ? [{ userId: { in: owners.get(word) } }] : []),
    ],
  }));
  for (const field of facts.fields) {
    const comparison =
      field.filterable === true && Object.hasOwn(asked, field.key)
        ? comparisonOf(field, asked[field.key])
        : undefined;
    if (comparison !== undefined) conditions.push({ [field.key]: comparison });
  }
  return conditions.length === 0 ? null : { and: conditions };
}

/** `createdAt` → `CREATED_AT`, as an order names a field. */
export function orderName(key: string): string {
  return key.replaceAll(/([A-Z])/g, '_$1').toUpperCase();
}
