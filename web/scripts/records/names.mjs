// Names of entities and fields as staff read them: made from the specification's names, corrected by words.json.
import { readFileSync } from 'node:fs';

const words = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8'));
const UPPER = new Map(words.upperCase.map((/** @type {string} */ word) => [word.toLowerCase(), word]));

/** @param {string} text @returns {string[]} */
const split = (text) =>
  text
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');

/** Name of their enumeration. */
const WORK = 'Work';
/** Kinds of work are called as on My day. */
const works = JSON.parse(
  readFileSync(new URL('../../locales/en/admin-day.json', import.meta.url), 'utf8'),
).work;

/** A value that is written as programs write it, in words: `STATEMENT_OF_USE`, `statement-of-use` → `Statement of use`. @param {string} label @param {string} [typeName] the enumeration it is one of */
export const valueName = (label, typeName) =>
  (typeName === WORK ? works[label.toUpperCase().replaceAll('-', '_')] : undefined) ??
  words.values[label] ??
  ((/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(label) && label.length > 3) || /^[a-z]+([_-][a-z]+)+$/.test(label)
    ? humanName(label)
    : label);

/** `useInCommerceRequest`, `use_in_commerce_request` → `Use in commerce request`. @param {string} name */
export function humanName(name) {
  const text = split(name)
    .map((word) => UPPER.get(word) ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} name */
function pluralOf(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** One and many. @param {string} table @returns {{ one: string, many: string }} */
export function entityNames(table) {
  const one = words.entities[table]?.one ?? humanName(table);
  return { one, many: words.entities[table]?.many ?? pluralOf(one) };
}

/** `useInCommerceRequest` → `use_in_commerce_request`. @param {string} name */
const tableOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A reference is named after what it points at, a moment after what happened. @param {{ key: string, kind: string }} field @param {string} [table] */
export function fieldName({ key, kind }, table) {
  const own = words.fields[`${table}.${key}`] ?? words.fields[key];
  if (own !== undefined) return own;
  const entity = kind === 'ref' ? words.entities[tableOf(key.replace(/Id$/, ''))] : undefined;
  if (entity !== undefined) return entity.one;
  const short = kind === 'ref' ? key.replace(/Id$/, '') : kind === 'instant' ? key.replace(/At$/, '') : key;
  return humanName(short);
}

/** `approveApplication` on an application → `Approve`: the page says of what. @param {string} mutation @param {string} type */
export function commandName(mutation, type) {
  const [first = '', ...rest] = mutation.split(type);
  const short = [first, ...rest].join('');
  return words.commands[mutation] ?? humanName(short === '' ? mutation : short);
}

/** How a record is called in one line, when the usual fields do not do. @param {string} table @returns {string[] | undefined} */
export const ownTitle = (table) => words.titles[table];

/** The reference that names a record which has no name of its own, or a poor one. @param {string} table @returns {string | undefined} */
export const ownParent = (table) => words.parents[table];

/** The reference whom such a record is against: its name follows that of the parent. @param {string} table @returns {string | undefined} */
export const ownAgainst = (table) => words.against[table];

/** Columns of a list before anybody chose, where the usual order does not do. @param {string} table @returns {string[] | undefined} */
export const ownColumns = (table) => words.columns[table];

/** What a list is narrowed to before anybody chose, as its address says it. @param {string} table @returns {Record<string, object> | undefined} */
export const ownFilter = (table) => words.filters[table];

/** Statuses in which the time left until a moment is what counts. @param {string} table @param {string} key @returns {string[] | undefined} */
export const countdownOf = (table, key) => words.countdowns[`${table}.${key}`];

/** What a service works out for a row: asked for like a field, neither filtered nor sorted by. @param {string} table @returns {{ key: string, kind: string, doc: string }[]} */
export const answersOf = (table) => words.answers[table] ?? [];
