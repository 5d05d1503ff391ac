import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { holdsLink } from '../links/record-link.js';
import { no } from '../refusals.js';
import { useRequestProblem } from './use-in-commerce-rules.js';
import { openTwiceProblem, useDueProblem } from './use-due-date.js';
import { useInCommerceNotices } from '../said/publish-deadlines.js';
import { useInCommerceReminderProjection } from './use-in-commerce-reminder.projection.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';
import { useInCommerceRequestSteps } from './use-in-commerce-request-steps.js';
import { useInCommerceRequestDesk } from './use-in-commerce-request.desk.js';

const holdsProofLink = holdsLink('use-in-commerce');
const events = {
  added: 'UseInCommerceRequestCreated',
  amended: 'UseInCommerceRequestAmended',
  removed: 'UseInCommerceRequestRemoved',
  assigned: 'UseInCommerceRequestAssigned',
};

export const useInCommerceRequest = workItem(useInCommerceRequestResource, events, {
  writable: [
    'trademarkId',
    'userId',
    'type',
    'declarationOfIncontestability',
    'remainingExtensionCount',
    'issueDate',
    'dueDate',
    'graceEndDate',
    'opensDate',
    'assignedAdminId',
  ],
  fixed: ['trademarkId', 'userId', 'issueDate', 'dueDate', 'graceEndDate', 'opensDate', 'assignedAdminId'],
  create: staff,
  update: staff,
  remove: ['admin'],
  fill: (input, { viewer }) => ({
    dueDateSetById: viewer.userId ?? null,
    declarationOfIncontestability: input.declarationOfIncontestability ?? false,
  }),
  preload: async (tx, input) => (await useDueProblem(tx, input)) ?? (await openTwiceProblem(tx, input)) ?? {},
  mayTouch: (proof, viewer, proofId) =>
    isOwner(proof, viewer) || (viewer.role === 'visitor' && holdsProofLink(proof, viewer, proofId)),
  starts: 'Created',
  check: useRequestProblem,
  keep: ({ status }) => (status === 'Created' ? undefined : no('RETAINED.useInCommerce')),
  subject: ({ userId }) => userId ?? undefined,
  projections: [useInCommerceReminderProjection],
  labels: { added: 'Created', audience: 'staff' },
  steps: useInCommerceRequestSteps,
});

export const useInCommerceRequestEntity = workItemEntity(useInCommerceRequestResource, useInCommerceRequest, {
  desk: useInCommerceRequestDesk,
  publications: useInCommerceNotices,
});
