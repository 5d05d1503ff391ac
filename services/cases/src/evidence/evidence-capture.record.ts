import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { captureStates } from './capture/page-capture.js';

/** Why it was looked at. */
export const captureRounds = ['first', 'day 14', 'day 60', 'confirmation', 'asked'] as const;
export type CaptureRound = (typeof captureRounds)[number];

export const evidenceCaptureResource = defineResource({
  name: 'EvidenceCapture',
  table: 'evidence_capture',
  doc: 'One look at a page: what was seen, and the seal by which anybody can check that nothing of it was altered.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'dueAt', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case or the report; empty for visitors.', {
      as: 'user',
      optional: true,
      filterable: true,
    }),
    caseId: f.ref('Case', 'Case it belongs to.', {
      as: 'case',
      many: 'evidenceCaptures',
      optional: true,
      filterable: true,
    }),
    caseRequestId: f.ref('CaseRequest', 'Report it belongs to.', {
      as: 'caseRequest',
      many: 'evidenceCaptures',
      optional: true,
      filterable: true,
    }),
    caseInfringementEvidenceId: f.ref('CaseInfringementEvidence', 'Evidence it shows.', {
      as: 'caseInfringementEvidence',
      many: 'captures',
      optional: true,
      filterable: true,
    }),
    website: f.url('Page that is looked at.', { filterable: true }),
    round: f.enumeration('Why it is looked at.', {
      name: 'CaptureRound',
      values: captureRounds,
      optional: true,
      filterable: true,
    }),
    dueAt: f.instant('From when on it is to be looked at.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    outcome: f.enumeration('How the look ended; empty until then.', {
      name: 'CaptureOutcome',
      values: captureStates,
      optional: true,
      filterable: true,
    }),
    seen: f.enumeration('Whether what was reported is there.', {
      name: 'CaptureSeen',
      values: ['there', 'gone', 'unknown'],
      optional: true,
      filterable: true,
    }),
    httpStatus: f.integer('What the site answered with.', { optional: true, min: 0, max: 999 }),
    pictured: f.boolean('Whether there is a picture of it.', { optional: true }),
    reason: f.longText('Why there is no page, or what of it is missing.', {
      max: 3000,
      optional: true,
      visibleTo: staff,
    }),
    capturedAt: f.instant('When it was looked at.', { optional: true, filterable: true, sortable: true }),
    manifestHash: f.text('SHA-256 of its manifest: `/evidence/` and this opens its proof.', {
      max: 64,
      optional: true,
      filterable: true,
      // It joins the chain of issued documents.
      published: true,
    }),
    stampedAt: f.instant('When an authority vouched that it was there; empty while none has.', {
      optional: true,
    }),
    stampedBy: f.text('Which authority.', { max: 200, optional: true }),
  },
});

const { outcome, seen, httpStatus, pictured, reason, capturedAt, manifestHash, stampedAt, stampedBy } =
  evidenceCaptureResource.fields;

interface Owner {
  readonly userId: string | null;
  readonly caseId: string | null;
  readonly website: string;
}

const EVIDENCE = `
select e.user_id as "userId", i.case_id as "caseId", e.website from case_infringement_evidence e
join case_infringement i on i.id = e.case_infringement_id where e.id = $1`;

export const evidenceCapture = recordDecider(
  evidenceCaptureResource,
  { added: 'EvidenceCaptureAsked', amended: 'EvidenceCaptureKept', removed: 'EvidenceCaptureRemoved' },
  {
    writable: [
      'userId',
      'caseId',
      'caseRequestId',
      'caseInfringementEvidenceId',
      'website',
      'round',
      'dueAt',
    ],
    fixed: ['userId', 'caseId', 'caseRequestId', 'caseInfringementEvidenceId', 'website', 'round', 'dueAt'],
    create: staff,
    // What was seen is never changed, nor taken away.
    update: [],
    remove: [],
    fill: ({ round, dueAt }, { now }) => ({ round: round ?? 'asked', dueAt: dueAt ?? now.toISOString() }),
    preload: async (tx, { caseInfringementEvidenceId, caseRequestId, caseId }) => {
      if (caseInfringementEvidenceId) {
        const found = await queryRow<Owner>(tx, EVIDENCE, [caseInfringementEvidenceId]);
        return found === undefined ? no('NO_EVIDENCE') : { userId: found.userId, caseId: found.caseId };
      }
      return caseRequestId || caseId ? {} : no('NO_EVIDENCE');
    },
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** What was seen, as the worker brought it. */
export const keepEvidenceCapture = defineCommand({
  name: 'KeepEvidenceCapture',
  doc: 'The page was looked at.',
  aggregate: evidenceCapture.aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { outcome, seen, httpStatus, pictured, reason, capturedAt, manifestHash },
  decide: (state, input): readonly DomainEvent[] | Refusal =>
    state.fields.manifestHash ? [] : [{ type: evidenceCapture.events.amended, data: input }],
});

/** That an authority vouched for it. */
export const stampEvidenceCapture = defineCommand({
  name: 'StampEvidenceCapture',
  doc: 'An authority vouched for the time of a capture.',
  aggregate: evidenceCapture.aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { stampedAt, stampedBy },
  decide: (state, input): readonly DomainEvent[] | Refusal =>
    state.fields.stampedAt ? [] : [{ type: evidenceCapture.events.amended, data: input }],
});

export const evidenceCaptureEntity = recordEntity(evidenceCaptureResource, evidenceCapture);
