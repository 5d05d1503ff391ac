import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  caseOfReport,
  conversionProblem,
  isVisitors,
  keepRequest,
  linksProblem,
  outcomeProblem,
  senderProblem,
  withLinks,
} from './case-request-rules.js';
import { CaseRequestStatus } from './case-request-status.js';
import { caseRequestResource } from './case-request.resource.js';
import { ownSide } from './own-side.js';
import { holdsReportLink, revokedLinks, whoReported } from './report-link.js';
import { no } from '../refusals.js';
import { reporterPublications, type PublicationKeys } from './publish-reporter-letters.js';
import { caseRequestDesk } from './case-request.desk.js';

const { created, assigned, converted, dismissed } = CaseRequestStatus;
const every = [created, assigned, converted, dismissed];
const step = stepsOf(caseRequestResource);

/** What a visitor does by the link of a letter, and what staff do about links. */
const linkSteps = [
  step({
    command: 'SendCaseRequestLink',
    doc: 'Writes the link of the report to a visitor: it confirms the address, and shows where the report stands.',
    event: 'CaseRequestLinkSent',
    label: 'Report-violation link sent',
    audience: 'customer',
    from: every,
    to: 'same',
    by: staff,
    tells: ['report-received'],
    guard: (report) => (isVisitors(report) ? undefined : no('NO_ADDRESS')),
    change: whoReported,
  }),
  step({
    command: 'ConfirmCaseRequest',
    doc: 'Whoever reported confirms the address by the link of the letter: from then on its outcome is written there.',
    event: 'CaseRequestConfirmed',
    label: 'Address confirmed',
    audience: 'customer',
    from: every,
    to: 'same',
    by: ['visitor'],
    change: ({ confirmedAt }, _, { now }) => ({ confirmedAt: confirmedAt ?? now.toISOString() }),
  }),
  step({
    command: 'AddCaseRequestLinks',
    doc: 'Whoever reported names further pages, as long as nothing was decided.',
    event: 'CaseRequestLinksAdded',
    label: 'Pages added',
    audience: 'customer',
    from: [created, assigned],
    to: 'same',
    by: ['visitor', 'customer'],
    input: { links: f.list(f.url('Where the threat can be seen as well.'), { max: 20, min: 1 }) },
    guard: linksProblem,
    change: ({ links }, { links: more }) => ({ links: withLinks(links, more) }),
  }),
  step({
    command: 'RevokeCaseRequestLinks',
    doc: 'Links that went out open the report no more.',
    event: 'CaseRequestLinksRevoked',
    label: 'Links revoked',
    audience: 'staff',
    from: every,
    to: 'same',
    by: staff,
    reasonNeeded: true,
    change: revokedLinks,
  }),
];

const steps = [
  step({
    command: 'TakeOnCaseRequest',
    doc: 'Somebody looks into it: whoever is named, else the caller.',
    event: 'CaseRequestTakenOn',
    label: 'Assigned',
    audience: 'customer',
    from: [created],
    to: assigned,
    by: staff,
    input: {
      assignedAdminId: f.ref('User', 'Who looks into it; empty: the caller.', {
        as: 'assignedAdmin',
        optional: true,
      }),
    },
    change: (fields, { assignedAdminId }, { viewer }) => ({
      assignedAdminId: assignedAdminId ?? fields.assignedAdminId ?? viewer.userId ?? null,
    }),
  }),
  step({
    command: 'ConvertCaseRequest',
    doc: 'A case comes of it: the one that is named, else a new one with what was reported as its first findings.',
    event: 'CaseRequestConverted',
    label: 'Case opened',
    audience: 'customer',
    from: [assigned],
    to: converted,
    by: staff,
    input: {
      userId: f.ref('User', 'Whose case it becomes, where a visitor reported.', {
        as: 'user',
        optional: true,
      }),
      brandId: f.ref('Brand', 'What is threatened; of the same client.', { as: 'brand', optional: true }),
      otherSide: f.text('Who does it; the same name as in another case of the client is the same one.', {
        max: 200,
        min: 1,
        optional: true,
        personal: true,
      }),
      platform: f.text('Marketplace, network or register it happens on.', {
        max: 120,
        min: 1,
        optional: true,
      }),
      caseId: f.ref('Case', 'A case that is there already and takes it in; empty: a new one.', {
        as: 'case',
        optional: true,
      }),
    },
    guard: (fields, given) => conversionProblem(fields, given),
    preload: (tx, fields, given) => ownSide(tx, fields, given),
    change: (fields, { userId, brandId, otherSide, platform, caseId }, { streamId }) => ({
      ...(userId && !fields.userId ? { userId } : {}),
      brandId: brandId ?? fields.brandId ?? null,
      otherSide: otherSide ?? fields.otherSide ?? null,
      platform: platform ?? fields.platform ?? null,
      caseId: caseId ?? caseOfReport(streamId),
    }),
  }),
  step({
    command: 'DismissCaseRequest',
    doc: 'Nothing is done; the reporter reads why.',
    event: 'CaseRequestDismissed',
    label: 'Dismissed',
    audience: 'customer',
    from: [assigned],
    to: dismissed,
    by: staff,
    saysWhy: 'dismissReason',
    input: {
      dismissReason: f.longText('Why nothing is done; the reporter reads it.', { max: 2000, min: 1 }),
    },
    change: (_, { dismissReason }) => ({ dismissReason }),
  }),
  step({
    command: 'NotifyCaseRequest',
    doc: 'Writes to the reporter where the report stands: by itself when it was decided, and once more when staff say so.',
    event: 'CaseRequestNotified',
    label: 'Reporter notified',
    audience: 'customer',
    from: [assigned, converted, dismissed],
    to: 'same',
    by: staff,
    tells: ['report-looked-at', 'report-taken-up', 'report-not-pursued'],
    guard: outcomeProblem,
    change: whoReported,
    besides: ({ status: standsAt = null }) => ({ standsAt }),
  }),
  ...linkSteps,
];

const events = {
  added: 'CaseRequestCreated',
  amended: 'CaseRequestAmended',
  removed: 'CaseRequestRemoved',
  assigned: 'CaseRequestAssigned',
};

export const caseRequest = workItem(caseRequestResource, events, {
  writable: ['userId', 'brandId', 'type', 'brandWebsite', 'links', 'message', 'contactEmail', 'contactName'],
  fixed: ['userId'],
  create: ['customer', ...staff],
  update: staff,
  remove: ['admin'],
  starts: created,
  labels: { added: 'Threat reported', audience: 'customer' },
  steps,
  fill: ownerOf,
  mayTouch: (report, viewer, reportId) =>
    isOwner(report, viewer) || holdsReportLink(report, viewer, reportId),
  check: senderProblem,
  keep: keepRequest,
  subject: ({ userId }) => userId ?? undefined,
});

export const caseRequestEntity = (keys: PublicationKeys): Entity =>
  workItemEntity(caseRequestResource, caseRequest, {
    desk: caseRequestDesk,
    publications: reporterPublications(keys),
  });
