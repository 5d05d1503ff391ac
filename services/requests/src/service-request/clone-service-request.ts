import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { serviceRequest } from './service-request.work-item.js';

/** What a copy takes over: what was wanted and by whom, not what came of it. */
const taken = [
  'serviceName',
  'internalLabel',
  'description',
  'parameters',
  'language',
  'region',
  'currency',
  'userId',
  'contactEmail',
  'contactName',
  'billingEntityId',
  'brandId',
  'trademarkId',
];
const copiedToChild = Object.fromEntries(taken.map((key) => [key, key]));

export const cloneServiceRequest = defineCommand({
  name: 'CloneServiceRequest',
  doc: 'A new draft with the same wishes, under a number of its own.',
  aggregate: serviceRequest.aggregate,
  stream: 'new',
  allowed: ['customer', ...staff],
  input: { sourceId: f.ref('ServiceRequest', 'The order to copy.', { as: 'source', copiedToChild }) },
  // What the source lends has been put beside its id by now; that the caller may see it has been checked.
  decide: (_, { sourceId: _source, ...copied }, { streamId }): readonly DomainEvent[] => [
    {
      type: serviceRequest.events.added,
      data: { ...copied, publicId: spokenId('S', streamId), status: 'Draft' },
    },
  ],
});
