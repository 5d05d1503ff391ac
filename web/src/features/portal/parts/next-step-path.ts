import type { NextStepFields } from './portal-parts.graphql.js';

/** Where the button of the next step leads: to the step itself; undefined where nothing is the reader's to do. */
export function nextStepPath(
  { target, formToken, product }: Pick<NextStepFields, 'target' | 'formToken' | 'product'>,
  orderId: string,
): string | undefined {
  switch (target) {
    case 'REPORT':
      return `/portal/verification-summary/${orderId}`;
    case 'ORDER_FORM':
      return formToken === null ? undefined : `/registration-request/${formToken}`;
    case 'CHECKOUT':
      return product === null ? undefined : `/product/${product.id}/checkout`;
    case 'DRAFT':
      return `/application-draft/${orderId}`;
    case 'MESSAGES':
      return `/portal/order/${orderId}#messages`;
    case 'TRADEMARKS':
      return '/portal/trademarks';
    case 'NEW_CHECK':
      return '/verification';
    case 'ORDER_PAGE':
      return `/portal/order/${orderId}`;
    case 'NONE':
      return undefined;
  }
}
