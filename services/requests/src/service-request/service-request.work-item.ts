import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { refuseOthersMarks } from './marks-of-client.js';
import { parametersProblem } from './service-parameters.js';
import { draftProblem, keepProblem } from './service-request-rules.js';
import { serviceRequestPublications, type PublicationKeys } from './publish-service-requests.js';
import { factsOfServiceRequest } from './service-request-facts.js';
import { serviceRequestResource } from './service-request.resource.js';
import { serviceRequestSteps } from './service-request.steps.js';
import { serviceRequestDesk } from './service-request.desk.js';

/** `linkKey`: quotes are signed with it. */
const defineServiceRequest = (linkKey: string) =>
  workItem(
    serviceRequestResource,
    {
      added: 'ServiceRequestCreated',
      amended: 'ServiceRequestAmended',
      removed: 'ServiceRequestRemoved',
      assigned: 'ServiceRequestAdminAssigned',
    },
    {
      writable: [
        'serviceName',
        'internalLabel',
        'description',
        'parameters',
        'language',
        'region',
        'currency',
        'userId',
        'billingEntityId',
        'brandId',
        'productId',
        'trademarkId',
        'country',
      ],
      fixed: ['userId'],
      create: ['customer', ...staff],
      update: ['customer', ...staff],
      remove: ['customer', 'admin'],
      starts: 'Draft',
      labels: { added: 'Order created', audience: 'customer' },
      preload: (tx, input, { viewer }) => refuseOthersMarks(tx, input, viewer),
      fill: (input, context) => ({ ...ownerOf(input, context), publicId: spokenId('S', context.streamId) }),
      // A draft is its customer's to write; from then on they walk the steps that are open to them.
      mayTouch: isTheirs,
      derive: factsOfServiceRequest,
      check: (next, context) => draftProblem(next, context) ?? parametersProblem(next, { complete: false }),
      keep: keepProblem,
      subject: ({ userId }) => userId ?? undefined,
      steps: serviceRequestSteps(linkKey),
    },
  );

/** For its events and its steps; only what is handed in needs the key. */
export const serviceRequest = defineServiceRequest('');

export function serviceRequestEntity({ linkKey, encryptionKey }: PublicationKeys): Entity {
  return workItemEntity(serviceRequestResource, defineServiceRequest(linkKey), {
    desk: serviceRequestDesk,
    publications: serviceRequestPublications({ linkKey, encryptionKey }),
  });
}

/** Its owner, or whoever holds its link while it has none. */
function isTheirs(
  order: RecordFields<typeof serviceRequestResource.fields>,
  viewer: Viewer,
  streamId: string,
): boolean {
  const { link } = viewer;
  const holdsLink =
    link?.purpose === 'verification-receipt' &&
    link.subjectId === streamId &&
    link.revision === order.linkRevision;
  return isOwner(order, viewer) || (!order.userId && holdsLink);
}
