// Answers the generic documents of the staff area with made-up rows: a few of every entity the services declare.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const services = new URL('../../services/', import.meta.url);
const files = readdirSync(services)
  .map((name) => new URL(`${name}/build/resources.json`, services))
  .filter((path) => existsSync(path));
const resources = files.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).resources);
if (resources.length === 0)
  throw new Error('no service has printed its resources; run npm run generate first');
const byType = new Map(resources.map((resource) => [resource.name, resource]));

const ROWS = 3;
const DAY = 86_400_000;
const START = Date.parse('2026-03-02T09:30:00.000Z');
const WORDS = ['Lumora', 'Zelená pekárna', 'Best Coffee Prague'];

/** The id of a made-up row, the same in every answer. */
export function rowId(table, index) {
  const at = resources.findIndex((resource) => resource.table === table);
  return `0190a000-0000-7000-8000-${(0xc00 + at).toString(16).padStart(8, '0')}${index.toString(16).padStart(4, '0')}`;
}

function textOf(key, index) {
  if (key === 'subjectType') return 'trademark';
  if (/number|publicId|serial|symbol/i.test(key)) return `N-${1000 + index}`;
  return /name|value|title|mark|brand/i.test(key) ? WORDS[index % WORDS.length] : `${key} ${index + 1}`;
}

const CODES = { CountryCode: 'CZ', CurrencyCode: 'EUR', LanguageCode: 'en', JurisdictionCode: 'EU' };

function valueOf(field, index) {
  const moment = new Date(START + index * DAY).toISOString();
  const values = {
    id: () => rowId('trademark', index % ROWS),
    text: () => textOf(field.key, index),
    longText: () => `${field.doc} A longer text of two sentences, so that the page shows how it wraps.`,
    email: () => `person${index}@example.com`,
    phone: () => '+420601234567',
    url: () => 'https://lumora.example',
    integer: () => Math.min(field.max ?? 99, Math.max(field.min ?? 0, 3 + index)),
    decimal: () => '12.50',
    json: () => ({ source: 'fixture', index }),
    boolean: () => index % 2 === 0,
    calendarDate: () => moment.slice(0, 10),
    instant: () => moment,
    money: () => ({ amountMinor: 12_000 + index * 550, currency: 'EUR' }),
    enumeration: () => field.enumNames[index % field.enumNames.length],
    code: () => CODES[field.scalar] ?? 'EN',
    ref: () => {
      const target = byType.get(field.typeName);
      return target === undefined ? null : rowId(target.table, index % ROWS);
    },
    list: () => [valueOf(field.of, index), valueOf(field.of, index + 1)],
    object: () => Object.fromEntries(field.fields.map((part) => [part.key, valueOf(part, index)])),
  };
  return values[field.kind]();
}

function rowOf(resource, index) {
  return {
    __typename: resource.name,
    ...Object.fromEntries(resource.fields.map((field) => [field.key, valueOf(field, index)])),
    id: rowId(resource.table, index),
    version: 1,
  };
}

const rowsOf = (resource) => Array.from({ length: ROWS }, (_, index) => rowOf(resource, index));
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);

function read(operation, variables) {
  const [, name = '', kind = ''] = /^Admin([A-Za-z]+?)(List|Names)?$/.exec(operation) ?? [];
  const resource = byType.get(name);
  if (resource === undefined) return undefined;
  const rows = rowsOf(resource);
  if (kind === '') return { [lowerFirst(name)]: rows.find((row) => row.id === variables.id) ?? null };
  const wanted = variables.filter?.id?.in;
  const items = wanted === undefined ? rows : rows.filter((row) => wanted.includes(row.id));
  return { [`${lowerFirst(name)}List`]: { items, totalCount: items.length, endCursor: null } };
}

/** Words that make the stub refuse: a field that is wrong, a version that is old. */
function write(operation, variables) {
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
  if (found.command.mutation !== mutation) return { [mutation]: { ids: variables.ids ?? [], refusals: [] } };
  const typed = JSON.stringify(variables.input ?? {});
  const [key] = Object.keys(variables.input ?? {});
  if (typed.includes('refuse me'))
    return {
      [mutation]: {
        __typename: 'Refusal',
        code: 'INVALID_INPUT',
        message: 'Some answers need another look.',
        fields: [{ path: [key], code: 'TAKEN', message: 'This is taken; choose another.' }],
      },
    };
  if (typed.includes('stale') && variables.expectedVersion === 1)
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
      id: variables.id ?? rowId(found.resource.table, 0),
      version: 2,
    },
  };
}

function common(operation, variables) {
  if (/^AdminSearch[A-Z]\w*$/.test(operation))
    return Object.fromEntries(
      resources
        .filter(({ table }) => ['trademark', 'user'].includes(table))
        .map((resource) => [
          resource.table,
          {
            items: rowsOf(resource).filter((row) =>
              JSON.stringify(row).toLowerCase().includes(variables.text.toLowerCase()),
            ),
          },
        ]),
    );
  if (/^AdminFind[A-Z]\w*$/.test(operation))
    return Object.fromEntries(
      resources.map((resource) => [
        resource.table,
        rowsOf(resource).find(({ id }) => id === variables.id) ?? null,
      ]),
    );
  if (/^AdminUnassigned[A-Z]\w*$/.test(operation)) return { trademark: 2, registration_request: 1 };
  return undefined;
}

/** What the gateway would say, or undefined for a document that is none of these. */
export const recordAnswer = (operation, variables) =>
  common(operation, variables) ?? read(operation, variables) ?? write(operation, variables);
