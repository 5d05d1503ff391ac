// What the pages of a subscription and of a brand show.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';
import { plainMark, plainRequest } from './stub-states.js';

type Payment = NonNullable<AnswerTo<'SubscriptionWork'>['brandSubscription']>['payments']['items'][number];
const payment: Payment = {
  __typename: 'BrandSubscriptionPayment',
  id: rowId('brand_subscription_payment', 0),
  version: 4,
  userId: rowId('user', 0),
  status: 'DECLINED',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  declineReason: 'insufficient_funds',
  lastAttemptDate: '2026-11-04T08:00:00.000Z',
  numberOfAttempts: 2,
  product: {
    __typename: 'Product',
    id: rowId('product', 0),
    invoices: { items: [{ __typename: 'Invoice', id: rowId('invoice', 0), number: '1261000119' }] },
    total: { __typename: 'Money', amountMinor: 4900, currency: 'EUR' },
  },
};

export const subscriptionWork = {
  brandSubscription: {
    __typename: 'BrandSubscription',
    id: rowId('brand_subscription', 0),
    status: 'PAST_DUE',
    tier: 'SHIELD',
    paymentFrequency: 'MONTHLY',
    currency: 'EUR',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    trialStartDate: null,
    checkoutCompletedAt: '2026-01-01T08:00:00.000Z',
    isProactive: false,
    brand: { __typename: 'Brand', id: rowId('brand', 0), name: 'NORDHAVEN' },
    billingEntity: {
      __typename: 'Party',
      id: rowId('entity', 0),
      businessName: 'Nordhaven s.r.o.',
      firstName: null,
      lastName: null,
    },
    userPaymentMethod: {
      __typename: 'UserPaymentMethod',
      id: rowId('user_payment_method', 0),
      cardBrand: 'Visa',
      cardLastFour: '4242',
      cardExpiration: '12/2027',
      status: 'ACTIVE',
    },
    discountCoupon: null,
    platforms: {
      items: [
        {
          __typename: 'BrandSubscriptionPlatform',
          id: rowId('brand_subscription_platform', 0),
          name: 'Example Market',
          startDate: '2026-01-01',
          endDate: null,
        },
        {
          __typename: 'BrandSubscriptionPlatform',
          id: rowId('brand_subscription_platform', 1),
          name: 'Left Market',
          startDate: '2025-01-01',
          endDate: '2025-12-31',
        },
      ],
    },
    payments: { totalCount: 1, items: [payment] },
    brandMonitoringTasks: {
      items: [
        {
          __typename: 'BrandMonitoringTask',
          id: rowId('brand_monitoring_task', 0),
          status: 'SCHEDULED',
          deadline: '2026-12-04',
        },
      ],
    },
  },
} satisfies AnswerTo<'SubscriptionWork'>;

const mark = {
  __typename: 'Trademark' as const,
  ...plainMark,
  id: rowId('trademark', 0),
  name: 'NORDHAVEN',
  jurisdiction: 'EU',
  number: '018000001',
  status: 'TRADEMARK_REGISTERED' as const,
};

const brandWork = {
  brand: {
    __typename: 'Brand',
    id: rowId('brand', 0),
    version: 1,
    name: 'NORDHAVEN',
    userId: rowId('user', 0),
    deleted: false,
  },
  trademarkList: { totalCount: 1, items: [mark] },
  registrationRequestList: { totalCount: 0, items: [] },
  serviceRequestList: { totalCount: 0, items: [] },
  caseList: { totalCount: 0, items: [] },
} satisfies AnswerTo<'BrandWork'>;

const unassigned = {
  trademarkList: { items: [{ ...mark, id: rowId('trademark', 1), name: 'NORDLICHT' }] },
  registrationRequestList: {
    items: [
      {
        __typename: 'RegistrationRequest',
        ...plainRequest,
        id: rowId('registration_request', 0),
        value: 'NORDLICHT',
        publicId: 'N-1000',
        status: 'FILED',
      },
    ],
  },
  serviceRequestList: { items: [] },
} satisfies AnswerTo<'Unassigned'>;

export const subscriptionAnswers = {
  SubscriptionWork: () => subscriptionWork,
  BrandWork: () => brandWork,
  Unassigned: () => unassigned,
} satisfies Answers;
