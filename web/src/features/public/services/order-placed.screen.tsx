import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { placedOrderAction } from '../parts/service-order/placed-order.action.js';
import { loadPlacedOrder } from '../parts/service-order/placed-order.loader.js';
import { PlacedOrder } from '../parts/service-order/placed-order.js';

/** The address is the specification's, so the link stands in its query. */
const withLink = <A extends LoaderFunctionArgs | ActionFunctionArgs>(args: A): A => ({
  ...args,
  params: { ...args.params, id: new URL(args.request.url).searchParams.get('order') ?? '' },
});

export const loader = (args: LoaderFunctionArgs) => loadPlacedOrder(withLink(args));
export const action = (args: ActionFunctionArgs) => placedOrderAction(withLink(args));

/** A service with a form was ordered a moment ago. */
export const Component = () => <PlacedOrder placed />;
