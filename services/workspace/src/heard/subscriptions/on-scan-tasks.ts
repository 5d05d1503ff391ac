import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  BrandMonitoringTaskChangedSchema,
  BrandMonitoringTaskEvent,
  BrandMonitoringTaskEventSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const scanWork: EntityWork<BrandMonitoringTaskEvent> = {
  opens: {
    [BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_SCHEDULED]: 'scan',
    [BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_REOPENED]: 'scan',
  },
  ends: { [BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_PROCESSED]: 'all' },
  drops: {
    [BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_DISMISSED]: 'all',
    [BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_REMOVED]: 'all',
  },
};

/** A scan that is due is work until its report is out. */
export const scanTasks = defineConsumer({
  name: 'scan-tasks',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(
      BrandMonitoringTaskChangedSchema,
      async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
        const deadline = facts?.deadline;
        await tendWork({ tx, run }, scanWork, {
          event,
          outcome: eventType(BrandMonitoringTaskEventSchema, event),
          subject: { type: 'brand_monitoring_task', id: entityId },
          facts: {
            clientId: facts?.userId,
            parent: facts?.brandId === undefined ? undefined : { type: 'brand', id: facts.brandId },
          },
          envelope,
          dueAt: deadline === undefined ? undefined : new Date(`${deadline.slice(0, 10)}T16:00:00Z`),
        });
      },
    ),
  ],
});
