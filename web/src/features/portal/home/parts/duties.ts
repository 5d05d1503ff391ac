import { payPath, waitsForMoney } from '../../parts/payable.js';
import type { PortalHomeResult } from '../portal-home.graphql.js';

export interface Duty {
  readonly id: string;
  readonly kind: 'report' | 'draft' | 'letter' | 'proof' | 'solution' | 'invoice' | 'payment';
  /** What it is about: a mark, a counterparty, an invoice number. */
  readonly about: string;
  readonly to: string;
  readonly due: string | null;
  /** How long it takes, in minutes. */
  readonly minutes: number;
}

const DRAFTS: readonly string[] = ['READY_FOR_DRAFTING', 'SENT_FOR_REVIEW'];

/** Everything that waits for the reader, and in which there is something to do: what has a date first, in the order of their dates. */
export function dutiesOf(home: PortalHomeResult): Duty[] {
  const orders = home.registrationRequestList.items;
  const duties: Duty[] = [
    ...home.officeActionList.items.map((letter) => ({ id: letter.id, kind: 'letter' as const, about: letter.markName ?? '', to: `/office-action/${letter.id}`, due: letter.dueDate, minutes: 10 })),
    ...home.useInCommerceRequestList.items.filter((proof) => proof.classes.items.length > 0).map((proof) => ({ id: proof.id, kind: 'proof' as const, about: proof.trademark?.name ?? '', to: `/use-in-commerce-request/${proof.id}`, due: proof.dueDate, minutes: 15 })),
    ...home.invoiceList.items.map((invoice) => ({ id: invoice.id, kind: 'invoice' as const, about: invoice.number ?? '', to: '/portal/profile?tab=billing-info', due: invoice.dueDate, minutes: 3 })),
    ...home.productList.items.filter(waitsForMoney).map((product) => ({ id: product.id, kind: 'payment' as const, about: product.name, to: payPath(product.id), due: product.payableUntil, minutes: 3 })),
    ...orders.filter((order) => order.answeredAt !== null && order.viewedAt === null && (order.status === 'VERIFICATION_APPROVED' || order.status === 'VERIFICATION_DISMISSED'))
      .map((order) => ({ id: order.id, kind: 'report' as const, about: order.value, to: `/portal/verification-summary/${order.id}`, due: null, minutes: 5 })),
    ...orders.filter((order) => order.status !== null && DRAFTS.includes(order.status)).map((order) => ({ id: order.id, kind: 'draft' as const, about: order.value, to: `/portal/order/${order.id}`, due: null, minutes: 15 })),
    ...home.caseSolutionList.items.map((solution) => ({ id: solution.id, kind: 'solution' as const, about: solution.case?.caseCounterparty?.primaryName ?? '', to: `/portal/solution-center/${solution.caseId ?? ''}`, due: null, minutes: 5 })),
  ];
  return duties.sort((left, right) => (left.due ?? '9999').localeCompare(right.due ?? '9999'));
}
