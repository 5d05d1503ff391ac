import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { brandEntity } from './records/brand.record.js';
import { brandSubscriptionPlatformEntity } from './records/brand-subscription-platform.record.js';
import { brandMonitoringTaskEntity } from './work-items/brand-monitoring-task/brand-monitoring-task.work-item.js';
import { brandSubscriptionEntity } from './work-items/brand-subscription/brand-subscription.work-item.js';
import { brandSubscriptionPaymentEntity } from './work-items/brand-subscription-payment/brand-subscription-payment.work-item.js';

/** Table of contents: brands, and the subscriptions that watch over them. */
export function subscriptionsService(): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'subscriptions',
      names: { entity: 'accounts', user_payment_method: 'invoicing', case_solution: 'cases' },
      migrations: [],
      aggregates: [],
      resources: [],
      commands: [],
      publications: {},
      unpublished: [],
      consumers: [],
      typeDefs,
      resolvers,
    },
    [
      brandEntity,
      brandSubscriptionEntity,
      brandSubscriptionPaymentEntity,
      brandSubscriptionPlatformEntity,
      brandMonitoringTaskEntity,
    ],
  );
  return withPersonalData(definition);
}
