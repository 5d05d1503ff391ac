import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { loadServiceLanding } from '../parts/service-order/service-landing.loader.js';
import { ServiceLanding } from '../parts/service-order/service-landing.js';

export const loader = (args: LoaderFunctionArgs) => loadServiceLanding('trademark-renewal', args);

/** Renewal in general, or at the office of one country. */
export function Component() {
  const { offices, office, price } = useLoaderData<typeof loader>();
  return (
    <ServiceLanding
      ns="renewal"
      path="/trademark-renewal"
      offices={offices}
      office={office}
      price={price}
      alone={useParams()['country'] !== undefined}
      several="/trademark-renewal/several"
    />
  );
}
