import type { LoaderFunctionArgs } from 'react-router';
import { apiOf, knownCountry, prefsOf } from '../../../data/api-of.js';
import { asTier, TIERS, type TierName } from '../../../domain/monitoring/tiers.js';
import { whoAsks, type WhoAsks } from '../../../domain/sign-in/who-asks.js';
import { loadServiceForm } from '../parts/service-order/service-form.loader.js';
import { askForPrices } from './monitoring-prices.js';
import {
  IncludedMonitoringDocument,
  MonitoringCustomerDocument,
  type MonitoringCustomerResult,
} from './monitoring-order.graphql.js';

const RECORD = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Loading = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

/** The tier of the address: a step of the path, or its query; none where all are to choose from. @throws Response 404 for one that is not offered */
export function tierAsked({ params, request }: Pick<Loading, 'params' | 'request'>): TierName | undefined {
  const step = params['tier'];
  if (step !== undefined && asTier(step) === undefined) throw new Response(null, { status: 404 });
  return asTier(step) ?? asTier(new URL(request.url).searchParams.get('tier'));
}

/** Which tiers there are and what they cost, what the account holds already, and the solution the order belongs to. */
export async function loadMonitoringOrder(args: LoaderFunctionArgs) {
  const who = await whoAsks(args.context);
  const tier = tierAsked(args);
  const [{ countries, country, contact, attempt }, account, included] = await Promise.all([
    loadServiceForm(args),
    accountOf(args.context, who),
    includedIn(args, who),
  ]);
  const { currency } = prefsOf(args.context);
  // The table has prices before anybody said where they are: those of the country the site is shown for.
  const shown = country === '' ? prefsOf(args.context).country : country;
  return {
    tiers: TIERS,
    tier,
    countries,
    country,
    vatNumber: contact.vatNumber ?? '',
    attempt,
    currency,
    isSignedIn: who?.role === 'customer',
    account,
    included,
    pricedFor: shown,
    // A number may change the tax: with it the price is asked once the page is alive.
    prices: await askForPrices(args.context, {
      currency,
      country: shown,
      vatNumber: '',
      couponCode: '',
    }).catch(() => undefined),
    guessed: knownCountry(args.context) === '' && country === '',
  };
}

const NOTHING: MonitoringCustomerResult = {
  monitoringTrial: { __typename: 'MonitoringTrial', used: false, runsUntil: null },
  brandList: { __typename: 'BrandPage', items: [] },
  trademarkList: { __typename: 'TrademarkPage', items: [] },
};

/** What the account has; nobody is kept from looking where it cannot be read. */
export async function accountOf(
  context: unknown,
  who: WhoAsks | undefined,
): Promise<MonitoringCustomerResult> {
  if (who?.role !== 'customer') return NOTHING;
  return apiOf(context)
    .query(MonitoringCustomerDocument, {}, { token: who.token })
    .catch(() => NOTHING);
}

/** The id of the solution in the address; undefined where it is none. */
export function solutionAsked(request: Request): string | undefined {
  const id = new URL(request.url).searchParams.get('caseSolutionId') ?? '';
  return RECORD.test(id) ? id : undefined;
}

/** Steps of the solution of the address, where it offers a watch and is of whoever is signed in; undefined of any other, which is not spoken of. */
export async function includedIn(
  { request, context }: Pick<Loading, 'request' | 'context'>,
  who: WhoAsks | undefined,
): Promise<{ readonly id: string; readonly steps: string } | undefined> {
  const id = solutionAsked(request);
  if (id === undefined || who?.role !== 'customer') return undefined;
  const found = await apiOf(context)
    .query(IncludedMonitoringDocument, { id }, { token: who.token })
    .catch(() => undefined);
  const solution = found?.caseSolution ?? undefined;
  return solution?.offerSubscription === true
    ? { id, steps: solution.items.map(({ title }) => title).join(', ') }
    : undefined;
}
