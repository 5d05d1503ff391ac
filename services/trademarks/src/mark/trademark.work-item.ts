import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { classesOf } from './goods.js';
import { datesProblem } from './date-order.js';
import { no } from '../refusals.js';
import { documentsComplete, officeDueProblem } from './trademark-rules.js';
import { statusGroupOf } from './trademark-status.js';
import { markNotices } from '../said/publish-deadlines.js';
import { markCourse } from '../durations/mark-course.projection.js';
import { trademarkDeadlineProjection } from './trademark-deadline.projection.js';
import { dateCheckSteps } from './date-check-steps.js';
import { filingPaperSteps } from './filing-paper-steps.js';
import { endingSteps } from './ending-steps.js';
import { examinationSteps } from './examination-steps.js';
import { filingSteps } from './filing-steps.js';
import { letterSteps, withLetterFacts } from './letter-steps.js';
import { ownershipSteps } from './ownership-steps.js';
import { repairSteps } from './repair-steps.js';
import { registerDifferenceSteps } from './register-difference-steps.js';
import { registrationSteps } from './registration-steps.js';
import { withScamWarning } from './scam-warning-plan.js';
import { statementOfUseSteps } from './statement-of-use-steps.js';
import { trackedSteps } from './tracked-steps.js';
import { trademarkResource, type TrademarkFields } from './trademark.resource.js';
import { trademarkDesk } from './trademark.desk.js';

type Fields = RecordFields<TrademarkFields>;
const events = {
  added: 'TrademarkAdded',
  amended: 'TrademarkAmended',
  removed: 'TrademarkRemoved',
  assigned: 'TrademarkAssigned',
};

/** A mark enters in any status: what a customer or an office already has is recorded as it stands. From there only its steps move it. */
export const trademark = workItem(trademarkResource, events, {
  writable: [
    'name',
    'alias',
    'jurisdiction',
    'type',
    'status',
    'goodsAndServices',
    'number',
    'internationalNumber',
    'internationalRegistrationDate',
    'filingDate',
    'priorityDate',
    'publicationDate',
    'oppositionEndDate',
    'registrationDate',
    'expirationDate',
    'douDeadlineDate',
    'officeDueDate',
    'noticeOfAllowanceDate',
    'remainingExtensionCount',
    'filingBasis',
    'allegationOfUseDate',
    'logoType',
    'colorClaim',
    'directFiling',
    'ipoLink',
    'imported',
    'serviceDescription',
    'userId',
    'brandId',
    'registrationRequestId',
    'ownerEntityId',
    'representativeEntityId',
    'parentTrademarkId',
    'poaDocumentId',
    'certificateDocumentId',
    'statusBeforeDivide',
    'assignedAdminId',
    'remindersPaused',
  ],
  fixed: ['status', 'userId', 'imported', 'parentTrademarkId', 'statusBeforeDivide', 'assignedAdminId'],
  create: ['customer', ...staff],
  update: ['customer', ...staff],
  remove: ['customer', ...staff],
  fill: (input, context) => ({
    ...ownerOf(input, context),
    imported: context.viewer.role === 'customer' ? true : (input.imported ?? false),
  }),
  mayTouch: isOwner,
  starts: ({ status = 'Ready for filing' }) => status,
  derive: (next) => ({
    classes: classesOf(next.goodsAndServices ?? []),
    statusGroup: statusGroupOf(next.status ?? 'Ready for filing', documentsComplete(next)),
  }),
  check: (next, context) => importedOnly(next, context) ?? datesProblem(next) ?? officeDueProblem(next),
  keep: (mark, context) => importedOnly(mark, context) ?? retained(mark, context),
  subject: ({ userId }) => userId ?? undefined,
  projections: [trademarkDeadlineProjection, markCourse],
  labels: { added: 'Trademark added', audience: 'customer' },
  steps: [
    ...[
      ...filingSteps,
      ...examinationSteps,
      ...statementOfUseSteps,
      ...registrationSteps,
      ...ownershipSteps,
      ...endingSteps,
      ...trackedSteps,
      ...dateCheckSteps,
      ...registerDifferenceSteps,
      ...repairSteps,
      ...filingPaperSteps,
    ]
      .map(withLetterFacts)
      .map(withScamWarning),
    ...letterSteps,
  ],
});

/** Customers correct what they entered themselves; what we do at an office is ours to record. */
function importedOnly({ imported }: Fields, { viewer }: CommandContext): Refusal | undefined {
  if (viewer.role !== 'customer' || imported === true) return undefined;
  return no('NOT_YOUR_ENTRY');
}

/** What is filed, ordered or in a client's own list is not ours to take away; clients remove what they entered themselves. */
function retained(
  { imported, number, filingDate, userId, registrationRequestId }: Fields,
  { viewer }: CommandContext,
): Refusal | undefined {
  if (imported === true)
    return viewer.role === 'customer' || !userId ? undefined : no('RETAINED.importedMark');
  if (number || filingDate) return no('RETAINED.mark');
  return registrationRequestId ? no('RETAINED.orderedMark') : undefined;
}

export const trademarkEntity = workItemEntity(trademarkResource, trademark, {
  publications: markNotices,
  desk: trademarkDesk,
  calendar: { by: 'jurisdiction', zoneOf: officeZone },
});
