import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { filingSteps } from './filing-steps.js';
import { filingResource } from './filing.resource.js';
import { filingDesk } from './filing.desk.js';

const events = {
  added: 'FilingPrepared',
  amended: 'FilingAmended',
  removed: 'FilingRemoved',
  assigned: 'FilingAssigned',
};

/** Whether it may begin at all is asked of the mark and its copy: filing-guards.ts. */
export const filing = workItem(filingResource, events, {
  writable: ['trademarkId', 'route', 'partner', 'digest', 'userId', 'jurisdiction', 'registrationRequestId'],
  fixed: ['trademarkId', 'route', 'partner', 'digest', 'userId', 'jurisdiction', 'registrationRequestId'],
  create: staff,
  update: [],
  remove: [],
  starts: 'Prepared',
  fill: (_, { viewer }) => ({ preparedById: viewer.userId ?? null }),
  check: ({ route, partner }) =>
    (route === 'Partner') === Boolean(partner)
      ? undefined
      : refuseFields([
          {
            path: ['partner'],
            code: 'ONE_OF',
            message: 'Name the partner where a partner files, and nowhere else.',
          },
        ]),
  subject: ({ userId }) => userId ?? undefined,
  labels: { added: 'Filing prepared', audience: 'staff' },
  steps: filingSteps,
});

export const filingEntity = workItemEntity(filingResource, filing, { desk: filingDesk });
