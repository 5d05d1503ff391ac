import { redirect, type LoaderFunctionArgs } from 'react-router';
import { asFormService } from '../../../domain/service-order/service-addresses.js';
import { askForServiceAccount } from '../parts/service-order/placed-order.action.js';
import { loadOrderState } from '../parts/service-order/placed-order.loader.js';
import { PlacedOrder } from '../parts/service-order/placed-order.js';

/** Whoever paid is led here whatever was paid for; a service with a form has a page of its own. */
export async function loader(asked: LoaderFunctionArgs) {
  const placed = await loadOrderState(asked);
  if (asFormService(placed.order.serviceName) !== undefined)
    throw redirect(`/service-order/${placed.link}`, 303);
  return placed;
}
export const action = askForServiceAccount;

/** Where an ordered renewal stands, for whoever has its link. */
export const Component = () => <PlacedOrder placed={false} />;
