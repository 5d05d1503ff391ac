import { Suspense } from 'react';
import { OrderPayments } from '../../parts/payments/order-payments.js';
import type { AdminRequestResult } from '../registration-request-show.graphql.js';

type ShownRequest = Pick<NonNullable<AdminRequestResult['registrationRequest']>, 'status' | 'nextStep'>;

/** Until an order is paid: what was tried, and where an admin confirms a transfer. */
export function AwaitedMoney({ request: { status, nextStep } }: { request: ShownRequest }) {
  if (status !== 'ORDER_CREATED' || nextStep.product === null) return null;
  return (
    <Suspense>
      <OrderPayments row={nextStep.product} withSteps />
    </Suspense>
  );
}
