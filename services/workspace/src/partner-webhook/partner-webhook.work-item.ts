import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { f } from '@cotta/kit/model/field/field.js';
import { readPublicLink } from '@cotta/kit/model/public-link/public-link.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { partnerEventTypeNames } from '@cotta/reference/partner-event-types.js';
import { no } from '../refusals.js';
import { partnerWebhookResource, webhookEnds } from './partner-webhook.resource.js';

const step = stepsOf(partnerWebhookResource);
/** Of one account; removed ones are not counted. */
const MOST_WEBHOOKS = 10;
/** While its programs learn the new secret, both sign. */
const BOTH_SIGN_MS = 24 * 3_600_000;
const types: readonly string[] = partnerEventTypeNames;

/** What of an address or a list of types cannot be. */
function webhookProblem({
  url,
  eventTypes,
}: {
  readonly url?: string | null;
  readonly eventTypes?: readonly string[] | null;
}): Refusal | undefined {
  const link = readPublicLink(url ?? '');
  if (typeof link === 'string' || link.url.protocol !== 'https:')
    return refuseFields([
      {
        path: ['url'],
        code: 'NOT_PUBLIC',
        message: 'Name an https address that is reached from everywhere.',
      },
    ]);
  const chosen = eventTypes ?? [];
  const unknown = chosen.filter((type) => !types.includes(type));
  if (unknown.length === 0 && chosen.length > 0) return undefined;
  return refuseFields([
    {
      path: ['eventTypes'],
      code: 'UNKNOWN_EVENT_TYPE',
      message: chosen.length === 0 ? 'Choose at least one type.' : `There is no type ${unknown.join(', ')}.`,
    },
  ]);
}

const steps = [
  step({
    command: 'RotatePartnerWebhookSecret',
    doc: 'Another secret signs from now on. The one before signs beside it for a day, or ends at once where somebody else may know it.',
    event: 'PartnerWebhookSecretRotated',
    label: 'Secret rotated',
    audience: 'customer',
    from: ['Enabled', 'Disabled'],
    to: 'same',
    by: ['customer'],
    stepUp: true,
    input: { endFormer: f.boolean('The secret before ends at once.', { optional: true }) },
    change: ({ secretNumber = 1 }, { endFormer }, { now }) => ({
      secretNumber: secretNumber + 1,
      formerSecretUntil: new Date(now.getTime() + (endFormer === true ? 0 : BOTH_SIGN_MS)).toISOString(),
    }),
  }),
  step({
    command: 'DisablePartnerWebhook',
    doc: 'Nothing is sent until it is enabled again; what happens meanwhile is read from the stream, or sent by a replay.',
    event: 'PartnerWebhookDisabled',
    label: 'Disabled',
    audience: 'customer',
    from: ['Enabled'],
    to: 'Disabled',
    by: ['customer'],
    change: () => ({ disabledBecause: 'by its owner' }),
  }),
  step({
    command: 'StopPartnerWebhook',
    doc: 'Its receiver said that it is gone, or failed for five days. For the system.',
    event: 'PartnerWebhookStopped',
    label: 'Stopped',
    audience: 'customer',
    from: ['Enabled'],
    to: 'Disabled',
    by: [],
    input: { because: f.enumeration('Why.', { name: 'PartnerWebhookEnd', values: webhookEnds }) },
    change: (_, { because }) => ({ disabledBecause: because }),
  }),
  step({
    command: 'EnablePartnerWebhook',
    doc: 'Events are sent from now on.',
    event: 'PartnerWebhookEnabled',
    label: 'Enabled',
    audience: 'customer',
    from: ['Disabled'],
    to: 'Enabled',
    by: ['customer'],
    change: () => ({ disabledBecause: null }),
  }),
];

export const partnerWebhook = workItem(
  partnerWebhookResource,
  {
    added: 'PartnerWebhookAdded',
    amended: 'PartnerWebhookAmended',
    removed: 'PartnerWebhookRemoved',
    assigned: 'PartnerWebhookAssigned',
  },
  {
    writable: ['url', 'eventTypes'],
    fixed: ['url'],
    create: ['customer'],
    createStepUp: true,
    update: ['customer'],
    remove: ['customer'],
    starts: 'Enabled',
    labels: { added: 'Added', audience: 'customer' },
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null, secretNumber: 1 }),
    preload: async (tx, _, { viewer }) => {
      const row = await queryRow<{ count: number }>(
        tx,
        'select count(*)::integer as count from partner_webhook where user_id = $1',
        [viewer.userId],
      );
      return (row?.count ?? 0) < MOST_WEBHOOKS ? {} : no('TOO_MANY_WEBHOOKS', { most: MOST_WEBHOOKS });
    },
    mayTouch: isOwner,
    check: webhookProblem,
    subject: ({ userId }) => userId ?? undefined,
    steps,
  },
);
