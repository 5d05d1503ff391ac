import { dependants, passOn, takeFrom } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import {
  BrandMonitoringTaskChangedSchema,
  BrandSubscriptionChangedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { brandMonitoringTask } from '../../monitoring/brand-monitoring-task.work-item.js';

const scans = dependants('brand_monitoring_task', 'brand_subscription_id', brandMonitoringTask.assign);

/** Whoever is in charge of a subscription is in charge of its scans, until somebody else is named there. */
export const assignedSubscriptions = defineConsumer({
  name: 'assigned-subscriptions',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, ({ message: { entityId: id, facts }, tx, run }) =>
      passOn({ tx, run }, { entity: 'brand_subscription', id, holderId: facts?.assignedAdminId }, [scans]),
    ),
    on(BrandMonitoringTaskChangedSchema, async ({ message: { entityId: id, change }, tx, run }) => {
      if (change !== EntityChange.ADDED) return;
      const scan = await queryRow<{ subscriptionId: string | null }>(
        tx,
        'select brand_subscription_id as "subscriptionId" from brand_monitoring_task where id = $1',
        [id],
      );
      if (scan?.subscriptionId)
        await takeFrom({ tx, run }, scans, {
          id,
          wholes: [{ entity: 'brand_subscription', id: scan.subscriptionId }],
        });
    }),
  ],
});
