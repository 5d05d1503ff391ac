import { Rejection } from '../../model/words/rejection.js';
import type { Field } from '../../model/field/field.js';
import { staff, type Viewer } from '../../model/words/viewer.js';
import type { Order } from '../../model/resource/define.js';

const MOST_ROWS = 100;
const MOST_ROWS_FOR_STAFF = 500;
const FARTHEST = 10_000;
const MOST_ORDERS = 5;

/** Which page a caller asks for, unchecked. */
export interface PageArguments {
  /** `endCursor` of the page before; goes with the same order and no offset. */
  readonly after?: string | null | undefined;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly Order[] | null | undefined;
}

/** Checked limit and offset; default 20 rows from the first. @throws Rejection BAD_USER_INPUT beyond the bounds. */
export function pageBounds(
  viewer: Viewer,
  { limit, offset }: PageArguments,
): { limit: number; offset: number } {
  const most = staff.includes(viewer.role) || viewer.role === 'system' ? MOST_ROWS_FOR_STAFF : MOST_ROWS;
  return { limit: within(limit ?? 20, most, 'limit'), offset: within(offset ?? 0, FARTHEST, 'offset') };
}

function within(value: number, most: number, name: string): number {
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Rejection('BAD_USER_INPUT', `${name} is a whole number from 0 to ${most}`, [name]);
}

/** The order to use, always ending with the id so that pages do not overlap. `fields`: those the viewer sees.
 *  @throws Rejection BAD_USER_INPUT for a field that is unknown, hidden or not sortable. */
export function pageOrder(
  fields: Readonly<Record<string, Field<unknown>>>,
  wanted: readonly Order[] | null | undefined,
  fallback: readonly Order[],
): Order[] {
  const asked = wanted ?? [];
  if (asked.length > MOST_ORDERS)
    throw new Rejection('BAD_USER_INPUT', `no more than ${MOST_ORDERS} orders`, ['orderBy']);
  asked.forEach(({ field, direction }, index) => {
    const sortable = Object.hasOwn(fields, field) && fields[field]?.sortable === true;
    const at = ['orderBy', String(index)];
    if (!sortable) throw new Rejection('BAD_USER_INPUT', 'there is no such order', [...at, 'field']);
    if (direction !== 'ASC' && direction !== 'DESC')
      throw new Rejection('BAD_USER_INPUT', 'ASC or DESC', [...at, 'direction']);
  });
  // A default order may name a column this viewer does not see: leave it out rather than sort by a secret.
  const orders = asked.length > 0 ? asked : fallback.filter(({ field }) => Object.hasOwn(fields, field));
  const direction = orders.at(-1)?.direction ?? 'ASC';
  const known = orders.filter(
    ({ field }, index) => orders.findIndex((other) => other.field === field) === index,
  );
  return known.some(({ field }) => field === 'id') ? known : [...known, { field: 'id', direction }];
}
