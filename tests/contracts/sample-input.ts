import type { Field, FieldSet } from '@cotta/kit/model/field/field.js';
import { enumName } from '@cotta/kit/model/field/names.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

type Value = unknown;

/** How to find the id of a row that a reference may point at; undefined leaves the reference out. */
export type IdFor = (typeName: string) => Promise<string | undefined>;

export interface SampleOptions {
  readonly idFor: IdFor;
  /** Values that the field's kind alone does not tell, by key; `null` leaves the field out. */
  readonly otherwise?: Readonly<Record<string, Value>>;
  /** Makes values of another round differ. */
  readonly round?: number;
}

/** A sound input for a command, as GraphQL takes it: every field filled. */
export async function sampleInput(
  fields: FieldSet,
  { idFor, otherwise = {}, round = 0 }: SampleOptions,
): Promise<Record<string, Value>> {
  const input: Record<string, Value> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (Object.hasOwn(otherwise, key)) {
      if (otherwise[key] !== null) input[key] = otherwise[key];
      continue;
    }
    const value = await sampleValue(field, { key, idFor, round });
    if (value !== undefined) input[key] = value;
  }
  return input;
}

interface At {
  readonly key: string;
  readonly idFor: IdFor;
  readonly round: number;
}

async function sampleValue(field: Field<unknown>, at: At): Promise<Value> {
  const { kind } = field;
  const { key, idFor, round } = at;
  switch (kind.is) {
    case 'id':
      return nameBasedId(key);
    case 'ref':
      return idFor(kind.typeName);
    case 'text':
    case 'longText':
      return `Sample ${key} ${round}`.slice(0, kind.max).padEnd(kind.min ?? 0, '.');
    case 'email':
      return `${key.toLowerCase()}${round}@example.test`;
    case 'phone':
      return `+42190000000${round}`;
    case 'url':
      return `https://example.test/${key}/${round}`;
    case 'integer':
      return Math.min(Math.max(kind.min, 1) + round, kind.max);
    case 'decimal':
      return `${round + 1}`;
    case 'json':
      return { sample: key, round };
    case 'boolean':
      return round % 2 === 0;
    case 'calendarDate':
      return `2027-03-${String(10 + round).padStart(2, '0')}`;
    case 'instant':
      return `2027-03-${String(10 + round).padStart(2, '0')}T10:00:00.000Z`;
    case 'money':
      return { amountMinor: 1000 + round, currency: 'EUR' };
    case 'enumeration':
      return enumName(kind.values[round % kind.values.length] ?? '');
    case 'code':
      return sampleCode(kind.scalar, round);
    case 'list':
      return [await sampleValue(kind.of, at)];
    case 'object':
      return sampleInput(kind.fields, { idFor, round });
  }
}

const codes: Readonly<Record<string, readonly string[]>> = {
  JurisdictionCode: ['SK', 'EU', 'US'],
  CountryCode: ['SK', 'CZ', 'ES'],
  CurrencyCode: ['EUR', 'CZK', 'USD'],
  LanguageCode: ['en', 'sk', 'cs'],
};

function sampleCode(scalar: string, round: number): string {
  const known = codes[scalar] ?? ['SK'];
  return known[round % known.length] ?? 'SK';
}
