import type { Line } from '../drawn-lines.js';

/** How one promise stands. `age`: seconds since the oldest is late. */
export interface PromiseStand {
  readonly name: string;
  readonly late: number;
  readonly age: number;
}

const narrowed = (table: string, filter: object): string =>
  `/${table}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Promise, as its service names it → the list in which it is mended. */
export const PROMISES: Readonly<Record<string, string>> = {
  task: '/admin/promises',
  letter: narrowed('outgoing_mail', { state: { in: ['QUEUED', 'SENDING'] } }),
  'text message': '/admin/queues',
  report: narrowed('registration_request', { status: { in: ['VERIFICATION_REQUESTED'] } }),
  'paid order without a draft': narrowed('registration_request', {
    status: { in: ['ORDER_CREATED', 'READY_FOR_DRAFTING'] },
  }),
  'approved application not filed': narrowed('registration_request', {
    status: { in: ['APPLICATION_APPROVED'] },
  }),
  deadline: '/admin/deadlines',
  filing: narrowed('trademark_filing', { status: { in: ['CONFIRMED', 'SUBMITTED'] } }),
  invoice: narrowed('product', { status: { in: ['PAID', 'FULFILLED'] } }),
  'e-invoice': narrowed('e_invoice', { status: { in: ['WAITING', 'SENT'] } }),
  refund: '/product',
  'refund by transfer': '/product',
  charge: '/product',
  'transfer without an order': narrowed('bank_credit', { result: { in: ['UNMATCHED'] } }),
  scan: '/admin/scan-queue',
  'subscription charge': narrowed('brand_subscription_payment', { status: { in: ['NOTIFIED', 'CHARGING'] } }),
  'paid step not begun': narrowed('case_solution', { status: { in: ['ORDERED'] } }),
  'approved letter not sent': narrowed('case_letter', { status: { in: ['APPROVED', 'BEING_E_MAILED'] } }),
};

/** What is known now of each promise, what is late first and the oldest of it before others. */
export function standOf(lines: readonly (Line & { readonly series: string })[]): readonly PromiseStand[] {
  const last = (series: string, name: string): number =>
    lines.find((line) => line.series === series && line.label === name)?.points.at(-1)?.value ?? 0;
  return lines
    .filter(({ series }) => series === 'promises at risk')
    .map(({ label: name }) => ({
      name,
      late: last('promises at risk', name),
      age: last('oldest promise', name),
    }))
    .toSorted((a, b) => b.age - a.age || b.late - a.late || (a.name < b.name ? -1 : 1));
}
