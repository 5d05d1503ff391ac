import { useLoaderData } from 'react-router';
import { OrderPlaced } from '../parts/order-placed/order-placed.js';
import type { loader } from './order.loader.js';
import { OrderForm } from './parts/order-form.js';
import { TooEarly } from './parts/too-early.js';

export { loader } from './order.loader.js';

/** An order: filled in, too early, or placed already. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { status } = data.registrationRequest;
  if (status === 'VERIFICATION_REQUESTED') return <TooEarly token={data.token} />;
  if (status === null || status === 'VERIFICATION_APPROVED' || status === 'VERIFICATION_DISMISSED')
    return <OrderForm key={data.token} data={data} />;
  return <OrderPlaced token={data.token} request={data.registrationRequest} />;
}
