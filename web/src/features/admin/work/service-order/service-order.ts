import { formatDay } from '../../../../kit/dates/day.js';
import type { OrderedMark, ServiceOrderWorkResult } from './service-order.graphql.js';

/** A service order as its page reads it. */
export type ServiceOrder = NonNullable<ServiceOrderWorkResult['serviceRequest']>;
export type { OrderedMark };

export const day = (date: string): string => formatDay(date, 'en', { short: true });

/** Statuses from the money on. */
const PAID: readonly string[] = ['PAID', 'IN_PROGRESS', 'FINISHED'];
export const isPaid = ({ status }: Pick<OrderedMark, 'status'>): boolean => PAID.includes(status);

/** What the client answered, as far as this page reads it; a draft may lack any of it. */
export interface Answers {
  readonly name?: string;
  readonly number?: string;
  readonly classes?: readonly number[];
  readonly expirationDate?: string;
  readonly currentOwner?: string;
  readonly newOwner?: {
    readonly name?: string;
    readonly street?: string;
    readonly city?: string;
    readonly country?: string;
  };
}
export const answersOf = ({ parameters }: { readonly parameters: unknown }): Answers =>
  typeof parameters === 'object' && parameters !== null ? (parameters as Answers) : {};

/** What the office takes for one mark: as a person quoted it, else as the price list priced it. */
export function officeFeeOf(
  mark: Pick<OrderedMark, 'officeFee' | 'parameters'>,
  product: ServiceOrder['product'],
): { readonly amountMinor: number; readonly currency: string } | undefined {
  if (mark.officeFee !== null) return mark.officeFee;
  const { number } = answersOf(mark);
  const lines = (product?.price.lines ?? []).filter(
    (line) => line.kind === 'OFFICIAL_FEE' && (line.mark === null || line.mark === number),
  );
  const [first] = lines;
  return first === undefined
    ? undefined
    : { ...first.net, amountMinor: lines.reduce((sum, { net }) => sum + net.amountMinor, 0) };
}
