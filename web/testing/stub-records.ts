// Answers the generic documents of the staff area with made-up rows: a few of every entity the services declare.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Variables } from './answers-to.js';

/** Of a field what its made-up value depends on. */
type Field = { readonly key: string; readonly doc: string } & (
  | { readonly kind: 'id' | 'text' | 'longText' | 'email' | 'phone' | 'url' | 'decimal' | 'json' }
  | { readonly kind: 'boolean' | 'calendarDate' | 'instant' | 'money' }
  | { readonly kind: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'enumeration'; readonly enumNames: readonly string[] }
  | { readonly kind: 'code'; readonly scalar: string }
  | { readonly kind: 'ref'; readonly typeName: string }
  | { readonly kind: 'list'; readonly of: Field }
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
);
interface Command {
  readonly mutation: string;
}
interface Resource {
  readonly name: string;
  readonly table: string;
  readonly fields: readonly Field[];
  readonly operations: Readonly<Record<string, Command>>;
  readonly steps: readonly Command[];
  readonly commands: readonly Command[];
}
interface Printed {
  readonly resources: readonly Resource[];
}
type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const services = new URL('../../services/', import.meta.url);
const files = readdirSync(services)
  .map((name) => new URL(`${name}/build/resources.json`, services))
  .filter((path) => existsSync(path));
const resources = files.flatMap((path) => {
  const printed: Printed = JSON.parse(readFileSync(path, 'utf8'));
  return printed.resources;
});
if (resources.length === 0)
  throw new Error('no service has printed its resources; run npm run generate first');
const byType = new Map(resources.map((resource) => [resource.name, resource]));

const ROWS = 3;
const DAY = 86_400_000;
const START = Date.parse('2026-03-02T09:30:00.000Z');
const WORDS = ['Lumora', 'Zelená pekárna', 'Best Coffee Prague'];

/** The id of a made-up row, the same in every answer. */
export function rowId(table: string, index: number): string {
  const at = resources.findIndex((resource) => resource.table === table);
  return `0190a000-0000-7000-8000-${(0xc00 + at).toString(16).padStart(8, '0')}${index.toString(16).padStart(4, '0')}`;
}

function textOf(key: string, index: number): string {
  if (key === 'subjectType') return 'trademark';
  // The service that has every step.
  if (key === 'serviceName') return 'ownership-transfer';
  if (/number|publicId|serial|symbol/i.test(key)) return `N-${1000 + index}`;
  return /name|value|title|mark|brand/i.test(key)
    ? (WORDS[index % WORDS.length] ?? key)
    : `${key} ${index + 1}`;
}

const CODES: Readonly<Record<string, string>> = {
  CountryCode: 'CZ',
  CurrencyCode: 'EUR',
  LanguageCode: 'en',
  JurisdictionCode: 'EU',
};

/** Of the kinds that need to know nothing but the key. */
function plainValueOf({ kind, key, doc }: Field, index: number): unknown {
  const moment = new Date(START + index * DAY).toISOString();
  const values: Readonly<Record<string, unknown>> = {
    id: rowId('trademark', index % ROWS),
    text: textOf(key, index),
    longText: `${doc} A longer text of two sentences, so that the page shows how it wraps.`,
    email: `person${index}@example.com`,
    phone: '+420601234567',
    url: 'https://lumora.example',
    decimal: '12.50',
    json: { source: 'fixture', index },
    boolean: index % 2 === 0,
    calendarDate: moment.slice(0, 10),
    instant: moment,
    money: { amountMinor: 12_000 + index * 550, currency: 'EUR' },
  };
  if (!(kind in values)) throw new Error(`no value is made up for a field of the kind ${kind}`);
  return values[kind];
}

function valueOf(field: Field, index: number): unknown {
  switch (field.kind) {
    case 'integer':
      return Math.min(field.max ?? 99, Math.max(field.min ?? 0, 3 + index));
    case 'enumeration':
      return field.enumNames[index % field.enumNames.length];
    case 'code':
      return CODES[field.scalar] ?? 'EN';
    case 'ref': {
      const target = byType.get(field.typeName);
      return target === undefined ? null : rowId(target.table, index % ROWS);
    }
    case 'list':
      return [valueOf(field.of, index), valueOf(field.of, index + 1)];
    case 'object':
      return Object.fromEntries(field.fields.map((part) => [part.key, valueOf(part, index)]));
    default:
      return plainValueOf(field, index);
  }
}

function rowOf(resource: Resource, index: number): Row {
  return {
    __typename: resource.name,
    ...Object.fromEntries(resource.fields.map((field) => [field.key, valueOf(field, index)])),
    id: rowId(resource.table, index),
    version: 1,
  };
}

const rowsOf = (resource: Resource): readonly Row[] =>
  Array.from({ length: ROWS }, (_, index) => rowOf(resource, index));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The ids a list is limited to, when it is. */
function idsIn({ filter }: Variables): readonly unknown[] | undefined {
  const of = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const wanted = of(of(filter, 'id'), 'in');
  return Array.isArray(wanted) ? wanted : undefined;
}

/** As many of everything that points at a record as the lists have rows. */
function counted(operation: string): unknown {
  if (!/^AdminCount[A-Z]/.test(operation)) return undefined;
  const own = resources.flatMap(({ table, fields }) =>
    fields.filter(({ kind }) => kind === 'ref').map(({ key }) => [`${table}_${key}`, ROWS]),
  );
  const about = resources.map(({ table }) => [`about_${table}`, ROWS]);
  return Object.fromEntries([...own, ...about]);
}

function read(operation: string, variables: Variables): unknown {
  const [, name = '', kind = ''] = /^Admin([A-Za-z]+?)(List|Names)?$/.exec(operation) ?? [];
  const resource = byType.get(name);
  if (resource === undefined) return undefined;
  const rows = rowsOf(resource);
  if (kind === '') return { [lowerFirst(name)]: rows.find((row) => row.id === variables['id']) ?? null };
  const wanted = idsIn(variables);
  const items = wanted === undefined ? rows : rows.filter((row) => wanted.includes(row.id));
  return { [`${lowerFirst(name)}List`]: { items, totalCount: items.length, endCursor: null } };
}

/** Words that make the stub refuse: a field that is wrong, a version that is old. */
function write(operation: string, variables: Variables): unknown {
  const { id, ids, input, expectedVersion } = variables;
  const mutation = lowerFirst(operation.replace(/^Admin/, ''));
  const all = resources.flatMap((resource) =>
    [...Object.values(resource.operations), ...resource.steps, ...resource.commands].map((command) => ({
      resource,
      command,
    })),
  );
  const found = all.find(
    ({ command }) => command.mutation === mutation || `${command.mutation}List` === mutation,
  );
  if (found === undefined) return undefined;
  if (found.command.mutation !== mutation) return { [mutation]: { ids: ids ?? [], refusals: [] } };
  const typed = JSON.stringify(input ?? {});
  const [key] = Object.keys(input ?? {});
  if (typed.includes('refuse me'))
    return {
      [mutation]: {
        __typename: 'Refusal',
        code: 'INVALID_INPUT',
        message: 'Some answers need another look.',
        fields: [{ path: [key], code: 'TAKEN', message: 'This is taken; choose another.' }],
      },
    };
  if (typed.includes('stale') && expectedVersion === 1)
    return {
      [mutation]: {
        __typename: 'Refusal',
        code: 'CONFLICT',
        message: 'It was changed in between.',
        fields: [],
      },
    };
  return {
    [mutation]: {
      __typename: found.resource.name,
      id: id ?? rowId(found.resource.table, 0),
      version: 2,
    },
  };
}

function common(operation: string, variables: Variables): unknown {
  if (/^AdminSearch[A-Z]\w*$/.test(operation))
    return Object.fromEntries(
      resources
        .filter(({ table }) => ['trademark', 'user'].includes(table))
        .map((resource) => [
          resource.table,
          {
            items: rowsOf(resource).filter((row) =>
              ['first', 'second', 'third'].every((word) =>
                JSON.stringify(row).toLowerCase().includes(String(variables[word]).toLowerCase()),
              ),
            ),
          },
        ]),
    );
  if (/^AdminFind[A-Z]\w*$/.test(operation))
    return Object.fromEntries(
      resources.map((resource) => [
        resource.table,
        rowsOf(resource).find(({ id }) => id === variables['id']) ?? null,
      ]),
    );
  if (/^AdminUnassigned[A-Z]\w*$/.test(operation)) return { trademark: 2, registration_request: 1 };
  return undefined;
}

/** What the gateway would say, or undefined for a document that is none of these. */
export const recordAnswer = (operation: string, variables: Variables): unknown =>
  common(operation, variables) ??
  counted(operation) ??
  read(operation, variables) ??
  write(operation, variables);
