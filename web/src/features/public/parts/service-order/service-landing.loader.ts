import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, localeOf, prefsOf } from '../../../../data/api-of.js';
import { addDays, dayOf } from '../../../../kit/dates/day.js';
import { ServiceFormDocument } from './service-order.graphql.js';
import { askForPrice, type ServicePrice } from './service-price.js';

/** The office of most readers here; its price is the example where a page is about no office. */
const EXAMPLE = 'EU';
/** Inside the window of every office, before its surcharge. */
const EXAMPLE_DAYS_LEFT = 20;

/** Offices, and the price of one class at one of them; the page stands without a price when it cannot be had. */
export async function loadServiceLanding(
  serviceName: string,
  { params, request, context }: LoaderFunctionArgs,
) {
  const slug = params['country'];
  const { jurisdictionList } = await apiOf(context).query(ServiceFormDocument, { locale: localeOf(context) });
  const found =
    slug === undefined ? { code: EXAMPLE } : jurisdictionList.find((office) => office.slug === slug);
  if (found === undefined) throw new Response(null, { status: 404 });
  const { country, currency } = prefsOf(context);
  const price = await askForPrice(
    context,
    {
      serviceName,
      jurisdiction: found.code,
      classes: 1,
      expirationDate: addDays(dayOf(new Date()), EXAMPLE_DAYS_LEFT),
      currency,
      country,
      customerKind: 'CONSUMER',
      vatNumber: null,
    },
    request.signal,
  ).catch(() => undefined);
  return {
    offices: jurisdictionList.map(({ code }) => code),
    office: found.code,
    price: price && withoutDays(price),
  };
}

/** The example is of no mark, so it has no days of its own. */
function withoutDays(price: ServicePrice): ServicePrice {
  return price.quote === undefined
    ? price
    : { quote: { ...price.quote, windowOpensOn: null, lastDay: null, graceEnds: null } };
}
