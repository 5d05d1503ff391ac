import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { linked } from '../links/record-link.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import { RESULT_NOTIFIED, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import { isEnding, isUrgent } from './result-to-notify.js';

/** Tells the client of a later mark. The letter says what is known now; telling it again is a new letter. */
export const notifyMonitoringResult = defineCommand({
  name: 'NotifyMonitoringResult',
  doc: 'Writes to the client about a result that was judged; urgently when its opposition term ends soon.',
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
    const today = officeToday(jurisdiction, now);
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
