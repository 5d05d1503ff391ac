import { Fault } from '../../model/words/fault.js';
import type { Field } from '../../model/field/field.js';
import type { Resource } from '../../model/resource/define.js';

/** What takes the place of a personal value: null, an empty text, an empty list, an address that reaches nobody. */
export type Neutral = 'nothing' | 'text' | 'list' | 'address';

/** Key → what becomes of it. */
export type NeutralKeys = Readonly<Record<string, Neutral>>;

/** The personal fields of a resource, each with the neutral value that still fits its column.
 *  @throws Fault for a required field that nothing neutral can stand for. */
export function erasableFields(resource: Resource): NeutralKeys {
  const personal = Object.entries(resource.fields).filter(([, field]) => field.personal);
  return Object.fromEntries(
    personal.map(([key, field]) => [key, neutralOf(field, `${resource.name}.${key}`)]),
  );
}

function neutralOf({ kind, optional }: Field<unknown>, name: string): Neutral {
  if (kind.is === 'list') return 'list';
  if (optional) return 'nothing';
  if (kind.is === 'email') return 'address';
  if (['text', 'longText', 'phone', 'url'].includes(kind.is)) return 'text';
  throw new Fault(
    `${name} tells of a person, so it must be optional: nothing neutral stands for a required ${kind.is}`,
  );
}
