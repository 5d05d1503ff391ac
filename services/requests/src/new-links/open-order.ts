import { serviceForms } from '@cotta/reference/service-forms.js';
import type { RequestStatus } from '../registration-request/labels.js';
import type { serviceRequestStatuses } from '../service-request/service-request-status.js';

/** Pages that a link of an order opens; those of the portal need no link, but the account. */
export const orderPages = [
  'receipt',
  'report',
  'order',
  'draft',
  'renewal',
  'transfer',
  'service order',
  'portal order',
  'portal service order',
] as const;

/** The page that the link of one order opens. */
export type OrderPage = (typeof orderPages)[number];

type ServiceStatus = (typeof serviceRequestStatuses)[number];

/** Over for good, with nothing left to look after: no link to them is sent any more. */
export const overForGood: readonly RequestStatus[] = ['Refunded', 'Withdrawn'];
/** A draft of a service is nobody's without an account. */
export const servicesOverForGood: readonly ServiceStatus[] = ['Draft', 'Withdrawn', 'Cancelled', 'Refunded'];

/** A check that nobody ordered on and nobody touched for so long is not what its link is asked for; a new check is free. */
const LEFT_ALONE_DAYS = 365;

/** A check without an order that nobody touched after this instant counts as left alone. */
export function leftAloneSince(now: Date): Date {
  return new Date(now.getTime() - LEFT_ALONE_DAYS * 86_400_000);
}

interface Registration {
  readonly owned: boolean;
  readonly status: RequestStatus | null;
  /** The form of the order was begun. */
  readonly drafted: boolean;
  readonly answered: boolean;
}

/** Where the holder of a link goes on, by how far the order is. */
export function pageOfRegistration({ owned, status, drafted, answered }: Registration): OrderPage {
  if (owned) return 'portal order';
  switch (status) {
    case 'Verification requested':
      return 'receipt';
    case 'Verification approved':
    case 'Verification dismissed':
      return drafted ? 'order' : 'report';
    case 'Lost to follow-up':
      return answered ? 'report' : 'receipt';
    case 'Ready for drafting':
    case 'Sent for review':
      return 'draft';
    default:
      return 'order';
  }
}

const servicePages: Readonly<Record<string, OrderPage>> = {
  'trademark-renewal': 'renewal',
  'trademark-renewals': 'renewal',
  'ownership-transfer': 'transfer',
  ...Object.fromEntries(serviceForms.map(({ serviceName }) => [serviceName, 'service order' as const])),
};

/** Undefined: a service that has no page for the holder of a link. */
export function pageOfService({
  owned,
  serviceName,
}: {
  readonly owned: boolean;
  readonly serviceName: string;
}): OrderPage | undefined {
  return owned ? 'portal service order' : servicePages[serviceName];
}
