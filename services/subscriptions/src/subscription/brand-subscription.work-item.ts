import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { billingProblem, isMonitored, keepSubscription } from './brand-subscription-rules.js';
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
  ],
  fixed: ['userId', 'brandId'],
  create: ['customer', ...staff],
  update: staff,
  remove: ['admin'],
  starts: BrandSubscriptionStatus.created,
  labels: { added: 'Created', audience: 'customer' },
  steps: brandSubscriptionSteps,
  fill: (_, { viewer }) => ({ isProactive: staff.includes(viewer.role) }),
  derive: (next) => ({ isMonitored: isMonitored(next) }),
  mayTouch: isOwner,
  check: billingProblem,
  keep: keepSubscription,
  subject: ({ userId }) => userId ?? undefined,
});

export const brandSubscriptionEntity = workItemEntity(brandSubscriptionResource, brandSubscription, {
  desk: brandSubscriptionDesk,
  publications: subscriptionLetters,
});
