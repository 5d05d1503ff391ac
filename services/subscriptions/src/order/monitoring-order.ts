import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import {
  platformOf,
  platformsOf,
  shieldMarketplaces,
  type MonitoringPlatform,
} from '@cotta/reference/monitoring-platforms.js';
import type { TierName } from '@cotta/reference/monitoring-tiers.js';
import { brandResource } from '../brand/brand.record.js';
import { no } from '../refusals.js';
import { brandSubscriptionResource } from '../subscription/brand-subscription.resource.js';

const {
  userId,
  brandId,
  tier,
  paymentFrequency,
  currency,
  ownAccounts,
  payerCountry,
  payerKind,
  payerPostcode,
  vatNumber,
  caseSolutionId,
  billingEntityId,
} = brandSubscriptionResource.fields;

/** What the form of the order asks. */
export const orderFields = {
  userId,
  brandId: { ...brandId, optional: true as const },
  brandName: { ...brandResource.fields.name, optional: true as const },
  websites: { ...brandResource.fields.websites, optional: true as const },
  description: brandResource.fields.businessDescription,
  tier,
  paymentFrequency,
  currency,
  platforms: f.list(f.text('Key of a platform.', { max: 40, min: 1 }), { max: 40 }),
  ownAccounts: { ...ownAccounts, optional: false as const },
  trademarkIds: f.list(f.id('A mark of the owner.'), { max: 100 }),
  withTrial: f.boolean('Fourteen days to try it first.'),
  payerCountry: { ...payerCountry, optional: false as const },
  payerKind,
  payerPostcode,
  vatNumber,
  couponCode: f.text('Coupon, capitals or not.', { max: 40, optional: true }),
  caseSolutionId,
  billingEntityId,
};

/** An order as its form was sent. */
export type MonitoringOrder = InputOf<typeof orderFields>;

const tierName = (given: string): TierName => given.toLowerCase() as TierName;

/** What an order says that cannot be: no brand (`BRAND_NEEDED`), somebody else's account by whoever is not staff, a platform that nobody knows or that its tier does not
 *  search, more marketplaces than its tier has. */
export function orderProblem(order: MonitoringOrder, viewer: Viewer): Refusal | undefined {
  if (order.brandId == null && (order.brandName ?? '') === '') return at('brandName', no('BRAND_NEEDED'));
  const isStaff = staff.includes(viewer.role);
  if (!isStaff && order.userId != null && order.userId !== viewer.userId) return no('NOT_FOUND');
  if (isStaff && order.userId == null && order.brandId == null)
    return refuseFields([{ path: ['userId'], code: 'REQUIRED', message: 'Say for whom it is ordered.' }]);
  return platformProblem(order);
}

function platformProblem({ tier: ordered, platforms }: MonitoringOrder): Refusal | undefined {
  const name = tierName(ordered);
  const known = platforms.map((key) => platformOf(key));
  if (known.some((one) => one === undefined || !one.tiers.includes(name)))
    return at('platforms', no('PLATFORM_NOT_OF_TIER'));
  const markets = known.filter((one) => one?.group === 'marketplace');
  return name === 'shield' && markets.length > shieldMarketplaces
    ? at('platforms', no('TOO_MANY_MARKETPLACES', { count: shieldMarketplaces }))
    : undefined;
}

/** What is searched for the order: all that its tier always searches, and what was chosen. */
export function orderedPlatforms({
  tier: ordered,
  platforms,
}: MonitoringOrder): readonly MonitoringPlatform[] {
  return platformsOf(tierName(ordered), platforms);
}

function at(field: string, refusal: Refusal): Refusal {
  const { refused: code, message } = refusal;
  return { ...refusal, fields: [{ path: [field], code, message }] };
}
