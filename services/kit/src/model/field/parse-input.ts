import type { FieldRefusal } from '../words/refusal.js';
import { isId } from '../words/ids.js';
import type { Field, FieldKind, FieldSet, InputOf } from './field.js';
import { parseDecimal, parseJson } from './parse-exact.js';
import { parseText } from './parse-text.js';

/** A value, or all that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: readonly FieldRefusal[] };

/** Outside words become typed values, or all that is wrong with them at once.
 *  Text is trimmed; an optional text left empty becomes null. An absent optional field stays absent.
 *  `path`: where `raw` stands in the whole input. Never throws. */
export function parseInput<F extends FieldSet>(
  fields: F,
  raw: unknown,
  path: readonly string[] = [],
): Parsed<InputOf<F>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, fields: [{ path, code: 'REQUIRED', message: 'This needs its parts.' }] };
  }
  const given = raw as Readonly<Record<string, unknown>>;
  const refusals: FieldRefusal[] = Object.keys(given)
    .filter((key) => !Object.hasOwn(fields, key))
    .map((key) => ({
      path: [...path, key.slice(0, 60)],
      code: 'UNKNOWN_FIELD',
      message: 'There is no such field.',
    }));
  const value: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const at = [...path, key];
    const answer = Object.hasOwn(given, key) ? given[key] : undefined;
    if (answer === undefined && field.optional) continue;
    const parsed = parseValue(field, answer, at);
    if (parsed.ok) value[key] = parsed.value;
    else refusals.push(...parsed.fields);
  }
  if (refusals.length > 0) return { ok: false, fields: refusals };
  // Every declared key was parsed by its own field just above.
  return { ok: true, value: value as InputOf<F> };
}

type Path = readonly string[];
type Kind<Is extends FieldKind['is']> = Extract<FieldKind, { is: Is }>;

function refused(
  path: Path,
  code: string,
  message: string,
  params?: FieldRefusal['params'],
): { ok: false; fields: FieldRefusal[] } {
  return {
    ok: false,
    fields: [params === undefined ? { path, code, message } : { path, code, message, params }],
  };
}

const accepted = (value: unknown): Parsed<unknown> => ({ ok: true, value });

/** One answer against one field. Null and empty text mean "nothing". */
export function parseValue(field: Field<unknown>, answer: unknown, path: Path): Parsed<unknown> {
  if (isNothing(answer))
    return field.optional ? accepted(null) : refused(path, 'REQUIRED', 'This is needed.');
  return parseKind(field.kind, answer, path);
}

function isNothing(answer: unknown): boolean {
  return answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === '');
}

function parseKind(kind: FieldKind, answer: unknown, path: Path): Parsed<unknown> {
  switch (kind.is) {
    case 'integer':
      return parseInteger(kind, answer, path);
    case 'decimal':
      return parseDecimal(kind, answer, path);
    case 'json':
      return parseJson(kind, answer, path);
    case 'boolean':
      return typeof answer === 'boolean'
        ? accepted(answer)
        : refused(path, 'UNKNOWN_VALUE', 'This is a yes or a no.');
    case 'money':
      return parseMoney(answer, path);
    case 'list':
      return parseList(kind, answer, path);
    case 'object':
      return parseInput(kind.fields, answer, path);
    case 'instant':
      return parseInstant(answer, path);
    case 'id':
    case 'ref':
      return typeof answer === 'string' && isId(answer)
        ? accepted(answer.toLowerCase())
        : refused(path, 'UNKNOWN_VALUE', 'This is not an id.');
    case 'enumeration':
      return typeof answer === 'string' && kind.values.includes(answer)
        ? accepted(answer)
        : refused(path, 'UNKNOWN_VALUE', 'This is not one of the choices.');
    default:
      return parseText(kind, answer, path);
  }
}

/** As much of an answer as a refusal repeats. */
const QUOTED = 20;

function parseInteger({ min, max, wrong }: Kind<'integer'>, answer: unknown, path: Path): Parsed<unknown> {
  const saying = (otherwise: string): string => wrong?.(String(answer).slice(0, QUOTED)) ?? otherwise;
  if (typeof answer !== 'number' || !Number.isSafeInteger(answer))
    return refused(path, 'NOT_A_NUMBER', saying('This is not a whole number.'));
  if (answer < min) return refused(path, 'TOO_SMALL', saying(`The least is ${min}.`), { min });
  if (answer > max) return refused(path, 'TOO_BIG', saying(`The most is ${max}.`), { max });
  return accepted(answer);
}

function parseMoney(answer: unknown, path: Path): Parsed<unknown> {
  if (typeof answer !== 'object' || answer === null)
    return refused(path, 'NOT_A_NUMBER', 'This is not an amount of money.');
  const { amountMinor, currency, ...rest } = answer as Readonly<Record<string, unknown>>;
  const [stranger] = Object.keys(rest);
  if (stranger !== undefined)
    return refused([...path, stranger.slice(0, 60)], 'UNKNOWN_FIELD', 'There is no such field.');
  if (typeof amountMinor !== 'number' || !Number.isSafeInteger(amountMinor)) {
    return refused([...path, 'amountMinor'], 'NOT_A_NUMBER', 'This is not a whole number of minor units.');
  }
  if (Math.abs(amountMinor) > 2_147_483_647)
    return refused([...path, 'amountMinor'], 'TOO_BIG', 'This amount is too big.');
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return refused([...path, 'currency'], 'UNKNOWN_CODE', 'This is not a currency.');
  return accepted({ amountMinor, currency });
}

function parseList({ of, min, max }: Kind<'list'>, answer: unknown, path: Path): Parsed<unknown> {
  if (!Array.isArray(answer)) return refused(path, 'UNKNOWN_VALUE', 'This is not a list.');
  if (answer.length > max) return refused(path, 'TOO_MANY', `Give no more than ${max}.`, { max });
  if (answer.length < min)
    return refused(path, 'TOO_FEW', min === 1 ? 'Give at least one.' : `Give at least ${min}.`, { min });
  const parsed = answer.map((item, at) => parseValue(of, item, [...path, String(at)]));
  const fields = parsed.flatMap((item) => (item.ok ? [] : item.fields));
  return fields.length > 0
    ? { ok: false, fields }
    : accepted(parsed.map((item) => (item.ok ? item.value : undefined)));
}

const FOUR_DIGIT_YEAR = /^(?!0000)\d{4}-/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A zone is required: an instant without one means something else on every machine. */
function parseInstant(answer: unknown, path: Path): Parsed<unknown> {
  const text = answer instanceof Date && !Number.isNaN(answer.getTime()) ? answer.toISOString() : answer;
  if (typeof text !== 'string' || !INSTANT.test(text))
    return refused(path, 'NOT_A_DATE', 'This is not a point in time with its zone.');
  // 30 February would otherwise quietly become the second of March.
  const day = parseText({ is: 'calendarDate' }, text.slice(0, 10), path);
  const instant = new Date(text);
  const exists = day.ok && !Number.isNaN(instant.getTime()) && FOUR_DIGIT_YEAR.test(instant.toISOString());
  return exists ? accepted(instant.toISOString()) : refused(path, 'NOT_A_DATE', 'There is no such moment.');
}
