import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { FIRST_LINK_REVISION, holdsTicketLink } from './support-link.js';
import { supportMessageProjection } from './support-message.projection.js';
import { supportMessageResource } from './support-message.resource.js';
import { supportTicketSteps } from './support-ticket-steps.js';
import { supportTicketResource } from './support-ticket.resource.js';
import { supportTicketDesk } from './support-ticket.desk.js';

export const supportTicket = workItem(
  supportTicketResource,
  {
    added: 'SupportTicketCreated',
    amended: 'SupportTicketAmended',
    removed: 'SupportTicketRemoved',
    assigned: 'SupportTicketAdminAssigned',
  },
  {
    writable: ['userId', 'description', 'requestId', 'trademarkId'],
    fixed: ['userId'],
    create: ['customer', ...staff],
    update: staff,
    remove: ['admin'],
    starts: 'Created',
    labels: { added: 'Ticket created', audience: 'customer' },
    fill: (input, context) => ({
      ...ownerOf(input, context),
      createdByUserId: context.viewer.userId ?? null,
      publicId: spokenId('Q', context.streamId),
      linkRevision: FIRST_LINK_REVISION,
    }),
    mayTouch: isTheirs,
    // Its answer goes out by it.
    keep: ({ caseId }) => (caseId ? no('KEPT_IN_CASE') : undefined),
    subject: ({ userId }) => userId ?? undefined,
    projections: [supportMessageProjection],
    steps: supportTicketSteps,
  },
);

/** Its client, or whoever holds the link of its letters while it belongs to no account. */
function isTheirs(
  ticket: RecordFields<typeof supportTicketResource.fields>,
  viewer: Viewer,
  streamId: string,
): boolean {
  return isOwner(ticket, viewer) || (!ticket.userId && holdsTicketLink(ticket, viewer, streamId));
}

const entity = workItemEntity(supportTicketResource, supportTicket, { desk: supportTicketDesk });

export const supportTicketEntity: Entity = {
  ...entity,
  resources: [...entity.resources, supportMessageResource],
};
