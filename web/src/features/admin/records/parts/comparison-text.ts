import type { TFunction } from 'i18next';
import type { FieldFacts } from '../../parts/records/record-facts.js';
import { comparisonOf } from '../../parts/records/record-filter.js';
import { valueLabel } from '../../parts/records/record-title.js';

const SIGNS: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '≠',
  in: '=',
  notIn: '≠',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
  contains: '~',
  startsWith: '~',
  has: '∋',
};

/** A comparison in a few words: `= Registered, Filed`, `≥ 2026-01-01 ≤ 2026-03-31`, `is empty`. */
export function comparisonText(field: FieldFacts, asked: unknown, t: TFunction<'admin-records'>): string {
  const words = (value: unknown): string =>
    Array.isArray(value)
      ? [...new Set(value.map((item) => valueLabel(field, item)))].join(', ')
      : typeof value === 'boolean'
        ? t(value ? 'yes' : 'no')
        : valueLabel(field, value);
  return Object.entries(comparisonOf(field, asked) ?? {})
    .map(([name, value]) =>
      name === 'isNull'
        ? t(value === true ? 'filter.isEmpty' : 'filter.isThere')
        : `${SIGNS[name] ?? name} ${words(value).replace(/T00:00:00\.000Z$/, '')}`,
    )
    .join(' ');
}
