import { EdgeRefusal } from '../graph-error.js';
import type { JsonSchema } from './json-schema.js';

/** One parameter behind the `?`. */
export interface QueryParameter {
  readonly is: 'id' | 'whole' | 'flag' | 'text';
  readonly required?: true;
  /** The only words it may be. */
  readonly of?: readonly string[];
}

/** By the name that stands in the address. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;
export type QueryValues = Readonly<Record<string, string | number | boolean>>;

const schemas: Readonly<Record<QueryParameter['is'], JsonSchema>> = {
  id: { type: 'string', format: 'uuid' },
  whole: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  text: { type: 'string' },
};

export function querySchema({ is, of }: QueryParameter): JsonSchema {
  return of === undefined ? schemas[is] : { ...schemas[is], enum: [...of] };
}

/** Taken by every path: the link of who is not signed in. */
const LINK = 'token';
const LONGEST_NAME = 60;

/** What a path does not know is refused, so that nobody takes a whole list for a narrowed one. @throws EdgeRefusal BAD_REQUEST naming the parameter and those that there are */
export function refuseUnknown(declared: QueryParameters, given: Readonly<Record<string, unknown>>): void {
  const strange = Object.keys(given).filter((name) => name !== LINK && !Object.hasOwn(declared, name));
  if (strange.length === 0) return;
  const known = Object.keys(declared);
  throw new EdgeRefusal(
    'BAD_REQUEST',
    `This path does not know ${strange.map((name) => name.slice(0, LONGEST_NAME)).join(', ')}. ${
      known.length === 0 ? 'It takes no parameters.' : `It takes ${known.join(', ')}.`
    }`,
  );
}

/** Reads what a route declares. @throws EdgeRefusal BAD_REQUEST naming the parameter */
export function readQuery(declared: QueryParameters, given: Readonly<Record<string, unknown>>): QueryValues {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, parameter] of Object.entries(declared)) {
    const text = given[name];
    if (text === undefined && parameter.required !== true) continue;
    const value = typeof text === 'string' ? valueOf(text, parameter.is) : undefined;
    if (value === undefined)
      throw new EdgeRefusal('BAD_REQUEST', `${name} has to be ${expected[parameter.is]}.`);
    values[name] = value;
  }
  return values;
}

const expected: Readonly<Record<QueryParameter['is'], string>> = {
  id: 'one id',
  whole: 'one whole number',
  flag: 'true or false',
  text: 'given once',
};

function valueOf(text: string, is: QueryParameter['is']): string | number | boolean | undefined {
  if (is === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (is === 'flag') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return is === 'id' && text === '' ? undefined : text;
}
