import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { monitoringResultEvents, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

/** A slip at the queue; what its client has read is judged anew instead, with a reason. */
export const takeBackMonitoringJudgement = defineCommand({
  name: 'TakeBackMonitoringJudgement',
  doc: 'The result waits for a judgement again; until its client was written to about it or has looked at it.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {},
  allowed: staff,
  mayTouch: ({ exists }) => exists,
  decide: ({ fields }) => {
    const { userId, relevance, toldOn, urgentOn, seen, dismissedOn, orderedOn, clientVerdict } = fields;
    if (toldOn || urgentOn || seen === true || dismissedOn || orderedOn || clientVerdict)
      return no('CLIENT_KNOWS_RESULT');
    if ((relevance ?? null) === null) return [];
    return [
      {
        type: monitoringResultEvents.amended,
        data: {
          relevance: null,
          relevanceNote: null,
          judgedOn: null,
          ...(fields.judgedByRule ? { judgedByRule: null } : {}),
          isJudged: false,
        },
        ...(userId ? { subjectId: userId } : {}),
      },
    ];
  },
});
