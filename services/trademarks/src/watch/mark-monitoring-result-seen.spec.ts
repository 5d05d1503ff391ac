import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import { admin, client, stranger } from '../testing/people.js';
import { markMonitoringResultSeen } from './mark-monitoring-result-seen.js';

const input = {
  trademarkId: nameBasedId('mark'),
  type: 'Similar',
  markName: 'Lumora',
  classes: [9],
  jurisdiction: 'EU',
  userId: client.userId,
} as const;
const found = given().when(trademarkMonitoringResult.create, input, { viewer: admin }).events();
const judged = [
  ...found,
  ...given(...found)
    .when(trademarkMonitoringResult.update, { relevance: 'High' }, { viewer: admin })
    .events(),
];

describe('looking at a result', () => {
  it('is noted for its customer, once', () => {
    const outcome = given(...judged)
      .when(markMonitoringResultSeen, { seen: true }, { viewer: client })
      .then({ type: 'MonitoringResultAmended', data: { seen: true }, subjectId: client.userId });
    given(...judged, ...outcome.events())
      .when(markMonitoringResultSeen, { seen: true }, { viewer: client })
      .then();
  });

  it('is not possible before a lawyer judged it, nor for others', () => {
    given(...found)
      .when(markMonitoringResultSeen, { seen: true }, { viewer: client })
      .thenRefused('NOT_FOUND');
    given(...judged)
      .when(markMonitoringResultSeen, { seen: true }, { viewer: stranger })
      .thenRefused('NOT_FOUND');
    expect(shutOut(markMonitoringResultSeen)).toEqual(['lawyer', 'admin', 'partner']);
  });
});
