import type { FieldSet } from '../field/field.js';
import { refuseFields, type FieldRefusal, type Refusal } from '../words/refusal.js';
import type { DomainEvent } from './decider.js';
import { no } from './refusals.js';

/** What of a record is given and another than before. */
export function changedOf<Fields extends object>(
  before: Fields,
  given: Readonly<Record<string, unknown>>,
): Partial<Fields> {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(given).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(known[key] ?? null),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** An event, with the person it is about where there is one. */
export function eventOf(type: string, data: object, subjectId: string | undefined): DomainEvent {
  return subjectId === undefined ? { type, data } : { type, data, subjectId };
}

/** INPUT_INVALID with every needed field that has no value; undefined when all have one. */
export function missingFields(
  fields: FieldSet,
  next: Readonly<Record<string, unknown>>,
): Refusal | undefined {
  const missing: FieldRefusal[] = Object.entries(fields)
    .filter(([key, field]) => !field.optional && (next[key] === undefined || next[key] === null))
    .map(([key]) => ({ path: [key], code: 'REQUIRED', message: 'This is needed.' }));
  return missing.length === 0 ? undefined : refuseFields(missing);
}

/** The answer for what is not there any more: the same as for what never was. */
export function gone(): Refusal {
  return no('NOT_FOUND');
}
