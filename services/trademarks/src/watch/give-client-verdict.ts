import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import {
  CLIENT_VERDICT_GIVEN,
  trademarkMonitoringResult,
  trademarkMonitoringResultResource,
} from './trademark-monitoring-result.record.js';
import { differ } from './verdicts.js';
import { isForThem } from './whose-result.js';

const { clientVerdict, clientVerdictReason } = trademarkMonitoringResultResource.fields;

/** The client's word beside the lawyer's. Where the two differ a lawyer reads it again. */
export const giveClientVerdict = defineCommand({
  name: 'GiveClientVerdict',
  doc: 'The customer says whether a result matters to them, and why if they want; without a verdict it takes back what was said. A lawyer reads it.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: { clientVerdict, clientVerdictReason },
  allowed: ['customer'],
  mayTouch: isForThem,
  decide: ({ fields }, given, { now }) => {
    const verdict = given.clientVerdict ?? null;
    const before = fields.clientVerdictReason ?? null;
    const isAsBefore = (fields.clientVerdict ?? null) === verdict;
    // The same press again leaves the reason; another verdict needs one of its own.
    const kept = isAsBefore ? before : null;
    const words = given.clientVerdictReason === undefined ? kept : given.clientVerdictReason?.trim();
    const reason = verdict === null || !words ? null : words;
    if (isAsBefore && before === reason) return [];
    return [
      {
        type: CLIENT_VERDICT_GIVEN,
        data: {
          clientVerdict: verdict,
          clientVerdictReason: reason,
          clientVerdictOn: verdict === null ? null : calendarDate(now, 'UTC'),
          verdictsDiffer: differ(fields.relevance, verdict),
        },
        ...(fields.userId ? { subjectId: fields.userId } : {}),
      },
    ];
  },
});
