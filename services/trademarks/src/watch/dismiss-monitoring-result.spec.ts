import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, client, stranger } from '../testing/people.js';
import { dismissMonitoringResult } from './dismiss-monitoring-result.js';
import { orderOpposition } from './order-opposition.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

const found = given()
  .when(
    trademarkMonitoringResult.create,
    {
      trademarkId: nameBasedId('mark'),
      type: 'Similar',
      markName: 'Lumora',
      classes: [9],
      jurisdiction: 'EU',
      userId: client.userId,
    },
    { viewer: admin },
  )
  .events();
const judged = [
  ...found,
  ...given(...found)
    .when(trademarkMonitoringResult.update, { relevance: 'High' }, { viewer: admin })
    .events(),
];
const at = { viewer: client, now: new Date('2026-06-15T10:00:00Z') };

describe('leaving a later mark alone', () => {
  it('is noted with its day once, and can be taken back', () => {
    const left = given(...judged)
      .when(dismissMonitoringResult, { dismissed: true }, at)
      .then({
        type: 'MonitoringResultAmended',
        data: { dismissedOn: '2026-06-15' },
        subjectId: client.userId,
      });
    const after = given(...judged, ...left.events());
    after.when(dismissMonitoringResult, { dismissed: true }, at).then();
    after.when(dismissMonitoringResult, { dismissed: false }, at).then({
      type: 'MonitoringResultAmended',
      data: { dismissedOn: null },
      subjectId: client.userId,
    });
    given(...judged)
      .when(dismissMonitoringResult, { dismissed: false }, at)
      .then();
  });

  it('is refused once an opposition was ordered', () => {
    const ordered = given(...judged)
      .when(orderOpposition, { country: 'SK' }, at)
      .events();
    given(...judged, ...ordered)
      .when(dismissMonitoringResult, { dismissed: true }, at)
      .thenRefused('ALREADY_ORDERED');
  });

  it('is not possible before a lawyer judged it, nor for others', () => {
    given(...found)
      .when(dismissMonitoringResult, { dismissed: true }, at)
      .thenRefused('NOT_FOUND');
    given(...judged)
      .when(dismissMonitoringResult, { dismissed: true }, { ...at, viewer: stranger })
      .thenRefused('NOT_FOUND');
    expect(shutOut(dismissMonitoringResult)).toEqual(['lawyer', 'admin', 'partner']);
  });
});
