import { isCountry } from '@cotta/reference/countries.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { nameOfThreat } from './name-of-threat.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  clientsWordProblem,
  currencyProblem,
  deliveryProblem,
  keepSolution,
  lapseProblem,
  letterUnsent,
  negativeProblem,
  offerProblem,
  otherOrdered,
  priceProblem,
  unpaidProblem,
} from './case-solution-rules.js';
import { CaseSolutionStatus } from './case-solution-status.js';
import { caseSolutionResource } from './case-solution.resource.js';
import { caseSolutionDesk } from './case-solution.desk.js';
import { allowanceOf, withIncluded } from './included-steps.js';

const { draft, offered, ordered, delivered, declined, lapsed } = CaseSolutionStatus;
const step = stepsOf(caseSolutionResource);
const { clientsWordDocumentId } = caseSolutionResource.fields;

const steps = [
  step({
    command: 'OfferCaseSolution',
    doc: 'The client can order it from now on; a kick-off offers every draft of its case.',
    event: 'CaseSolutionOffered',
    label: 'Solution offered',
    audience: 'customer',
    from: [draft],
    to: offered,
    by: ['lawyer'],
    guard: (fields) => priceProblem(fields),
    change: (_, __, { now }) => ({ offeredAt: now.toISOString() }),
    preload: async (tx, { caseId, items = [] }, _, { now }) => ({
      items: withIncluded(items, await allowanceOf(tx, caseId ?? '', now)),
    }),
  }),
  step({
    command: 'OrderCaseSolution',
    doc: 'The client wants it, at the prices offered; staff order it on the client’s word, which they keep as paper and say in the reason.',
    event: 'CaseSolutionOrdered',
    label: 'Solution ordered',
    audience: 'customer',
    from: [offered],
    to: ordered,
    by: ['customer', ...staff],
    input: {
      clientsWordDocumentId,
      country: f.code('CountryCode', 'Country of the billing address: taxes follow from it.', {
        known: isCountry,
        optional: true,
      }),
    },
    guard: (_, given, context) => clientsWordProblem(given, context),
    // Whose it is goes along: whoever hears of the order needs no copy of it.
    change: ({ userId, items = [], currency = '' }, given, { streamId, now, viewer }) => ({
      ...(userId ? { userId } : {}),
      ...(typeof given.clientsWordDocumentId === 'string'
        ? { clientsWordDocumentId: given.clientsWordDocumentId }
        : {}),
      currency,
      serviceRequestId: nameBasedId('work order', streamId, now.toISOString()),
      orderedPrice: { amountMinor: items.reduce((sum, { price }) => sum + price.amountMinor, 0), currency },
      orderCountry: given.country ?? null,
      orderLanguage: viewer.role === 'customer' ? viewer.locale : null,
      paidAt: null,
    }),
    preload: async (tx, { caseId, offerSubscription }, _, { streamId }) => {
      const named = await nameOfThreat(tx, caseId ?? '');
      if (offerSubscription === true) return { orderedName: named };
      // The case is held until the order stands, so that two orders of one case come after one another.
      await tx.query('select id from "case" where id = $1 for update', [caseId]);
      const other = await queryRow(
        tx,
        'select id from case_solution where case_id = $1 and id <> $2 and status = $3 and not offer_subscription limit 1',
        [caseId, streamId, ordered],
      );
      return other === undefined ? { orderedName: named } : otherOrdered();
    },
  }),
  step({
    command: 'ReleaseCaseSolutionWork',
    doc: 'The order is paid, or an admin let the work begin before. For the system.',
    event: 'CaseSolutionWorkReleased',
    label: 'Work can begin',
    audience: 'customer',
    from: [ordered],
    to: 'same',
    by: [],
    change: (_, __, { now }) => ({ paidAt: now.toISOString() }),
  }),
  step({
    command: 'BeginCaseSolutionWork',
    doc: 'The first of its steps began: a letter, a report to a platform or other work of its case. For the system.',
    event: 'CaseSolutionWorkBegun',
    label: 'In progress',
    audience: 'customer',
    from: [ordered],
    to: 'same',
    by: [],
    change: (_, __, { now }) => ({ workBegunAt: now.toISOString() }),
  }),
  step({
    command: 'ReturnCaseSolutionOrder',
    doc: 'The order ended before it was delivered: the client can order again. For the system.',
    event: 'CaseSolutionOrderReturned',
    label: 'Order ended',
    audience: 'customer',
    from: [ordered],
    to: offered,
    by: [],
    change: (_, __, { now }) => ({
      serviceRequestId: null,
      orderedPrice: null,
      paidAt: null,
      workBegunAt: null,
      offeredAt: now.toISOString(),
    }),
  }),
  step({
    command: 'DeliverCaseSolution',
    doc: 'The linked service request or all of its steps are finished; a letter that was ordered went to the other side.',
    event: 'CaseSolutionDelivered',
    label: 'Solution delivered',
    audience: 'customer',
    from: [ordered],
    to: delivered,
    by: ['lawyer'],
    input: {
      serviceRequestId: f.ref('ServiceRequest', 'Order that delivered it, where it is not linked yet.', {
        as: 'serviceRequest',
        optional: true,
      }),
    },
    guard: (fields, { serviceRequestId }) =>
      unpaidProblem(fields) ??
      deliveryProblem({ serviceRequestId: serviceRequestId ?? fields.serviceRequestId ?? null }),
    change: (_, { serviceRequestId }) => (typeof serviceRequestId === 'string' ? { serviceRequestId } : {}),
    preload: async (tx, { caseId, items = [] }) => {
      if (!items.some(({ kind }) => kind === 'letter')) return {};
      const sent = await queryRow(
        tx,
        `select id from case_letter where case_id = $1 and status in ('Sent', 'Answered') limit 1`,
        [caseId],
      );
      return sent === undefined ? letterUnsent() : {};
    },
  }),
  step({
    command: 'DeclineCaseSolution',
    doc: 'The client does not want it.',
    event: 'CaseSolutionDeclined',
    label: 'Solution declined',
    audience: 'customer',
    from: [offered],
    to: declined,
    by: ['customer'],
  }),
  step({
    command: 'LapseCaseSolution',
    doc: 'Sixty days without an answer.',
    event: 'CaseSolutionLapsed',
    label: 'Offer lapsed',
    audience: 'customer',
    from: [offered],
    to: lapsed,
    by: [],
    guard: (fields, _, context) => lapseProblem(fields, context),
  }),
];

const events = {
  added: 'CaseSolutionDrafted',
  amended: 'CaseSolutionAmended',
  removed: 'CaseSolutionRemoved',
  assigned: 'CaseSolutionAssigned',
};

export const caseSolution = workItem(caseSolutionResource, events, {
  writable: [
    'userId',
    'caseId',
    'items',
    'currency',
    'offerSubscription',
    'serviceRequestId',
    'askedOn',
    'askedNote',
  ],
  fixed: ['userId', 'caseId', 'askedOn', 'askedNote'],
  create: staff,
  update: staff,
  remove: staff,
  starts: draft,
  labels: { added: 'Solution drafted', audience: 'staff' },
  steps,
  derive: ({ status }) => ({ isOffered: status !== draft }),
  mayTouch: (fields, viewer) => fields.isOffered === true && isOwner(fields, viewer),
  amend: offerProblem,
  check: (next) => currencyProblem(next) ?? negativeProblem(next),
  keep: keepSolution,
  subject: ({ userId }) => userId ?? undefined,
});

export const caseSolutionEntity = workItemEntity(caseSolutionResource, caseSolution, {
  desk: caseSolutionDesk,
});
