import { defineCommand, type CommandContext, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { renewalsOf } from './service-parameters.js';
import { factsOfServiceRequest } from './service-request-facts.js';
import { serviceRequestResource } from './service-request.resource.js';
import { serviceRequest } from './service-request.work-item.js';

type Fields = RecordState<typeof serviceRequestResource.fields>['fields'];
type Order = Fields & { readonly id: string };

const input = {
  orderId: f.id('The order of several marks.'),
  position: f.integer('Which of its marks, from 0.', { min: 0, max: 99 }),
};

/** What every part takes over: who wanted it, and who may look. Its price is in the price of the whole. */
const taken = [
  'language',
  'region',
  'currency',
  'country',
  'userId',
  'contactEmail',
  'contactName',
  'linkRevision',
  'billingEntityId',
] as const;

/** One mark of an order of several gets an order of its own: from then on it has its own way at the office. */
export const addRenewalPart = defineCommand({
  name: 'AddRenewalPart',
  doc: 'The order of one mark out of an order of several.',
  aggregate: serviceRequest.aggregate,
  stream: 'new',
  allowed: ['system'],
  input,
  preload: async (tx, { input: { orderId } }) => {
    const [order] = await readByIds(tx, serviceRequestResource, { ...systemViewer, role: 'admin' }, [
      orderId,
    ]);
    return { order };
  },
  decide: (_, { position }: InputOf<typeof input>, context): readonly DomainEvent[] | Refusal => {
    const { order } = context.preloaded as { readonly order?: Order };
    const parameters = order === undefined ? undefined : renewalsOf(order)[position];
    return order === undefined || parameters === undefined
      ? no('NOT_FOUND.mark')
      : part(order, parameters, context);
  },
});

function part(order: Order, parameters: object, { streamId }: CommandContext): readonly DomainEvent[] {
  const given = Object.fromEntries(
    taken.flatMap((key) => (order[key] === undefined || order[key] === null ? [] : [[key, order[key]]])),
  );
  const fields = {
    ...given,
    userId: order.userId ?? null,
    serviceName: 'trademark-renewal',
    parameters,
    partOfId: order.id,
    publicId: spokenId('S', streamId),
  } as Fields;
  const about = order.userId ? { subjectId: order.userId } : {};
  const facts = factsOfServiceRequest(fields);
  return [
    { type: serviceRequest.events.added, data: { ...fields, ...facts, status: 'Draft' }, ...about },
    {
      type: 'ServiceRequestSubmitted',
      data: { ...facts, status: 'Submitted', statusFrom: 'Draft' },
      ...about,
    },
  ];
}
