// Written by `npm run documents`; change the .graphql file beside it.

export const documents = {
  AdminBrandSubscriptionPaymentTracking: '29465c286ebb75d1ffee99dbf8855bb30c48075de89f484bfb918bad98ad10e8',
  AdminBrandSubscriptionPaymentTrackingList: '9886a38f0f5ca51cae9dc111c2d9c250ca9dcaad343bb9c747fb69160f54be46',
  AdminBrandSubscriptionPaymentTrackingNames: '7bcec61d8a71c0a365b75726f26e90af7443a6f0a34b44a0d48333119158dd66',
} as const;
