import type { EntityManager } from 'typeorm';
import type { Field } from '../../model/field/field.js';
import { columnName } from '../../model/field/names.js';
import { columnShape } from '../../model/resource/column.js';
import { allFields, type Resource } from '../../model/resource/define.js';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** One question about the rows of a resource. Conditions are over alias `r`: they name fields by their keys (`r.userId`) and values by names of
 *  their own (`:after0`), and hold neither of them in quotes. Written by hand because the mapper takes longer to put it together, and to make rows
 *  of what came, than the server to answer it. */
export class RowsStatement {
  readonly #resource: Resource;
  readonly #conditions: string[] = [];
  readonly #orders: string[] = [];
  readonly #parameters = new Map<string, unknown>();

  constructor(resource: Resource) {
    this.#resource = resource;
  }

  /** How many values it has, for a name that is not taken. */
  get size(): number {
    return this.#parameters.size;
  }

  where(condition: string, parameters: Readonly<Record<string, unknown>> = {}): this {
    this.#conditions.push(condition);
    for (const [name, value] of Object.entries(parameters)) this.#parameters.set(name, value);
    return this;
  }

  orderBy(field: string, direction: 'ASC' | 'DESC', nulls = ''): this {
    this.#orders.push(`r.${field} ${direction} ${nulls}`);
    return this;
  }

  /** Text and values as the server takes them. `selected`: over alias `r` as well, or columns of `selectedColumns`. `end`: what follows the order. */
  written(selected: string, end = ''): readonly [sql: string, values: unknown[]] {
    const where = this.#conditions.length === 0 ? '' : ` where ${this.#conditions.join(' and ')}`;
    const order = this.#orders.length === 0 ? '' : ` order by ${this.#orders.join(', ')}`;
    const columns = columnsOf(this.#resource);
    const values: unknown[] = [];
    const places = new Map<string, string>();
    const place = (name: string): string => {
      const known = places.get(name) ?? `$${values.push(this.#parameters.get(name))}`;
      places.set(name, known);
      return known;
    };
    const sql = `select ${selected} from "${this.#resource.table}" "r"${where}${order}${end}`.replace(
      NAMES,
      (found, field: string | undefined, name: string | undefined) => {
        if (field !== undefined) return columns.get(field) ?? found;
        return name !== undefined && this.#parameters.has(name) ? place(name) : found;
      },
    );
    return [sql, values];
  }

  /** The rows of `written`, which name their values by the keys that were selected. */
  async ask<Row>(manager: EntityManager, selected: string, end = ''): Promise<Row[]> {
    const [sql, values] = this.written(selected, end);
    return manager.query<Row[]>(sql, values);
  }
}

/** A field of `r`, or a value's name; two colons are a cast. */
const NAMES = /\br\.(\w+)|(?<!:):(\w+)/g;

const columnsByResource = new WeakMap<Resource, ReadonlyMap<string, string>>();

function columnsOf(resource: Resource): ReadonlyMap<string, string> {
  const known =
    columnsByResource.get(resource) ??
    new Map(Object.keys(allFields(resource)).map((key) => [key, `"r"."${columnName(key)}"`]));
  columnsByResource.set(resource, known);
  return known;
}

const selectedByFields = new WeakMap<Fields, ReadonlyMap<string, string>>();

/** What is selected to have fields by their keys: those of `keys` that are among them, or all. Days come as text, as they are declared: the driver
 *  would make them moments. */
export function selectedColumns(fields: Fields, keys?: readonly string[]): string {
  const known =
    selectedByFields.get(fields) ??
    new Map(Object.entries(fields).map(([key, field]) => [key, selectedColumn(key, field)]));
  selectedByFields.set(fields, known);
  const all = keys === undefined ? known.values() : [...new Set(keys)].flatMap((key) => known.get(key) ?? []);
  return [...all].join(', ');
}

function selectedColumn(key: string, field: Field<unknown>): string {
  const { type, array } = columnShape(field);
  return `"r"."${columnName(key)}"${type === 'date' && !array ? '::text' : ''} as "${key}"`;
}
