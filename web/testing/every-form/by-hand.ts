/** What is sent only after steps a machine cannot guess; the spec that takes them refuses, too. */
export const BY_HAND: Readonly<Record<string, string>> = {
  'features/public/order/use-place-order.ts PlaceOrder':
    'web/src/features/public/order/order.screen.spec.tsx',
  'features/public/parts/service-order/service-action.ts OrderService':
    'web/src/features/public/renewal/renewal-form.screen.spec.tsx',
  'features/public/renewal/several/place-renewals.ts OrderService':
    'web/src/features/public/renewal/renewals-form.screen.spec.tsx',
  'domain/order/more/use-more.ts OrderMore':
    'web/src/features/public/application-draft/parts/not-ordered.spec.tsx',
  'features/portal/trademark-import/use-import.ts ImportTrademarks':
    'web/src/features/portal/trademark-import/trademark-import.screen.spec.tsx',
  'features/portal/watch-order/watch-order.screen.tsx OrderTrademarkWatch':
    'web/src/features/portal/watch-order/watch-order.screen.spec.tsx',
  'features/public/monitoring-order/monitoring-order.action.ts OrderBrandMonitoring':
    'web/src/features/public/monitoring-order/monitoring-order.screen.spec.tsx',
  'features/public/monitoring-order/ordered.action.ts ForgoTrial':
    'web/src/features/public/monitoring-order/ordered.screen.spec.tsx',
  'features/portal/monitoring/parts/tier-change.tsx OrderUpgrade':
    'web/src/features/portal/monitoring/subscription.screen.spec.tsx',
  'features/portal/monitoring/parts/tier-change.tsx PlanDowngrade':
    'web/src/features/portal/monitoring/subscription.screen.spec.tsx',
  'features/portal/profile/parts/cards-tab.tsx CheckCard':
    'web/src/features/portal/profile/parts/cards-tab.spec.tsx',
  'features/public/parts/asked-support/ask-by-form.ts AskSupportByForm':
    'web/src/features/public/landing/landing.screen.spec.tsx',
  // No form of its own: the order goes out without it, and a person finds the mark.
  'features/public/parts/service-order/own-mark.ts AddOwnMark':
    'web/src/features/public/renewal/renewal-form.screen.spec.tsx',
};
