import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import {
  monitoringResultEvents,
  trademarkMonitoringResult,
  trademarkMonitoringResultResource,
} from './trademark-monitoring-result.record.js';

const { relevance, relevanceNote } = trademarkMonitoringResultResource.fields;

/** A lawyer's word about one result, as the queue asks for it. The client reads it, so what is dismissed says why. */
export const judgeMonitoringResult = defineCommand({
  name: 'JudgeMonitoringResult',
  doc: 'Says how relevant a result is; one that is not relevant with its reason, which its client reads.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: { relevance: { ...relevance, optional: false as const }, relevanceNote },
  allowed: staff,
  mayTouch: ({ exists }) => exists,
  decide: ({ fields }, given, { now, viewer }) => {
    const note = given.relevanceNote?.trim() ?? '';
    if (given.relevance === 'Not relevant' && note === '')
      return refuseFields([
        {
          path: ['relevanceNote'],
          code: 'REQUIRED',
          message: 'Say why it is not relevant: its client reads it.',
        },
      ]);
    const relevanceSaid = note === '' ? null : note;
    const isAsBefore =
      fields.relevance === given.relevance && (fields.relevanceNote ?? null) === relevanceSaid;
    // Said again after the client saw it otherwise, it is the answer to that.
    if (isAsBefore && fields.verdictsDiffer !== true) return [];
    return [
      {
        type: monitoringResultEvents.amended,
        data: {
          relevance: given.relevance,
          relevanceNote: relevanceSaid,
          isJudged: true,
          judgedOn: calendarDate(now, 'UTC'),
          ...(viewer.role === 'system' || fields.judgedByRule
            ? { judgedByRule: viewer.role === 'system' }
            : {}),
          ...(fields.clientVerdict ? { verdictsDiffer: false } : {}),
        },
        ...(fields.userId ? { subjectId: fields.userId } : {}),
      },
    ];
  },
});
