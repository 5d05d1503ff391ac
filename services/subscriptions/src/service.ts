import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { resolvers, typeDefs } from './extensions.js';
import { brandEntity } from './brand/brand.record.js';
import { brandSubscriptionPlatformEntity } from './brand/brand-subscription-platform.record.js';
import { brandMonitoringFindingEntity } from './monitoring/brand-monitoring-finding.record.js';
import { brandMonitoringTaskEntity } from './monitoring/brand-monitoring-task.work-item.js';
import { brandSubscriptionEntity } from './subscription/brand-subscription.work-item.js';
import { brandSubscriptionPaymentEntity } from './subscription-payment/brand-subscription-payment.work-item.js';

/** Table of contents: brands, and the subscriptions that watch over them. */
export function subscriptionsService(): ServiceDefinition {
  const definition = withEntities(
    {
      name: 'subscriptions',
      names: {
        entity: 'accounts',
        user_payment_method: 'invoicing',
        product: 'invoicing',
        case: 'cases',
        document: 'workspace',
        case_solution: 'cases',
        registration_request: 'requests',
        service_request: 'requests',
        trademark: 'trademarks',
        trademark_request: 'trademarks',
      },
      migrations: [],
      aggregates: [],
      resources: [],
      commands: [],
      publications: {},
      unpublished: [],
      consumers: [assignedSubscriptions],
      typeDefs,
      resolvers,
    },
    [
      brandEntity,
      brandSubscriptionEntity,
      brandSubscriptionPaymentEntity,
      brandSubscriptionPlatformEntity,
      brandMonitoringTaskEntity,
      brandMonitoringFindingEntity,
    ],
  );
  return withPersonalData(definition);
}
