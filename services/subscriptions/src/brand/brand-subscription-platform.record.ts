import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

export const brandSubscriptionPlatformResource = defineResource({
  name: 'BrandSubscriptionPlatform',
  table: 'brand_subscription_platform',
  doc: 'A marketplace or network that a subscription watches, and since when.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Owner of the subscription.', { as: 'user', optional: true, filterable: true }),
    brandSubscriptionId: f.ref('BrandSubscription', 'What watches it.', {
      as: 'brandSubscription',
      many: 'platforms',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    name: f.text('Name of the platform.', { max: 80, min: 1, filterable: true, sortable: true }),
    metadata: f.json('Settings as the platform wants them: names of sellers, numbers of stores.', {
      optional: true,
    }),
    startDate: f.calendarDate('First day it is watched, at the firm.', { filterable: true, sortable: true }),
    endDate: f.calendarDate('Last day it is watched; empty while it goes on.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
  },
});

export const brandSubscriptionPlatform = recordDecider(
  brandSubscriptionPlatformResource,
  {
    added: 'BrandSubscriptionPlatformAdded',
    amended: 'BrandSubscriptionPlatformAmended',
    removed: 'BrandSubscriptionPlatformRemoved',
  },
  {
    writable: ['userId', 'brandSubscriptionId', 'name', 'metadata', 'startDate', 'endDate'],
    fixed: ['userId', 'brandSubscriptionId'],
    create: staff,
    update: staff,
    remove: staff,
    check: endProblem,
    subject: ({ userId }) => userId ?? undefined,
  },
);

function endProblem({
  startDate = '',
  endDate,
}: {
  readonly startDate?: string;
  readonly endDate?: string | null;
}): Refusal | undefined {
  if (endDate === undefined || endDate === null || endDate >= startDate) return undefined;
  return refuseFields([
    { path: ['endDate'], code: 'BEFORE_START', message: 'The last day comes before the first.' },
  ]);
}

export const brandSubscriptionPlatformEntity = recordEntity(
  brandSubscriptionPlatformResource,
  brandSubscriptionPlatform,
);
