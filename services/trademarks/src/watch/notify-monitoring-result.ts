import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { linked } from '../links/record-link.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import {
  RESULT_NOTIFIED,
  trademarkMonitoringResult,
  trademarkMonitoringResultResource,
} from './trademark-monitoring-result.record.js';
import { isEnding, isToBeNotified, isUrgent } from './result-to-notify.js';

/** What the last letter said; kept with its event and in no column. */
interface LastLetter {
  readonly told?: {
    readonly markName?: string;
    readonly jurisdiction?: string;
    readonly oppositionEndDate?: string | null;
    readonly linkRevision?: number;
  };
}
type Fields = RecordFields<typeof trademarkMonitoringResultResource.fields>;

/** Writes to the client about a later mark. Written again it is a new letter, so only where it has something new to say. */
export const notifyMonitoringResult = defineCommand({
  name: 'NotifyMonitoringResult',
  doc: 'Writes to the client about a result that was judged; urgently when its opposition term ends soon. Again only where something is new.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {},
  allowed: staff,
  mayTouch: ({ exists }) => exists,
  decide: ({ fields }, _input, { now }) => {
    const { userId, trademarkId, relevance, markName = '', jurisdiction = '', oppositionEndDate } = fields;
    if (fields.isJudged !== true) return no('NOT_JUDGED');
    if (relevance === 'Not relevant') return no('NOT_RELEVANT');
    if (!userId) return no('NOBODY_TO_TELL.watch');
    if (fields.endedOn) return no('APPLICATION_ENDED');
    if (fields.orderedOn) return no('ALREADY_ORDERED');
    if (fields.dismissedOn) return no('LEFT_ALONE', { dismissedOn: fields.dismissedOn });
    const today = officeToday(jurisdiction, now);
    if (fields.toldOn && !hasNews(fields, today)) return no('ALREADY_WRITTEN', { toldOn: fields.toldOn });
    const urgent = isUrgent(fields, today);
    const { linkRevision } = linked(fields);
    const told = {
      trademarkId,
      userId,
      markName,
      jurisdiction,
      oppositionEndDate: oppositionEndDate ?? null,
      urgent,
      ...(isEnding(fields, today) ? { ending: true } : {}),
      on: today,
      linkRevision,
    };
    return [
      {
        type: RESULT_NOTIFIED,
        data: { toldOn: today, linkRevision, ...(urgent ? { urgentOn: today } : {}), told },
        subjectId: userId,
      },
    ];
  },
});

/** Whether a letter would say something that the last one did not. */
function hasNews(fields: Fields & LastLetter, today: string): boolean {
  const { told: said = {}, markName, jurisdiction, oppositionEndDate } = fields;
  return (
    isToBeNotified(fields, today) ||
    (isUrgent(fields, today) && !fields.urgentOn) ||
    said.markName !== markName ||
    said.jurisdiction !== jurisdiction ||
    (said.oppositionEndDate ?? null) !== (oppositionEndDate ?? null) ||
    said.linkRevision !== linked(fields).linkRevision
  );
}
