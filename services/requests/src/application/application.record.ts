import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { priorityFilingTypes } from '../registration-request/draft/priority-filing-type.js';
import { no } from '../refusals.js';
import { applicationWhileOpen } from '../registration-request/order/within-paid.js';

const date = (doc: string) =>
  f.calendarDate(`${doc} Calendar date in the office's zone.`, {
    optional: true,
    filterable: true,
    sortable: true,
  });
const party = (doc: string) => f.id(doc, { optional: true, visibleTo: staff, filterable: true });

export const applicationResource = defineResource({
  name: 'Application',
  table: 'application',
  doc: 'What is filed: the questionnaire of an order, shared by all its offices.',
  tier: 'record',
  retained: {
    law: 'What was approved and filed is kept as the professional rules of attorneys ask; the period is to be confirmed.',
    only: { field: 'clientApproval', values: [true] },
  },
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    requestId: f.ref('RegistrationRequest', 'The order it belongs to.', {
      as: 'request',
      many: 'applications',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    userId: f.ref('User', 'Owner of the order.', {
      as: 'user',
      many: 'applications',
      optional: true,
      filterable: true,
    }),
    onboardingFinished: f.boolean('The questionnaire is filled in.', { filterable: true }),
    clientApproval: f.boolean('The client has approved the draft; clients change nothing afterwards.', {
      filterable: true,
    }),
    clientApprovedAt: f.instant('When the client approved.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    priorityFilingType: f.enumeration('What an earlier right is claimed from.', {
      name: 'ApplicationPriorityFilingType',
      values: priorityFilingTypes,
      optional: true,
      filterable: true,
    }),
    priorityFilingJurisdiction: f.code('JurisdictionCode', 'Office of the earlier filing.', {
      optional: true,
      filterable: true,
      known: knownJurisdiction,
    }),
    priorityFilingNumber: f.text('Number of the earlier filing.', {
      max: 60,
      optional: true,
      filterable: true,
    }),
    priorityFilingDate: date('When the earlier mark was filed.'),
    priorityExpirationDate: date('Last day on which priority can be claimed.'),
    priorityRegistrationDate: date('When the earlier mark was registered.'),
    domicileAddressVisible: f.boolean('Whether the office may publish the domicile address.'),
    // Clients see the party and the addresses themselves, not our pointers to them: graphql/application-parties.ts.
    registrationEntityId: party('Who becomes the owner: one of the parties of the client.'),
    mailingAddressId: party('Where the office writes to: one of the addresses of the client.'),
    domicileAddressId: party('Where the owner lives or has its seat: one of the addresses of the client.'),
  },
});

type Next = RecordFields<typeof applicationResource.fields>;

const standard = recordDecider(
  applicationResource,
  {
    added: 'ApplicationCreated',
    amended: 'ApplicationAmended',
    removed: 'ApplicationRemoved',
    steps: ['ApplicationPartiesChosen', 'ApplicationApprovalRecorded', 'ApplicationClaimed'],
  },
  {
    writable: [
      'requestId',
      'onboardingFinished',
      'priorityFilingType',
      'priorityFilingJurisdiction',
      'priorityFilingNumber',
      'priorityFilingDate',
      'priorityExpirationDate',
      'priorityRegistrationDate',
      'domicileAddressVisible',
      'registrationEntityId',
      'mailingAddressId',
      'domicileAddressId',
    ],
    fixed: ['requestId'],
    create: staff,
    update: ['customer', ...staff],
    remove: ['admin'],
    fill: () => ({ clientApproval: false }),
    mayTouch: isOwner,
    check: (next, context) => approvedProblem(next, context) ?? priorityProblem(next),
    keep: ({ clientApproval }) => (clientApproval === true ? no('RETAINED') : undefined),
    subject: ({ userId }) => userId ?? undefined,
  },
);

export const application = { ...standard, update: applicationWhileOpen(standard.update) };

/** What a client has approved stays as approved; the firm may still correct it, and the audit log keeps what it was. */
export function approvedProblem(
  { clientApproval }: Next,
  { viewer }: Pick<CommandContext, 'viewer'>,
): Refusal | undefined {
  return clientApproval === true && viewer.role === 'customer' ? no('APPLICATION_APPROVED') : undefined;
}

function priorityProblem({
  priorityFilingDate: filed,
  priorityExpirationDate: ends,
  priorityFilingType,
  priorityFilingJurisdiction,
}: Next): Refusal | undefined {
  const problems: FieldRefusal[] = [];
  if (filed && ends && ends < filed)
    problems.push({
      path: ['priorityExpirationDate'],
      code: 'TOO_EARLY',
      message: 'Priority cannot end before the earlier filing.',
    });
  if (priorityFilingType && !priorityFilingJurisdiction)
    problems.push({
      path: ['priorityFilingJurisdiction'],
      code: 'REQUIRED',
      message: 'Say at which office the earlier mark was filed.',
    });
  return problems.length === 0 ? undefined : refuseFields(problems);
}
