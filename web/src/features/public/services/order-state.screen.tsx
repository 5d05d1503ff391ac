import { placedOrderAction } from '../parts/service-order/placed-order.action.js';
import { loadOrderState } from '../parts/service-order/placed-order.loader.js';
import { PlacedOrder } from '../parts/service-order/placed-order.js';

export const loader = loadOrderState;
export const action = placedOrderAction;

/** Where an ordered service stands, for whoever has its link. */
export const Component = () => <PlacedOrder placed={false} />;
