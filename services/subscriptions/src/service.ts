import { promisesAtRisk } from './promises-at-risk.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import { mergeResolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { assignedSubscriptions } from './heard/subscriptions/on-assigned-subscriptions.js';
import { createdSubscriptions } from './heard/subscriptions/on-created-subscriptions.js';
import { ownAccountRules } from './heard/subscriptions/on-own-accounts.js';
import { whitelistedFindings } from './heard/subscriptions/on-whitelisted-findings.js';
import { monitoringOfferFacts } from './heard/cases/on-monitoring-offers.js';
import { monitoringOffers } from './migrations/0001-monitoring-offers.js';
import { monitoringOfferOwner } from './migrations/0002-monitoring-offer-owner.js';
import { chargeConsents } from './heard/invoicing/on-charge-consents.js';
import { subscriptionProducts } from './heard/invoicing/on-subscription-products.js';
import type { ScanPictures } from './scan/brand-source.js';
import { findingPictureResolvers, findingPictureTypeDefs } from './scan/finding-picture.js';
import { brandsOfPursuedMarks } from './heard/trademarks/on-pursued-marks.js';
import { resolvers, typeDefs } from './extensions.js';
import {
  orderBrandMonitoringResolvers,
  orderBrandMonitoringTypeDefs,
} from './order/order-brand-monitoring.js';
import { brandEntity } from './brand/brand.record.js';
import { brandSubscriptionPlatformEntity } from './brand/brand-subscription-platform.record.js';
import { brandMonitoringCoverageEntity } from './monitoring/brand-monitoring-coverage.record.js';
import { brandMonitoringFindingEntity } from './monitoring/brand-monitoring-finding.entity.js';
import { brandWhitelistRuleEntity } from './monitoring/brand-whitelist-rule.record.js';
import { brandMonitoringTaskEntity } from './monitoring/brand-monitoring-task.work-item.js';
import { findingMonthsResolvers, findingMonthsTypeDefs } from './monitoring/finding-months.js';
import { brandMonitoringReportEntity } from './monitoring-report/brand-monitoring-report.record.js';
import {
  monitoringPromiseResolvers,
  monitoringPromiseTypeDefs,
} from './monitoring-report/monitoring-promise.js';
import { monitoringReportFile } from './monitoring-report/report-file/report-file-route.js';
import { brandSubscriptionEntity } from './subscription/brand-subscription.work-item.js';
import { brandSubscriptionPaymentEntity } from './subscription-payment/brand-subscription-payment.work-item.js';

/** What only the program that serves has. */
export interface SubscriptionsParts {
  readonly pictures?: Pick<ScanPictures, 'ofOffer'>;
}

/** Table of contents: brands, and the subscriptions that watch over them. */
export function subscriptionsService(parts: SubscriptionsParts = {}): ServiceDefinition {
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
      migrations: [monitoringOffers, monitoringOfferOwner],
      aggregates: [],
      resources: [],
      commands: [],
      publications: {},
      unpublished: [],
      promises: promisesAtRisk,
      consumers: [
        assignedSubscriptions,
        createdSubscriptions,
        ownAccountRules,
        whitelistedFindings,
        subscriptionProducts,
        chargeConsents,
        brandsOfPursuedMarks,
        monitoringOfferFacts,
      ],
      typeDefs: `${typeDefs}${orderBrandMonitoringTypeDefs}${findingPictureTypeDefs}${monitoringPromiseTypeDefs}${findingMonthsTypeDefs}`,
      resolvers: (runtime) =>
        mergeResolvers(
          resolvers(),
          orderBrandMonitoringResolvers(runtime),
          findingPictureResolvers(parts.pictures),
          monitoringPromiseResolvers(runtime),
          findingMonthsResolvers(runtime),
        ),
      internalRoutes: () => [monitoringReportFile],
    },
    [
      brandEntity,
      brandSubscriptionEntity,
      brandSubscriptionPaymentEntity,
      brandSubscriptionPlatformEntity,
      brandMonitoringTaskEntity,
      brandMonitoringFindingEntity,
      brandMonitoringCoverageEntity,
      brandWhitelistRuleEntity,
      brandMonitoringReportEntity,
    ],
  );
  return withSetAside(withPersonalData(definition));
}
