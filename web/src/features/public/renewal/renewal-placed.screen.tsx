import { askForServiceAccount } from '../parts/service-order/placed-order.action.js';
import { loadPlacedOrder } from '../parts/service-order/placed-order.loader.js';
import { PlacedOrder } from '../parts/service-order/placed-order.js';

export const loader = loadPlacedOrder;
export const action = askForServiceAccount;

/** The renewal was ordered a moment ago. */
export const Component = () => <PlacedOrder placed />;
