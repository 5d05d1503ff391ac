import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
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
    }),
    mayTouch: isOwner,
    subject: ({ userId }) => userId ?? undefined,
    projections: [supportMessageProjection],
    steps: supportTicketSteps,
  },
);

const entity = workItemEntity(supportTicketResource, supportTicket, { desk: supportTicketDesk });

export const supportTicketEntity: Entity = {
  ...entity,
  resources: [...entity.resources, supportMessageResource],
};
