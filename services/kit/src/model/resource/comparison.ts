import { Rejection } from '../words/rejection.js';
import type { Field } from '../field/field.js';
import { parseInput } from '../field/parse-input.js';
import { bareLetters } from './bare-letters.js';

const sameness = ['eq', 'neq', 'in', 'notIn', 'isNull'] as const;
const range = ['gt', 'gte', 'lt', 'lte'] as const;
const words = ['contains', 'startsWith'] as const;
const lists = ['has', 'isNull'] as const;

/** How a filter may compare. */
export type Comparator = (typeof sameness)[number] | (typeof range)[number] | (typeof words)[number] | 'has';

const LONGEST_LIST = 200;
const LONGEST_TEXT = 1000;
/** Words that are looked for one by one; what follows is one with the last. */
const MOST_WORDS = 8;
const operators: Readonly<Record<(typeof range)[number], string>> = {
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

/** What a field can be compared by; none for money and objects, which therefore cannot be filtered. */
export function comparatorsOf(field: Field<unknown>): readonly Comparator[] {
  switch (field.kind.is) {
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'url':
      return [...sameness, ...words];
    case 'integer':
    case 'decimal':
    case 'calendarDate':
    case 'instant':
      return [...sameness, ...range];
    case 'boolean':
      return ['eq', 'neq', 'isNull'];
    case 'list':
      return lists;
    case 'money':
    case 'object':
    case 'json':
      return [];
    default:
      return sameness;
  }
}

/** Whether a field can be compared so. */
export function isComparator(field: Field<unknown>, name: string): boolean {
  return comparatorsOf(field).some((comparator) => comparator === name);
}

interface Comparison {
  readonly field: Field<unknown>;
  /** Property of the entity; a declared key, never the caller's text. */
  readonly key: string;
  readonly comparator: string;
  readonly parameter: string;
}

/** One comparison over alias `r` with its one bound value. @throws Rejection BAD_USER_INPUT for a value of the wrong kind. */
export function comparisonSql(
  comparison: Comparison,
  raw: unknown,
  path: readonly string[],
): { sql: string; value: unknown } {
  const { field, key, comparator, parameter } = comparison;
  const column = `r.${key}`;
  const bound = `:${parameter}`;
  switch (comparator) {
    case 'isNull':
      if (typeof raw !== 'boolean') throw wrong('this is true or false', path);
      return { sql: `((${column} is null) = ${bound})`, value: raw };
    case 'in':
      return { sql: `${column} = any(${bound})`, value: values(field, raw, path) };
    case 'notIn':
      return { sql: `(${column} = any(${bound})) is not true`, value: values(field, raw, path) };
    case 'has':
      return { sql: `${bound} = any(${column})`, value: value(field, raw, path) };
    case 'contains':
      return containing(column, bound, wordsOf(plain(raw, path)));
    case 'startsWith':
      return { sql: `${bareLetters(column)} like ${bareLetters(bound)}`, value: `${pattern(raw, path)}%` };
    case 'eq':
      return { sql: `${column} = ${bound}`, value: value(field, raw, path) };
    case 'neq':
      return { sql: `${column} is distinct from ${bound}`, value: value(field, raw, path) };
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return { sql: `${column} ${operators[comparator]} ${bound}`, value: value(field, raw, path) };
    default:
      throw wrong('there is no such comparison', path);
  }
}

/** Each word somewhere in the text, in any order; case and accents make no difference. */
function containing(
  column: string,
  bound: string,
  words: readonly string[],
): { sql: string; value: unknown } {
  const likes = words.map(
    (_, index) => `${bareLetters(column)} like ${bareLetters(`(${bound}::text[])[${index + 1}]`)}`,
  );
  return { sql: `(${likes.join(' and ')})`, value: words.map((word) => `%${escaped(word)}%`) };
}

function wordsOf(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [''];
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')];
}

function values(field: Field<unknown>, raw: unknown, path: readonly string[]): unknown[] {
  if (!Array.isArray(raw)) throw wrong('this is not a list', path);
  if (raw.length > LONGEST_LIST) throw wrong(`no more than ${LONGEST_LIST} values`, path);
  return raw.map((item, index) => value(field, item, [...path, String(index)]));
}

/** Checked by the field's own kind; text is taken as it is, since half a word is a fair thing to look for. */
function value(field: Field<unknown>, raw: unknown, path: readonly string[]): unknown {
  if (raw === null || raw === undefined) throw wrong('compare with isNull instead of null', path);
  const kind = field.kind.is === 'list' ? field.kind.of.kind : field.kind;
  switch (kind.is) {
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'url':
    case 'code':
      return plain(raw, path);
    default: {
      const parsed = parseInput({ value: { ...field, kind, optional: false } }, { value: raw });
      if (!parsed.ok) throw wrong(parsed.fields[0]?.message ?? 'this is a value of another kind', path);
      return parsed.value.value;
    }
  }
}

function plain(raw: unknown, path: readonly string[]): string {
  const fine = typeof raw === 'string' && raw.length <= LONGEST_TEXT && !raw.includes('\u0000');
  if (!fine) throw wrong(`this is text of up to ${LONGEST_TEXT} characters`, path);
  return raw;
}

function pattern(raw: unknown, path: readonly string[]): string {
  return escaped(plain(raw, path));
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function wrong(message: string, path: readonly string[]): Rejection {
  return new Rejection('BAD_USER_INPUT', message, path);
}
