import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

export const caseInfringementEvidenceResource = defineResource({
  name: 'CaseInfringementEvidence',
  table: 'case_infringement_evidence',
  doc: 'What was seen where and when.',
  tier: 'record',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'evidenceDate', direction: 'DESC' }],
  fields: {
    userId: f.ref('User', 'Owner of the case.', { as: 'user', optional: true, filterable: true }),
    caseInfringementId: f.ref('CaseInfringement', 'What it proves.', {
      as: 'caseInfringement',
      many: 'evidence',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    website: f.url('Page it was seen on.', { filterable: true }),
    evidenceDate: f.calendarDate('Day it was seen, at the firm.', { filterable: true, sortable: true }),
    description: f.longText('What can be seen.', { max: 5000, personal: true }),
    documentId: f.ref('Document', 'Screenshot or file.', {
      as: 'document',
      many: 'caseInfringementEvidence',
      optional: true,
      filterable: true,
    }),
    lastSeenDate: f.calendarDate('Day it was last looked at and still there, at the firm.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    goneDate: f.calendarDate('Day it was first seen to be gone, at the firm; empty while it is there.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
  },
});

export const caseInfringementEvidence = recordDecider(
  caseInfringementEvidenceResource,
  {
    added: 'CaseInfringementEvidenceAdded',
    amended: 'CaseInfringementEvidenceAmended',
    removed: 'CaseInfringementEvidenceRemoved',
  },
  {
    writable: [
      'userId',
      'caseInfringementId',
      'website',
      'evidenceDate',
      'description',
      'documentId',
      'lastSeenDate',
      'goneDate',
    ],
    fixed: ['userId', 'caseInfringementId'],
    create: staff,
    update: staff,
    remove: staff,
    check: checkedTooEarly,
    amendBeside: async (tx, changed, _, before) =>
      'website' in changed || 'evidenceDate' in changed ? namedInLetter(tx, before) : undefined,
    keepBeside: namedInLetter,
    subject: ({ userId }) => userId ?? undefined,
  },
);

/** What a letter said of a page on a day stays as it was said: `NAMED_IN_LETTER` once a letter to the other side names it. */
async function namedInLetter(
  tx: EntityManager,
  { caseInfringementId, website }: { readonly caseInfringementId?: string; readonly website?: string },
): Promise<Refusal | undefined> {
  const letter = await queryRow(
    tx,
    `select l.id from case_letter l join case_infringement i on i.case_id = l.case_id
     where i.id = $1 and $2 = any(l.links) limit 1`,
    [caseInfringementId, website],
  );
  return letter === undefined ? undefined : no('NAMED_IN_LETTER');
}

/** Nobody looks again before it was first seen: `BEFORE_EVIDENCE` at the day that is too early. */
function checkedTooEarly({
  evidenceDate = '',
  lastSeenDate,
  goneDate,
}: {
  readonly evidenceDate?: string;
  readonly lastSeenDate?: string | null;
  readonly goneDate?: string | null;
}): Refusal | undefined {
  const early = Object.entries({ lastSeenDate, goneDate }).filter(([, day]) => day && day < evidenceDate);
  if (early.length === 0) return undefined;
  return refuseFields(
    early.map(([key]) => ({
      path: [key],
      code: 'BEFORE_EVIDENCE',
      message: 'It cannot be before the day it was first seen.',
    })),
  );
}

export const caseInfringementEvidenceEntity = recordEntity(
  caseInfringementEvidenceResource,
  caseInfringementEvidence,
);
