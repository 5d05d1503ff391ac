import { clockTimeOf, momentOf } from '../../../../../kit/dates/clock-time.js';
import type { FieldFacts } from '../record-facts.js';

/** An answer as it is typed: text until it is sent; parts and items by themselves. Null: an optional object that is not there. */
export type Draft = string | null | readonly Draft[] | { readonly [key: string]: Draft };
export type Drafts = Readonly<Record<string, Draft>>;

/** Dotted path → key of the sentence that says what to do. */
export type Problems = Record<string, string>;

/** Currencies without minor units. */
const WHOLE = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF', 'XAF']);
const LINES = new Set(['text', 'longText', 'url', 'email', 'phone']);

/** Items that each need controls of their own; the rest are words in one field. */
export const isGroup = ({ of }: FieldFacts): boolean => of?.kind === 'object' || of?.kind === 'money';
export const isByLine = ({ of }: FieldFacts): boolean => of !== undefined && LINES.has(of.kind);

function emptyObject(parts: readonly FieldFacts[]): Drafts {
  return Object.fromEntries(parts.map((part) => [part.key, draftOf(part, undefined)]));
}

/** One answer of several, empty where nothing was typed yet; an optional object that is not there stays so. */
export const draftAt = (drafts: Drafts, key: string): Draft => {
  const draft = drafts[key];
  return draft === undefined ? '' : draft;
};

export const emptyItem = ({ of }: FieldFacts): Draft =>
  of === undefined ? '' : of.kind === 'object' ? emptyObject(of.parts ?? []) : draftOf(of, undefined);

/** A stored value as an answer that can be typed on. */
export function draftOf(field: FieldFacts, value: unknown): Draft {
  const { kind, of, parts = [] } = field;
  if (kind === 'money') {
    const money = value as { amountMinor?: number; currency: string } | null | undefined;
    return {
      amount:
        money?.amountMinor === undefined
          ? ''
          : WHOLE.has(money.currency)
            ? String(money.amountMinor)
            : (money.amountMinor / 100).toFixed(2),
      currency: money?.currency ?? '',
    };
  }
  if (kind === 'object') {
    if (value === null || value === undefined) return field.optional === true ? null : emptyObject(parts);
    return Object.fromEntries(
      parts.map((part) => [part.key, draftOf(part, (value as Record<string, unknown>)[part.key])]),
    );
  }
  if (kind === 'list' && of !== undefined) {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
    if (of.values !== undefined) return items.map(String);
    return isGroup(field)
      ? items.map((item) => draftOf({ ...of, optional: false }, item))
      : items.map(String).join(isByLine(field) ? '\n' : ', ');
  }
  if (value === null || value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, undefined, 1);
  if (kind === 'instant') return clockTimeOf(new Date(String(value)));
  return String(value);
}

export const draftsOf = (fields: readonly FieldFacts[], row: Readonly<Record<string, unknown>>): Drafts =>
  Object.fromEntries(fields.map((field) => [field.key, draftOf(field, row[field.key])]));

interface Reading {
  readonly value: unknown;
  readonly problems: Problems;
}
const good = (value: unknown): Reading => ({ value, problems: {} });
const bad = (path: string, problem: string): Reading => ({ value: undefined, problems: { [path]: problem } });

function readMoney(draft: Drafts, path: string): Reading {
  const amount = String(draft['amount'] ?? '')
    .trim()
    .replace(',', '.');
  const currency = String(draft['currency'] ?? '')
    .trim()
    .toUpperCase();
  if (amount === '' && currency === '') return good(null);
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) return bad(path, 'problem.money');
  if (!/^[A-Z]{3}$/.test(currency)) return bad(path, 'problem.currency');
  const factor = WHOLE.has(currency) ? 1 : 100;
  return good({ amountMinor: Math.round(Number(amount) * factor), currency });
}

function readParts(parts: readonly FieldFacts[], draft: Drafts, path: string): Reading {
  const readings = parts.map(
    (part) => [part.key, readDraft(part, draftAt(draft, part.key), `${path}.${part.key}`)] as const,
  );
  return {
    value: Object.fromEntries(readings.map(([key, { value }]) => [key, value])),
    problems: Object.assign({}, ...readings.map(([, { problems }]) => problems)),
  };
}

function readList(field: FieldFacts & { of: FieldFacts }, draft: Draft, path: string): Reading {
  const { of } = field;
  if (of.values !== undefined) return good(draft);
  const items: readonly Draft[] = isGroup(field)
    ? (draft as readonly Draft[])
    : String(draft)
        .split(isByLine(field) ? '\n' : /[\s,;]+/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
  const readings = items.map((item, index) =>
    readDraft({ ...of, optional: false }, item, `${path}.${index}`),
  );
  if (field.max !== undefined && items.length > field.max) return bad(path, 'problem.tooMany');
  return {
    value: readings.map(({ value }) => value),
    problems: Object.assign({}, ...readings.map(({ problems }) => problems)),
  };
}

function readText({ kind }: FieldFacts, text: string, path: string): Reading {
  switch (kind) {
    case 'integer':
      return /^-?\d+$/.test(text) ? good(Number(text)) : bad(path, 'problem.integer');
    case 'decimal':
      return /^-?\d+([.,]\d+)?$/.test(text) ? good(text.replace(',', '.')) : bad(path, 'problem.decimal');
    case 'boolean':
      return good(text === 'true');
    case 'instant':
      return Number.isNaN(momentOf(text).getTime())
        ? bad(path, 'problem.moment')
        : good(momentOf(text).toISOString());
    case 'json': {
      try {
        return good(JSON.parse(text));
      } catch {
        return bad(path, 'problem.json');
      }
    }
    default:
      return good(text);
  }
}

/** What was typed as the API takes it, or what is wrong with it. */
export function readDraft(field: FieldFacts, draft: Draft, path: string = field.key): Reading {
  const read =
    field.kind === 'money'
      ? readMoney(draft as Drafts, path)
      : field.kind === 'object'
        ? draft === null
          ? good(null)
          : readParts(field.parts ?? [], draft as Drafts, path)
        : field.kind === 'list' && field.of !== undefined
          ? readList({ ...field, of: field.of }, draft, path)
          : String(draft ?? '').trim() === ''
            ? good(null)
            : readText(field, String(draft).trim(), path);
  if (read.value === null && field.optional !== true) return bad(path, 'problem.needed');
  return read;
}

/** All that was typed. `only`: keys that count; the others are left as they are. */
export function readDrafts(
  fields: readonly FieldFacts[],
  drafts: Drafts,
  only?: ReadonlySet<string>,
): { readonly input: Record<string, unknown>; readonly problems: Problems } {
  const readings = fields
    .filter(({ key }) => only?.has(key) ?? true)
    .map((field) => [field.key, readDraft(field, draftAt(drafts, field.key))] as const);
  return {
    input: Object.fromEntries(readings.map(([key, { value }]) => [key, value])),
    problems: Object.assign({}, ...readings.map(([, { problems }]) => problems)),
  };
}

/** Keys whose answer is no longer what it was. */
export function changedKeys(before: Drafts, now: Drafts): ReadonlySet<string> {
  return new Set(Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key])));
}
