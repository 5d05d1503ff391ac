import { Rejection } from '../../model/words/rejection.js';
import type { Field } from '../../model/field/field.js';
import { parseValue } from '../../model/field/parse-input.js';
import type { Order } from '../../model/resource/define.js';

type Fields = Readonly<Record<string, Field<unknown>>>;
type Row = Readonly<Record<string, unknown>>;

/** Where a page ended: the values it was ordered by, opaque to whoever carries it. It holds nothing the row did not show. */
export function cursorOf(row: Row, orders: readonly Order[]): string {
  return Buffer.from(
    JSON.stringify(orders.map(({ field, direction }) => [field, direction, row[field] ?? null])),
  ).toString('base64url');
}

/** Rows behind the cursor, over alias `r`. The plain form (one direction, no unknown values) is one comparison that an index answers at any depth.
 *  @throws Rejection BAD_USER_INPUT for a cursor of another order, or none of ours. */
export function behindCursor(
  fields: Fields,
  orders: readonly Order[],
  cursor: string,
): { sql: string; parameters: Readonly<Record<string, unknown>> } {
  const values = cursorValues(fields, orders, cursor);
  const parameters = Object.fromEntries(values.map((value, index) => [`after${index}`, value]));
  const [first] = orders;
  const plain = values.every(
    (value, index) =>
      value !== null &&
      fields[orders[index]?.field ?? '']?.optional !== true &&
      orders[index]?.direction === first?.direction,
  );
  if (plain) {
    const sign = first?.direction === 'DESC' ? '<' : '>';
    return {
      sql: `(${orders.map(({ field }) => `r.${field}`).join(', ')}) ${sign} (${values.map((_, index) => `:after${index}`).join(', ')})`,
      parameters,
    };
  }
  const steps = orders.map((order, index) => {
    const same = orders.slice(0, index).map(({ field }, at) => `r.${field} is not distinct from :after${at}`);
    return `(${[...same, later(order, index, values[index])].join(' and ')})`;
  });
  return { sql: `(${steps.join(' or ')})`, parameters };
}

/** Unknown values come last in both directions. */
function later({ field, direction }: Order, index: number, value: unknown): string {
  if (value === null) return 'false';
  return `(r.${field} ${direction === 'DESC' ? '<' : '>'} :after${index} or r.${field} is null)`;
}

function cursorValues(fields: Fields, orders: readonly Order[], cursor: string): unknown[] {
  const parts = read(cursor);
  if (parts?.length !== orders.length) throw wrongCursor();
  return orders.map(({ field, direction }, index) => {
    const part: unknown = parts[index];
    const declared = fields[field];
    if (!Array.isArray(part) || part[0] !== field || part[1] !== direction || declared === undefined)
      throw wrongCursor();
    const parsed = parseValue({ ...declared, optional: true }, part[2], []);
    if (!parsed.ok) throw wrongCursor();
    return parsed.value;
  });
}

function read(cursor: string): unknown[] | undefined {
  if (cursor.length > 2000) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

function wrongCursor(): Rejection {
  return new Rejection('BAD_USER_INPUT', 'this cursor is not of this list and order', ['after']);
}
