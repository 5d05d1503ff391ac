import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { isMonitoringOffer } from './monitoring-offer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  billingProblem,
  isMonitored,
  keepSubscription,
  payerProblem,
  termsProblem,
} from './brand-subscription-rules.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { subscriptionLetters } from '../said/publish-letters.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';
import { brandSubscriptionSteps } from './brand-subscription.steps.js';
import { brandSubscriptionDesk } from './brand-subscription.desk.js';

const events = {
  added: 'BrandSubscriptionCreated',
  amended: 'BrandSubscriptionAmended',
  removed: 'BrandSubscriptionRemoved',
  assigned: 'BrandSubscriptionAssigned',
};

export const brandSubscription = workItem(brandSubscriptionResource, events, {
  writable: [
    'userId',
    'brandId',
    'tier',
    'paymentFrequency',
    'currency',
    'billingEntityId',
    'userPaymentMethodId',
    'discountCouponId',
    'caseSolutionId',
    'withTrial',
    'payerCountry',
    'payerKind',
    'payerPostcode',
    'vatNumber',
    'discountCouponCode',
    'ownAccounts',
  ],
  fixed: ['userId', 'brandId'],
  create: ['customer', ...staff],
  update: staff,
  remove: ['admin'],
  starts: BrandSubscriptionStatus.created,
  labels: { added: 'Created', audience: 'customer' },
  steps: brandSubscriptionSteps,
  fill: (_, { viewer }) => ({
    isProactive: staff.includes(viewer.role),
    ...(viewer.role === 'customer' ? { language: viewer.locale } : {}),
  }),
  preload: async (tx, { brandId, caseSolutionId }) => {
    const brand = await queryRow<{ name: string; userId: string }>(
      tx,
      'select name, user_id as "userId" from brand where id = $1',
      [brandId],
    );
    return {
      ...(brand === undefined ? {} : { brandName: brand.name }),
      ...((await isMonitoringOffer(tx, caseSolutionId, brand?.userId)) ? { fromMonitoringOffer: true } : {}),
    };
  },
  derive: (next) => ({ isMonitored: isMonitored(next) }),
  mayTouch: isOwner,
  amend: termsProblem,
  check: (next, { viewer }) =>
    billingProblem(next) ?? (viewer.role === 'customer' ? payerProblem(next) : undefined),
  keep: keepSubscription,
  subject: ({ userId }) => userId ?? undefined,
});

export const brandSubscriptionEntity = workItemEntity(brandSubscriptionResource, brandSubscription, {
  desk: brandSubscriptionDesk,
  publications: subscriptionLetters,
});
