import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { revoked } from '../links/record-link.js';
import { RESULT_LINKS_REVOKED, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

/** A letter came into the wrong hands: the next one brings a link that opens. */
export const revokeMonitoringResultLinks = defineCommand({
  name: 'RevokeMonitoringResultLinks',
  doc: 'No link to the result that went out before opens it any more.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: { reason: f.longText('Why; the history keeps it.', { max: 2000, min: 1 }) },
  allowed: staff,
  mayTouch: ({ exists }) => exists,
  decide: ({ fields }, { reason }) => [
    {
      type: RESULT_LINKS_REVOKED,
      data: revoked(fields),
      reason,
      ...(fields.userId ? { subjectId: fields.userId } : {}),
    },
  ],
});
