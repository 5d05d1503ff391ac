import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadServiceLanding } from '../parts/service-order/service-landing.loader.js';
import { ServiceLanding } from '../parts/service-order/service-landing.js';

export const loader = (args: LoaderFunctionArgs) => loadServiceLanding('ownership-transfer', args);

export function Component() {
  const { offices, office, price } = useLoaderData<typeof loader>();
  return (
    <ServiceLanding
      ns="transfer"
      path="/trademark-ownership-transfer"
      offices={offices}
      office={office}
      price={price}
    />
  );
}
