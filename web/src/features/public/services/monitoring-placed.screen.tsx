import { placedOrderAction } from '../parts/service-order/placed-order.action.js';
import { loadPlacedOrder } from '../parts/service-order/placed-order.loader.js';
import { PlacedOrder } from '../parts/service-order/placed-order.js';
import { AskedMonitoring } from './parts/asked-monitoring.js';

export const loader = loadPlacedOrder;
export const action = placedOrderAction;

/** The watch over a brand was ordered a moment ago. */
export const Component = () => <PlacedOrder placed asked={<AskedMonitoring placed />} />;
